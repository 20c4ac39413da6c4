extension Gesture {
  /// Sets a gesture state while the gesture goes on.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that sets a gesture state.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  public typealias Body = Never

  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<GestureStateGesture>
  ) -> _GestureRecognizer<Base.Value> {
    GestureStateRecognizer(source)
  }
}

private final class GestureStateRecognizer<Base: Gesture, State>:
  WrappingRecognizer<Base.Value, Base.Value>
{
  private let source: _GestureSource<GestureStateGesture<Base, State>>
  private var seen = 0
  /// What was set and has to go back.
  private var open: GestureState<State>?

  init(_ source: _GestureSource<GestureStateGesture<Base, State>>) {
    self.source = source
    super.init(Base._makeRecognizer(source.map { $0.base }))
  }

  override var phase: GesturePhase<Base.Value> { base.phase }

  override func deliver(mayEnd: Bool) {
    base.deliver(mayEnd: mayEnd)
    if let value = base.phase.progress {
      guard base.changes != seen else { return }
      seen = base.changes
      let gesture = source.current()
      open = gesture.state
      gesture.state.update { state, transaction in gesture.body(value, &state, &transaction) }
    } else if base.state == .failed || (base.state == .ended && mayEnd) {
      open?.end()
      open = nil
    }
  }
}
