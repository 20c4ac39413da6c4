/// A value that the system keeps with a scene.
///
/// A recording starts with no scene from before, so it holds what the run
/// itself has stored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  fileprivate let key: String
  fileprivate let initial: Value
  fileprivate let coding: StorageCoding<Value>
  fileprivate var location: StorageLocation<Value>?

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.getAsOwner() ?? initial }
    nonmutating set { location?.set(newValue, Runtime.shared.transaction) }
  }

  public var projectedValue: Binding<Value> {
    location.map { Binding($0) } ?? .constant(initial)
  }
}

// The location is touched on the thread that runs the app only.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(SceneStorageBehavior<Value>(), at: offset)
  }

  /// The key and the default are the input, not the value.
  public static func _isSameInput(
    _ old: UnsafePointer<SceneStorage>,
    _ new: UnsafePointer<SceneStorage>
  ) -> Bool {
    old.pointee.key == new.pointee.key && isSameValue(old.pointee.initial, new.pointee.initial)
  }
}

private final class SceneStorageBehavior<Value>: DynamicPropertyBehavior {
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    let property = field.assumingMemoryBound(to: SceneStorage<Value>.self)
    if let slot {
      property.pointee.location = unsafeDowncast(slot, to: StorageLocation<Value>.self)
      return
    }
    let location = StorageLocation(
      Runtime.shared.storage.sceneEntry(property.pointee.key),
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
    field.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.location === location
  }

  override func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? {
    (slot as? StorageLocation<Value>)?.name
  }
}
