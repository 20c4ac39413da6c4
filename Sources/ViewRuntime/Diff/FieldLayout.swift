@_spi(Reflection) import Swift

/// How the stored properties of a type lie in memory and how each is compared.
///
/// Made once per type and kept: reflection costs microseconds, a comparison by
/// a finished layout nanoseconds. The rules are SwiftUI's (rule 27 of the
/// conformance page): plain data bitwise, then `==`, then field by field;
/// references and closures by their words.
struct FieldLayout {
  /// Ranges of bytes that mean something; padding lies outside of them.
  ///
  /// If all of them are alike the values are equal, whatever their types are.
  var runs: [Range<Int>] = []
  var fields: [Field] = []
  /// The wrappers in a value, however deep in plain structs: their bytes are in
  /// no run.
  private(set) var properties: [Property] = []
  /// The type's own `==`, where the value is compared as one.
  var equals: Equals?
  /// Nothing but plain data: `runs` decide alone.
  var isPlainData = false

  typealias Equals = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  struct Field {
    let name: String
    let offset: Int
    let size: Int
    let rule: Rule
    /// What can be said of values that the rule takes for different.
    var resemblance = Resemblance.none

    /// Whether it is an element's id: what lies there, or else what is called so.
    func isID(at offset: Int?) -> Bool {
      offset.map { $0 == self.offset } ?? (name == "id")
    }
  }

  /// A wrapper that the runtime updates, and how it is compared.
  struct Property {
    let offset: Int
    let equals: Equals
  }

  /// How a field is compared once its bytes differ.
  enum Rule {
    /// Other bytes are another value.
    case bits
    /// A closure, or what holds one: nothing can tell whether it is the same.
    case closure
    /// A reference to an object without `==`: the object decides.
    case reference
    /// Values are compared by `==`.
    case equatable(Equals)
    /// Its own fields decide.
    case fields(FieldLayout)
    /// An existential box: the type inside decides.
    case existential
    /// A wrapper that the runtime updates; see `DynamicPropertyField`.
    case dynamicProperty(Equals)
  }
}

extension FieldLayout {
  /// Reads the layout of a type off its metadata.
  static func of(_ type: Any.Type) -> FieldLayout {
    func open<T>(_ type: T.Type) -> FieldLayout { FieldLayout(type) }
    return _openExistential(type, do: open)
  }

  private init<T>(_ type: T.Type) {
    let size = MemoryLayout<T>.size
    isPlainData = _isPOD(type)
    if !isPlainData, !(type is AnyObject.Type), let equatable = type as? any Equatable.Type {
      equals = Self.equality(of: equatable)
    }
    let isStruct = Self.eachField(of: type) { name, offset, fieldType in
      append(name, at: offset, type: fieldType)
    }
    // An enum, a reference, a built-in, or a type without reflection metadata:
    // taken as one run of bytes.
    if fields.isEmpty, size > 0 || !isStruct {
      runs = size > 0 ? [0..<size] : []
    }
    runs = Self.joined(runs)
  }

  private mutating func append(_ name: String, at offset: Int, type: Any.Type) {
    func open<T>(_ type: T.Type) {
      let size = MemoryLayout<T>.size
      guard size > 0 else { return }
      var rule = Rule.bits
      var runs = [0..<size]
      if let property = type as? any DynamicProperty.Type {
        let equals = inputEquality(of: property)
        rule = .dynamicProperty(equals)
        properties.append(Property(offset: offset, equals: equals))
        runs = []
      } else if isFunction(type) {
        rule = .closure
      } else if isExistential(type) {
        rule = .existential
      } else if type is AnyObject.Type {
        rule = (type as? any Equatable.Type).map { .equatable(Self.equality(of: $0)) } ?? .reference
      } else {
        let inner = FieldLayout(type)
        runs = inner.runs
        properties += inner.properties.map {
          Property(offset: offset + $0.offset, equals: $0.equals)
        }
        if let equals = inner.equals, !inner.isPlainData {
          rule = .equatable(equals)
        } else if !inner.fields.isEmpty {
          rule = .fields(inner)
        } else if !_isPOD(type), Self.mayHoldClosure(type) {
          rule = .closure
        }
      }
      fields.append(
        Field(
          name: name,
          offset: offset,
          size: size,
          rule: rule,
          resemblance: Resemblance(of: type, rule)
        )
      )
      self.runs += runs.map { offset + $0.lowerBound..<offset + $0.upperBound }
    }
    _openExistential(type, do: open)
  }

  /// Calls back for each stored property of a struct or tuple; false for
  /// other kinds of type.
  static func eachField(
    of type: Any.Type,
    _ body: (_ name: String, _ offset: Int, _ type: Any.Type) -> Void
  ) -> Bool {
    guard isStructOrTuple(type) else { return false }
    return _forEachField(of: type, options: []) { name, offset, type, _ in
      body(String(cString: name), offset, type)
      return true
    }
  }

  static func equality(of type: any Equatable.Type) -> Equals {
    func open<T: Equatable>(_ type: T.Type) -> Equals {
      { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
    return open(type)
  }

  /// Optionals and other enums around a closure look like plain bits.
  private static func mayHoldClosure<T>(_ type: T.Type) -> Bool {
    isEnum(type) && String(reflecting: type).contains("->")
  }

  private static func joined(_ runs: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= run.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        result.append(run)
      }
    }
    return result
  }
}

// The kinds of metadata, from the ABI's `MetadataKind`: the first word of a
// type's metadata, or an address where the type is a class.
private func metadataKind(_ type: Any.Type) -> Int {
  let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
  return metadata.pointee
}

private func isStructOrTuple(_ type: Any.Type) -> Bool {
  let kind = metadataKind(type)
  return kind == 0x200 || kind == 0x301
}

private func isEnum(_ type: Any.Type) -> Bool {
  let kind = metadataKind(type)
  return kind == 0x201 || kind == 0x202
}

private func isFunction(_ type: Any.Type) -> Bool { metadataKind(type) == 0x302 }

/// `any P` and `Any`, not class-bound ones: those are a reference and a table.
///
/// The second word of an existential's metadata holds its flags; the top bit
/// of the lower half says that any type fits in, not only a class.
private func isExistential<T>(_ type: T.Type) -> Bool {
  guard metadataKind(type) == 0x303, MemoryLayout<T>.size >= 4 * MemoryLayout<Int>.size else {
    return false
  }
  let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
  return metadata[1] & 0x8000_0000 != 0
}

/// What `==` means for a dynamic property that is part of a view value.
private func inputEquality(of type: any DynamicProperty.Type) -> FieldLayout.Equals {
  func open<P: DynamicProperty>(_ type: P.Type) -> FieldLayout.Equals {
    { old, new in
      P._isSameInput(
        old.assumingMemoryBound(to: P.self),
        new.assumingMemoryBound(to: P.self)
      )
    }
  }
  return open(type)
}
