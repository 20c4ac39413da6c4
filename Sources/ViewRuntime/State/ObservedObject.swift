public import Combine

/// A model that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings on the properties of the model.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object, keyPath), snapshot: object[keyPath: keyPath])
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(ObservedObjectBehavior<ObjectType>(), at: offset)
  }

  public static func _isSameInput(
    _ old: UnsafePointer<ObservedObject>,
    _ new: UnsafePointer<ObservedObject>
  ) -> Bool {
    old.pointee.wrappedValue === new.pointee.wrappedValue
  }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

private final class ObservedObjectBehavior<ObjectType: ObservableObject>: DynamicPropertyBehavior {
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    let object = field.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
    guard let known = slot as? ObjectSubscription else {
      slot = ObjectSubscription(object, node, bit: bit)
      return
    }
    if known.object !== object { known.follow(object, node, bit: bit) }
  }

  override func end(_ slot: AnyObject?, node: NodeReference) {
    (slot as? ObjectSubscription)?.end()
  }

  override func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? {
    TypeInfo.of(ObjectType.self).name
  }
}
