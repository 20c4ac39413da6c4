import TraceModel

extension Gesture {
  /// This gesture, or the other where this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures of which only one succeeds; the first comes before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<ExclusiveGesture>
  ) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(
      First._makeRecognizer(source.map { $0.first }),
      Second._makeRecognizer(source.map { $0.second })
    )
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  private typealias Value = ExclusiveGesture<First, Second>.Value

  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private let exclusion: Exclusion

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    exclusion = Exclusion(first, before: second)
  }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    let (first, second) = (first.phase.map(Value.first), second.phase.map(Value.second))
    switch exclusion.winner {
    case .first: return first
    case .second: return second
    case .undecided: break
    }
    switch (first, second) {
    case (.active, _), (.possible(.some), _): return first
    case (_, .active), (_, .possible): return second
    default: return .possible(nil)
    }
  }

  override var changes: Int { first.changes + second.changes }
  override var isMoving: Bool { exclusion.isMoving }
  override var kinds: TouchKinds { exclusion.kinds }
  override var deadline: Nanoseconds? { exclusion.deadline }
  override func receive(_ event: TouchEvent) { exclusion.receive(event) }
  override func cancel() { exclusion.cancel() }
  override func deliver(mayEnd: Bool) { exclusion.deliver(mayEnd: mayEnd) }
}
