/// A value that a view owns and that outlives its evaluations.
///
/// Reading it while anything is evaluated makes its view depend on it, for as
/// long as the view lives; `$value` is no read (rules 13 and 17).
@propertyWrapper
@frozen public struct State<Value>: DynamicProperty {
  /// What the state starts with; a placeholder where a closure makes that.
  ///
  /// The two words of SwiftUI's own layout, so that nested wrappers are printed
  /// under the offsets that it prints.
  @usableFromInline var initial: Value
  @usableFromInline var location: AnyLocation<Value>?

  @inlinable public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  @inlinable public init(initialValue: Value) {
    initial = initialValue
  }

  public var wrappedValue: Value {
    get {
      guard let location, location.isInstalled else {
        Runtime.shared.say(RuntimeMessage.stateOutsideView)
        return makeInitial()
      }
      // The location of a `@State` is a state's, whoever holds it.
      return unsafeDowncast(location, to: StateLocation<Value>.self).getAsOwner()
    }
    nonmutating set {
      guard let location, location.isInstalled else { return }
      location.set(newValue, Runtime.shared.transaction)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location, location.isInstalled else {
      Runtime.shared.say(RuntimeMessage.stateOutsideView)
      return .constant(makeInitial())
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
    guard Runtime.shared.profile.makesStateObjectsOnce else {
      self.init(initialValue: thunk())
      return
    }
    // Sound: a class type's value is one reference to a native object, which
    // can be copied and released whatever its class is; the state never hands
    // this one out.
    self.init(initialValue: unsafeBitCast(StatePlaceholder.shared, to: Value.self))
    location = InitialLocation(thunk)
  }
}

/// Stands where a state's object will be.
private final class StatePlaceholder: Sendable {
  static let shared = StatePlaceholder()
}

/// Makes a state's first value; no view has the state yet.
private final class InitialLocation<Value>: AnyLocation<Value> {
  let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  override var isInstalled: Bool { false }
}

extension State {
  /// Whether a closure makes the first value.
  fileprivate var isMade: Bool {
    guard Value.self is AnyObject.Type else { return false }
    return initial as AnyObject === StatePlaceholder.shared
  }

  fileprivate func makeInitial() -> Value {
    guard let location, !location.isInstalled else { return initial }
    // Only the closure's location is not installed.
    return unsafeDowncast(location, to: InitialLocation<Value>.self).make()
  }
}

// The location is read and written on the thread that runs the app only.
extension State: @unchecked Sendable where Value: Sendable {}

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
    let (isOldMade, isNewMade) = (old.pointee.isMade, new.pointee.isMade)
    if isOldMade || isNewMade { return isOldMade && isNewMade }
    return isSameValue(old.pointee.initial, new.pointee.initial)
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
    let location = StateLocation(state.pointee.makeInitial(), property: name, owner: node, bit: bit)
    slot = location
    state.pointee.location = location
  }

  override func refers(_ field: UnsafeRawPointer, to location: AnyLocationBase) -> Bool {
    field.assumingMemoryBound(to: State<Value>.self).pointee.location === location
  }

  override func holdsWrittenState(_ slot: AnyObject?) -> Bool {
    (slot as? StateLocation<Value>)?.wasWritten ?? false
  }

  /// An object in a state changes without a write to the state.
  override func holdsOwnState(_ slot: AnyObject?) -> Bool {
    holdsWrittenState(slot) || !TypeInfo.of(Value.self).layout.isValue
  }
}
