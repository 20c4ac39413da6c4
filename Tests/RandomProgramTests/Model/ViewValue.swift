/// The value of a view, as its parent made it: its fields, and how they compare.
struct ViewValue {
  enum Field {
    case number(Int)
    case text(String)
    /// An object, by which one it is.
    case object(Int)
    case model(ModelObject)
    case binding(Cell?, Int)
    /// Captures something, so that nothing tells whether it is the same.
    case closure(Int)
  }

  let component: Component?
  let modification: Modification?
  let fields: [(name: String, field: Field)]
  /// How two values compare.
  var rule = Rule.fields

  enum Rule {
    case fields
    /// `==`, which looks at these alone.
    case equatable([String])
  }

  subscript(name: String) -> Field? { fields.first { $0.name == name }?.field }

  func number(_ name: String) -> Int {
    switch self[name] {
    case .number(let number), .closure(let number), .object(let number): number
    default: 0
    }
  }

  /// The fields that differ; nil where the values are the same input (rules 27, 28, 30).
  func differences(from old: ViewValue) -> [String]? {
    let names = zip(fields, old.fields).filter { !$0.field.isSame(as: $1.field) }.map(\.0.name)
    switch rule {
    case .fields: return names.isEmpty ? nil : names
    case .equatable(let looked): return names.contains(where: looked.contains) ? names : nil
    }
  }

  /// Whether another run of the same body gives the same, apart from what is
  /// new with each run: a closure, a binding's snapshot.
  func isLike(_ other: ViewValue) -> Bool {
    component?.number == other.component?.number
      && zip(fields, other.fields).allSatisfy { new, old in
        switch (new.field, old.field) {
        case (.closure(let a), .closure(let b)): a == b
        case (.binding(let a?, _), .binding(let b?, _)): a === b
        case (let new, let old): new.isSame(as: old)
        }
      }
  }
}

extension ViewValue.Field {
  func isSame(as old: ViewValue.Field) -> Bool {
    switch (self, old) {
    case (.number(let a), .number(let b)), (.object(let a), .object(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.model(let a), .model(let b)): a === b
    case (.binding(let a, let x), .binding(let b, let y)): a === b && x == y
    default: false
    }
  }
}
