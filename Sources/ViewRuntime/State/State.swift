/// A value that a view owns and that outlives its evaluations.
///
/// Reading it while anything is evaluated makes its view depend on it, for as
/// long as the view lives; `$value` is no read (rules 13 and 17).
@propertyWrapper
@frozen public struct State<Value>: DynamicProperty {
  @usableFromInline var seed: _StateSeed<Value>
  @usableFromInline var location: AnyLocation<Value>?

  @inlinable public init(wrappedValue: Value) {
    seed = .value(wrappedValue)
  }

  @inlinable public init(initialValue: Value) {
    seed = .value(initialValue)
  }

  public var wrappedValue: Value {
    get {
      guard let location else {
        Runtime.shared.queue?.reporter.message(RuntimeMessage.stateOutsideView)
        return seed.value
      }
      // The location of a `@State` is a state's, whoever holds it.
      return unsafeDowncast(location, to: StateLocation<Value>.self).getAsOwner()
    }
    nonmutating set { location?.set(newValue, Runtime.shared.transaction) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      Runtime.shared.queue?.reporter.message(RuntimeMessage.stateOutsideView)
      return .constant(seed.value)
    }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  @inlinable public init() { self.init(wrappedValue: nil) }
}

extension State where Value: AnyObject {
  /// An object is made once, when the view first needs it (rule 49).
  ///
  /// Up to the `ios26` profile the expression runs with every `init` of the
  /// view, and all objects but the first are dropped.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value) {
    seed = Runtime.shared.profile.makesStateObjectsOnce ? .thunk(thunk) : .value(thunk())
  }
}

// The location is read and written on the thread that runs the app only.
extension State: @unchecked Sendable where Value: Sendable {}

/// What a state starts with.
@usableFromInline enum _StateSeed<Value> {
  case value(Value)
  case thunk(() -> Value)

  var value: Value {
    switch self {
    case .value(let value): value
    case .thunk(let make): make()
    }
  }
}

// The closure is called on the thread that runs the app only.
extension _StateSeed: @unchecked Sendable where Value: Sendable {}

extension State {
  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(StateBehavior<Value>(fields.name), at: offset)
  }

  /// A state counts as an input with its default only: another one does not
  /// reach the storage, but makes the view unequal (rules 16 and 30).
  public static func _isSameInput(
    _ old: UnsafePointer<State>,
    _ new: UnsafePointer<State>
  ) -> Bool {
    switch (old.pointee.seed, new.pointee.seed) {
    case (.thunk, .thunk): true
    case (.value(let old), .value(let new)): isSameValue(old, new)
    default: false
    }
  }
}

/// Compares two values as inputs.
func isSameValue<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      var ignored: UInt32 = 0
      return TypeInfo.of(Value.self).layout.isEqual(old, new, comparing: &ignored)
    }
  }
}

private final class StateBehavior<Value>: DynamicPropertyBehavior {
  private let name: String

  init(_ name: String) { self.name = name }

  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    let state = field.assumingMemoryBound(to: State<Value>.self)
    if let slot {
      // Content that a modifier shows twice is one value with two states, so
      // that a location which is there may be the other one's.
      if state.pointee.location !== slot {
        state.pointee.location = unsafeDowncast(slot, to: StateLocation<Value>.self)
      }
      state.pointee.location.map { unsafeDowncast($0, to: StateLocation<Value>.self).ownerRuns() }
      return
    }
    let location = StateLocation(state.pointee.seed.value, property: name, owner: node, bit: bit)
    slot = location
    state.pointee.location = location
  }

  override func refers(_ field: UnsafeRawPointer, to location: AnyLocationBase) -> Bool {
    field.assumingMemoryBound(to: State<Value>.self).pointee.location === location
  }

  override func holdsWrittenState(_ slot: AnyObject?) -> Bool {
    (slot as? StateLocation<Value>)?.wasWritten ?? false
  }
}
