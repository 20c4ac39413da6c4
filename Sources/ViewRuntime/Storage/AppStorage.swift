public import Foundation

/// A value in the app's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  fileprivate let key: String
  fileprivate let initial: Value
  fileprivate let store: UserDefaults?
  fileprivate let coding: StorageCoding<Value>
  fileprivate var location: StorageLocation<Value>?

  init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.getAsOwner() ?? stored }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    return Binding(get: { stored }, set: { write($0) })
  }

  /// In a class: the object says that it changes, whoever writes the value.
  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance instance: Enclosing,
    wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, AppStorage<Value>>
  ) -> Value {
    get {
      let wrapper = instance[keyPath: storage]
      wrapper.entry.add(instance)
      return wrapper.stored
    }
    set {
      let wrapper = instance[keyPath: storage]
      wrapper.entry.add(instance)
      wrapper.write(newValue)
    }
  }

  /// Outside of a view it goes straight to the defaults.
  private var entry: StorageEntry {
    Runtime.shared.storage.entry(key, in: store ?? .standard)
  }

  private var stored: Value { entry.value.flatMap(coding.decode) ?? initial }

  private func write(_ value: Value) {
    if let location {
      location.set(value, Runtime.shared.transaction)
      return
    }
    entry.write(
      coding.encode(value),
      flags: equality(of: stored, value),
      by: nil,
      Runtime.shared.transaction
    )
  }
}

// The location is touched on the thread that runs the app only.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(AppStorageBehavior<Value>(), at: offset)
  }

  /// The key, the store and the default are the input, not the value.
  public static func _isSameInput(
    _ old: UnsafePointer<AppStorage>,
    _ new: UnsafePointer<AppStorage>
  ) -> Bool {
    old.pointee.key == new.pointee.key && old.pointee.store === new.pointee.store
      && isSameValue(old.pointee.initial, new.pointee.initial)
  }
}

private final class AppStorageBehavior<Value>: DynamicPropertyBehavior {
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    let property = field.assumingMemoryBound(to: AppStorage<Value>.self)
    if let slot {
      property.pointee.location = unsafeDowncast(slot, to: StorageLocation<Value>.self)
      return
    }
    let store = property.pointee.store ?? node.environment.defaultAppStorage
    let location = StorageLocation(
      Runtime.shared.storage.entry(property.pointee.key, in: store),
      property.pointee.coding,
      initial: property.pointee.initial,
      owner: node,
      bit: bit
    )
    slot = location
    property.pointee.location = location
  }

  override func end(_ slot: AnyObject?, node: NodeReference) {
    (slot as? StorageLocation<Value>)?.end()
  }

  override func refers(_ field: UnsafeRawPointer, to location: AnyLocationBase) -> Bool {
    field.assumingMemoryBound(to: AppStorage<Value>.self).pointee.location === location
  }

  override func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? {
    (slot as? StorageLocation<Value>)?.name
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The defaults that `@AppStorage` below uses where it names none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
