/// A value that a gesture sets while it goes on, and that is back at its start
/// when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  // First, so that the state's own access to the runtime finds it here.
  private var state: State<Value>
  private let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// `reset` is asked how the way back is shown.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(initialValue: wrappedValue)
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

// The state and the closure are used on the thread that runs the app only.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState {
  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    State<Value>._makeProperty(&fields, at: offset)
  }

  /// As of a state, its start is its input.
  public static func _isSameInput(
    _ old: UnsafePointer<GestureState>,
    _ new: UnsafePointer<GestureState>
  ) -> Bool {
    withUnsafePointer(to: old.pointee.state) { old in
      withUnsafePointer(to: new.pointee.state) { new in
        State<Value>._isSameInput(old, new)
      }
    }
  }

  /// Changes the value, as `body` says, under the transaction that it leaves.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location = state.location else { return }
    var value = location.peek()
    var transaction = Runtime.shared.transaction
    body(&value, &transaction)
    location.set(value, transaction.asOwnUpdate)
  }

  /// Goes back to the start.
  func end() {
    update { value, transaction in
      reset(value, &transaction)
      value = state.initial
    }
  }
}

extension Transaction {
  /// Writes that are shown in a way of their own are an update of their own.
  fileprivate var asOwnUpdate: Transaction {
    let outer = Runtime.shared.transaction
    guard
      animation != outer.animation || disablesAnimations != outer.disablesAnimations
        || isContinuous != outer.isContinuous
    else { return self }
    var own = self
    Runtime.shared.lastTransaction += 1
    own.id = Runtime.shared.lastTransaction
    return own
  }
}
