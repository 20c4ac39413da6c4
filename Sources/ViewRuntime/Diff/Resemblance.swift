import TraceModel

/// What can be said of two values of a field that are different inputs.
///
/// SwiftUI runs a view for them in any case; the trace tells whether it had to:
/// a type that compares its bytes may have an `==` that says they are equal, an
/// array without `==` may hold the same in other storage.
enum Resemblance {
  /// They are what they are: another value.
  case none
  /// Asked whether they are equal all the same.
  case equality(FieldLayout.Equals)
  /// Asked whether the value is made of closures, of which nobody can tell.
  case opacity((UnsafeRawPointer) -> Bool)

  init(of type: Any.Type, _ rule: FieldLayout.Rule) {
    switch rule {
    case .bits, .fields:
      if let equatable = type as? any Equatable.Type {
        self = .equality(FieldLayout.equality(of: equatable))
      } else if let collection = type as? any StoredElements.Type {
        self = .equality(collection.haveSameElements)
      } else {
        self = .none
      }
    case .dynamicProperty:
      self = (type as? any OpaqueInput.Type).map { .opacity($0.isOpaque) } ?? .none
    case .closure, .reference, .equatable, .existential:
      self = .none
    }
  }

  func difference(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> InputDifference {
    switch self {
    case .none: .changed
    case .equality(let isEqual): isEqual(old, new) ? .equalButNew : .changed
    case .opacity(let isOpaque): isOpaque(new) ? .notComparable : .changed
    }
  }
}

/// A wrapper that may hold closures in place of storage.
protocol OpaqueInput {
  static func isOpaque(_ value: UnsafeRawPointer) -> Bool
}

extension Binding: OpaqueInput {
  /// `Binding(get:set:)` is never the same as the one before (rule 18).
  static func isOpaque(_ value: UnsafeRawPointer) -> Bool {
    value.assumingMemoryBound(to: Self.self).pointee.location.base.isOpaque
  }
}

/// An array, whatever it holds.
private protocol StoredElements {
  static func haveSameElements(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension Array: StoredElements {
  /// Longer ones are not looked through, since nobody waits for the answer but
  /// the trace.
  private static var longest: Int { 1_000 }

  fileprivate static func haveSameElements(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee
    let new = new.assumingMemoryBound(to: Self.self).pointee
    guard old.count == new.count, old.count <= longest else { return false }
    let layout = TypeInfo.of(Element.self).layout
    var ignored: UInt32 = 0
    return zip(old, new).allSatisfy { old, new in
      withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { layout.isEqual(old, $0, comparing: &ignored) }
      }
    }
  }
}
