/// Compares two values of one `Equatable` type that is not known statically.
package class ValueComparison: @unchecked Sendable {
  // Sendable: no stored properties, here or in the subclass.
  fileprivate init() {}

  /// The comparison for a type, or nil where it has no `==`.
  ///
  /// Costs a dynamic cast: call it once a type and keep the result.
  package static func of(_ type: Any.Type) -> ValueComparison? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    return make(equatable)
  }

  private static func make<Value: Equatable>(_ type: Value.Type) -> ValueComparison {
    EquatableComparison<Value>()
  }

  /// Whether the values are equal; their type must be the comparison's own.
  package final func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in areEqual(at: left, right) }
    }
  }

  fileprivate func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }
}

/// Calls the type's own `==`.
private final class EquatableComparison<Value: Equatable>: ValueComparison, @unchecked Sendable {
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }
}
