/// An identity that views of one owner share, for matched geometry and the like.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  fileprivate var id: Int?

  public init() {}

  public var wrappedValue: ID {
    guard let id else {
      Runtime.shared.say(RuntimeMessage.namespaceOutsideView)
      Runtime.shared.lastNamespace += 1
      return ID(id: Runtime.shared.lastNamespace)
    }
    return ID(id: id)
  }

  public struct ID: Hashable, Sendable {
    let id: Int
  }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(NamespaceBehavior(), at: offset)
  }

  /// Has no input.
  public static func _isSameInput(
    _ old: UnsafePointer<Namespace>,
    _ new: UnsafePointer<Namespace>
  ) -> Bool { true }
}

private final class NamespaceBehavior: DynamicPropertyBehavior {
  private final class Storage {
    let id: Int
    init(_ id: Int) { self.id = id }
  }

  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    if slot == nil {
      Runtime.shared.lastNamespace += 1
      slot = Storage(Runtime.shared.lastNamespace)
    }
    field.assumingMemoryBound(to: Namespace.self).pointee.id = (slot as? Storage)?.id
  }
}
