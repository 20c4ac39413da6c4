/// Says which field of a view has the focus, and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: AnyLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get {
      guard let location else {
        Runtime.shared.say(RuntimeMessage.focusStateOutsideView)
        return initial
      }
      // The location of a `@FocusState` is a state's, as it makes one below.
      return unsafeDowncast(location, to: StateLocation<Value>.self).getAsOwner()
    }
    nonmutating set { location?.set(newValue, Runtime.shared.transaction) }
  }

  public var projectedValue: Binding {
    guard let location else {
      Runtime.shared.say(RuntimeMessage.focusStateOutsideView)
      return Binding(binding: .constant(initial))
    }
    return Binding(binding: ViewRuntime.Binding(location))
  }

  /// Reads and moves the focus of another view.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let binding: ViewRuntime.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }

    public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
      ViewRuntime.Binding<Value>._makeProperty(&fields, at: offset)
    }
  }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(FocusStateBehavior<Value>(fields.name), at: offset)
  }

  /// A focus state has no input: it starts without focus.
  public static func _isSameInput(
    _ old: UnsafePointer<FocusState>,
    _ new: UnsafePointer<FocusState>
  ) -> Bool { true }

  fileprivate mutating func install(
    _ slot: inout AnyObject?,
    _ name: String,
    _ node: NodeReference,
    bit: Int
  ) {
    if let slot {
      let known = unsafeDowncast(slot, to: StateLocation<Value>.self)
      known.ownerRuns()
      location = known
      return
    }
    let made = StateLocation(initial, property: name, owner: node, bit: bit, kind: .focus)
    slot = made
    location = made
  }

  fileprivate func refers(to other: AnyLocationBase) -> Bool { location === other }
}

// The location is touched on the thread that runs the app only.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

private final class FocusStateBehavior<Value: Hashable>: DynamicPropertyBehavior {
  private let name: String

  init(_ name: String) { self.name = name }

  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    field.assumingMemoryBound(to: FocusState<Value>.self).pointee
      .install(&slot, name, node, bit: bit)
  }

  override func refers(_ field: UnsafeRawPointer, to location: AnyLocationBase) -> Bool {
    field.assumingMemoryBound(to: FocusState<Value>.self).pointee.refers(to: location)
  }

  override func holdsOwnState(_ slot: AnyObject?) -> Bool {
    (slot as? StateLocation<Value>)?.wasWritten ?? false
  }
}
