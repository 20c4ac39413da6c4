import TraceModel

extension Gesture {
  /// This gesture and the other, each for itself.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures that go on side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never

  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<SimultaneousGesture>
  ) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(
      First._makeRecognizer(source.map { $0.first }),
      Second._makeRecognizer(source.map { $0.second })
    )
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private let both: Simultaneity

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    both = Simultaneity(first, second)
  }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value,
      second: second.phase.value
    )
    switch both.state {
    case .active: return .active(value)
    case .ended: return .ended(value)
    case .failed: return .failed
    case .possible:
      // A press that goes on is told, as it would be alone.
      let isTold = first.phase.progress != nil || second.phase.progress != nil
      return .possible(isTold ? value : nil)
    }
  }

  override var changes: Int { first.changes + second.changes }
  override var isMoving: Bool { both.isMoving }
  override var kinds: TouchKinds { both.kinds }
  override var deadline: Nanoseconds? { both.deadline }
  override func receive(_ event: TouchEvent) { both.receive(event) }
  override func cancel() { both.cancel() }
  override func deliver(mayEnd: Bool) { both.deliver(mayEnd: mayEnd) }
}
