import TraceModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension FieldLayout {
  /// Whether two values are the same input.
  ///
  /// - Complexity: one `memcmp` a run when nothing changed; the fields are
  ///   looked at only after a miss.
  func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    comparing count: inout UInt32
  ) -> Bool {
    if hasEqualBits(old, new), hasEqualProperties(old, new) { return true }
    if isPlainData { return false }
    if let equals { return equals(old, new) }
    for field in fields {
      count += 1
      if Self.difference(of: field, old, new) != nil { return false }
    }
    return !fields.isEmpty
  }

  /// How each field differs, by index of `fields`.
  ///
  /// For the trace, after `isEqual` said no.
  func differences(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> FieldDifferences {
    var result = FieldDifferences()
    for (index, field) in fields.enumerated() {
      guard let difference = Self.difference(of: field, old, new) else { continue }
      let resembles = field.resemblance.difference(old + field.offset, new + field.offset)
      result.append(index, difference == .changed ? resembles : difference)
    }
    return result
  }

  /// Whether all fields but one are the same.
  func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, leavingOut one: Field) -> Bool {
    fields.allSatisfy { $0.offset == one.offset || Self.difference(of: $0, old, new) == nil }
  }

  /// Whether a comparison of the fields tells all that there is: an object can
  /// change while it stays the same, and of a closure nobody knows.
  var holdsValuesAlone: Bool {
    fields.allSatisfy { field in
      switch field.rule {
      case .bits, .equatable: true
      case .fields(let layout): layout.holdsValuesAlone
      case .closure, .reference, .existential, .dynamicProperty: false
      }
    }
  }

  /// Whether a value is all there is to it, so that one made anew the same way
  /// stands for it; no for objects, closures, and what may hold one unseen.
  var isValue: Bool { isPlainData || equals != nil || (!fields.isEmpty && holdsValuesAlone) }

  @inline(__always)
  func hasEqualBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for run in runs where memcmp(old + run.lowerBound, new + run.lowerBound, run.count) != 0 {
      return false
    }
    return true
  }

  private func hasEqualProperties(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for property in properties
    where !property.equals(old + property.offset, new + property.offset) {
      return false
    }
    return true
  }

  private static func difference(
    of field: Field,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> InputDifference? {
    let old = old + field.offset
    let new = new + field.offset
    switch field.rule {
    case .bits:
      return memcmp(old, new, field.size) == 0 ? nil : .changed
    case .closure:
      return memcmp(old, new, field.size) == 0 ? nil : .notComparable
    case .reference:
      return memcmp(old, new, field.size) == 0 ? nil : .changed
    case .equatable(let equals):
      return equals(old, new) ? nil : .changed
    case .dynamicProperty(let equals):
      return equals(old, new) ? nil : .changed
    case .existential:
      return isEqualExistential(old, new) ? nil : .changed
    case .fields(let layout):
      return layout.difference(old, new)
    }
  }

  /// The worst difference among the fields: a closure decides only where
  /// nothing else differs.
  private func difference(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> InputDifference? {
    if hasEqualBits(old, new), hasEqualProperties(old, new) { return nil }
    var result: InputDifference?
    for field in fields {
      guard let difference = Self.difference(of: field, old, new) else { continue }
      if difference == .changed { return .changed }
      result = difference
    }
    return result
  }
}

/// Opens two boxes of `Any` layout and compares what is inside by its layout.
///
/// `any P` has the layout of `Any` with witness tables behind it, so the first
/// four words tell value and type.
private func isEqualExistential(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
  let old = old.assumingMemoryBound(to: Any.self)
  let new = new.assumingMemoryBound(to: Any.self)
  guard type(of: old.pointee) == type(of: new.pointee) else { return false }
  func open<T>(_ value: T) -> Bool {
    guard var other = new.pointee as? T else { return false }
    var value = value
    let layout = TypeInfo.of(T.self).layout
    var ignored: UInt32 = 0
    return withUnsafeBytes(of: &value) { a in
      withUnsafeBytes(of: &other) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return layout.isEqual(a, b, comparing: &ignored)
      }
    }
  }
  return _openExistential(old.pointee, do: open)
}
