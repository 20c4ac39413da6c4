public import Combine
import TraceModel

/// A model that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      crash(RuntimeMessage.missingObservableObject(TypeInfo.of(ObjectType.self).name))
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(EnvironmentObjectBehavior<ObjectType>(), at: offset)
  }

  /// The type is the input, and that never changes.
  public static func _isSameInput(
    _ old: UnsafePointer<EnvironmentObject>,
    _ new: UnsafePointer<EnvironmentObject>
  ) -> Bool { true }

  fileprivate mutating func install(_ object: ObjectType?) { self.object = object }
}

extension EnvironmentObject: Sendable where ObjectType: Sendable {}

/// Finds the model by its type, and subscribes to it.
private final class EnvironmentObjectReader<ObjectType: ObservableObject>: EnvironmentReader {
  private(set) var object: ObjectType?
  private var subscription: ObjectSubscription?
  private let node: NodeReference
  private let bit: Int

  init(_ node: NodeReference, bit: Int) {
    self.node = node
    self.bit = bit
    super.init(scope: node.block.environment(of: node.entry))
    look()
  }

  private func look() {
    let reads = EnvironmentReads()
    var values = EnvironmentValues(scope)
    values.reads = reads
    object = values[object: TypeKey<ObjectType>()]
    follow(reads)
    guard let object else { return }
    if let subscription {
      if subscription.object !== object { subscription.follow(object, node, bit: bit) }
    } else {
      subscription = ObjectSubscription(object, node, bit: bit)
    }
  }

  override func check(_ write: WriteID) {
    let old = object
    look()
    if old !== object { Runtime.shared.queue?.mark(node, .property(bit), write: write) }
  }

  func end() {
    leave()
    subscription?.end()
  }
}

private final class EnvironmentObjectBehavior<ObjectType: ObservableObject>:
  DynamicPropertyBehavior
{
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    let reader: EnvironmentObjectReader<ObjectType>
    if let slot {
      reader = unsafeDowncast(slot, to: EnvironmentObjectReader<ObjectType>.self)
    } else {
      reader = EnvironmentObjectReader(node, bit: bit)
      slot = reader
    }
    field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee
      .install(reader.object)
  }

  override func end(_ slot: AnyObject?, node: NodeReference) {
    (slot as? EnvironmentObjectReader<ObjectType>)?.end()
  }

  override func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? {
    TypeInfo.of(ObjectType.self).name
  }
}
