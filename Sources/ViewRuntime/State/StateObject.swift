public import Combine

/// A model that a view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var subscription: ObjectSubscription?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    guard let subscription else {
      Runtime.shared.say(RuntimeMessage.stateObjectOutsideView)
      return make()
    }
    return unsafeDowncast(subscription.object, to: ObjectType.self)
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(StateObjectBehavior<ObjectType>(), at: offset)
  }

  /// How the object would be made is no input: it is made once.
  public static func _isSameInput(
    _ old: UnsafePointer<StateObject>,
    _ new: UnsafePointer<StateObject>
  ) -> Bool { true }

  fileprivate mutating func install(_ slot: inout AnyObject?, _ node: NodeReference, bit: Int) {
    if let slot {
      subscription = unsafeDowncast(slot, to: ObjectSubscription.self)
    } else {
      let made = ObjectSubscription(make(), node, bit: bit)
      slot = made
      subscription = made
    }
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {
  // The closure is called, and the subscription touched, by the runtime only.
}

private final class StateObjectBehavior<ObjectType: ObservableObject>: DynamicPropertyBehavior {
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    field.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee
      .install(&slot, node, bit: bit)
  }

  override func end(_ slot: AnyObject?, node: NodeReference) {
    (slot as? ObjectSubscription)?.end()
  }

  override func holdsOwnState(_ slot: AnyObject?) -> Bool { slot != nil }

  override func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? {
    TypeInfo.of(ObjectType.self).name
  }
}
