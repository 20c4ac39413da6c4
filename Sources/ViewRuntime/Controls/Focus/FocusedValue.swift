/// A value that the focused view, or the scene, hands over.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var location: FocusedLocation<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? { location?.value }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(FocusedValueBehavior<FocusedValue>(fields.name), at: offset)
  }

  /// The key is the input; what is handed over has a cause of its own.
  public static func _isSameInput(
    _ old: UnsafePointer<FocusedValue>,
    _ new: UnsafePointer<FocusedValue>
  ) -> Bool { old.pointee.keyPath == new.pointee.keyPath }
}

extension FocusedValue: FocusedReader {
  fileprivate mutating func install(_ slot: inout AnyObject?, _ place: FocusedPlace) {
    location = FocusedLocation.installed(&slot, keyPath, place)
  }
}

/// A binding that the focused view, or the scene, hands over.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var location: FocusedLocation<Binding<Value>>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? {
    get { location?.value?.wrappedValue }
    nonmutating set { if let newValue { location?.value?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    location?.value.map { Binding<Value?>($0) } ?? .constant(nil)
  }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(FocusedValueBehavior<FocusedBinding>(fields.name), at: offset)
  }

  public static func _isSameInput(
    _ old: UnsafePointer<FocusedBinding>,
    _ new: UnsafePointer<FocusedBinding>
  ) -> Bool { old.pointee.keyPath == new.pointee.keyPath }
}

extension FocusedBinding: FocusedReader {
  fileprivate mutating func install(_ slot: inout AnyObject?, _ place: FocusedPlace) {
    location = FocusedLocation.installed(&slot, keyPath, place)
  }
}

// Locations are touched on the thread that runs the app only.
extension FocusedValue: @unchecked Sendable where Value: Sendable {}
extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

/// Where a reader stands.
private struct FocusedPlace {
  let name: String
  let node: NodeReference
  let bit: Int
}

private protocol FocusedReader {
  @MainActor mutating func install(_ slot: inout AnyObject?, _ place: FocusedPlace)
}

private final class FocusedValueBehavior<Reader: FocusedReader>: DynamicPropertyBehavior {
  private let name: String

  init(_ name: String) { self.name = name }

  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    field.assumingMemoryBound(to: Reader.self).pointee
      .install(&slot, FocusedPlace(name: name, node: node, bit: bit))
  }

  override func end(_ slot: AnyObject?, node: NodeReference) {
    guard let location = slot as? AnyFocusedLocation else { return }
    Runtime.shared.queue?.focusedValues.remove(location)
  }

  override func value(_ field: UnsafeRawPointer, slot: AnyObject?) -> Any? {
    (slot as? AnyFocusedLocation)?.anyValue
  }
}

/// What one property was handed last.
@MainActor
class AnyFocusedLocation {
  let name: String
  let node: NodeReference
  let bit: Int

  fileprivate init(_ place: FocusedPlace) {
    name = place.name
    node = place.node
    bit = place.bit
  }

  nonisolated var anyValue: Any? { nil }

  /// Whether that is something else than before.
  func take(_ values: FocusedValues) -> Bool { false }
}

private final class FocusedLocation<Value>: AnyFocusedLocation {
  private let keyPath: KeyPath<FocusedValues, Value?>
  // Written where the app's code runs and read there, though a wrapper's value
  // is nonisolated by contract.
  nonisolated(unsafe) private(set) var value: Value?

  private init(_ keyPath: KeyPath<FocusedValues, Value?>, _ place: FocusedPlace) {
    self.keyPath = keyPath
    super.init(place)
  }

  static func installed(
    _ slot: inout AnyObject?,
    _ keyPath: KeyPath<FocusedValues, Value?>,
    _ place: FocusedPlace
  ) -> FocusedLocation {
    if let known = slot as? FocusedLocation { return known }
    let made = FocusedLocation(keyPath, place)
    slot = made
    Runtime.shared.queue?.focusedValues.add(made)
    return made
  }

  override nonisolated var anyValue: Any? { value }

  override func take(_ values: FocusedValues) -> Bool {
    let new = values[keyPath: keyPath]
    if isSameValue(value, new) { return false }
    value = new
    return true
  }
}
