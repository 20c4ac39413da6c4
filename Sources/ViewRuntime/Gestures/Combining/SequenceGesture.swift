import TraceModel

extension Gesture {
  /// This gesture, and when it has succeeded the other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }
}

/// Two gestures, of which the second begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never

  public enum Value {
    /// The first has not ended yet.
    case first(First.Value)
    /// The first has ended; nil as long as the second has nothing to tell.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<SequenceGesture>
  ) -> _GestureRecognizer<Value> {
    SequenceRecognizer(
      First._makeRecognizer(source.map { $0.first }),
      Second._makeRecognizer(source.map { $0.second })
    )
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  private typealias Value = SequenceGesture<First, Second>.Value

  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  /// The fingers that are down, for the second to begin with.
  private var fingers: [Int: Touch] = [:]
  private var hasSecondBegun = false
  /// Without a finger down the second must begin before this.
  private var limit: Nanoseconds?
  private var isCancelled = false
  private var ownChanges = 0

  private static var longestPause: Nanoseconds { .milliseconds(350) }

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    if isCancelled { return .failed }
    guard case .ended(let value) = first.phase else { return first.phase.map(Value.first) }
    switch second.phase {
    case .possible(let told): return .active(.second(value, told))
    case .active(let told): return .active(.second(value, told))
    case .ended(let told): return .ended(.second(value, told))
    case .failed: return .failed
    }
  }

  override var changes: Int { first.changes + second.changes + ownChanges }
  override var isMoving: Bool { first.state == .ended || first.isMoving }
  override var kinds: TouchKinds { first.kinds.union(second.kinds) }

  override var deadline: Nanoseconds? {
    if isCancelled { return nil }
    guard first.state == .ended else { return first.deadline }
    return hasSecondBegun ? second.deadline : limit
  }

  override func receive(_ event: TouchEvent) {
    guard !isCancelled else { return }
    for touch in event.touches {
      fingers[touch.finger] = touch.phase == .ended ? nil : touch
    }
    if first.state != .ended {
      first.receive(event)
      if first.state == .ended { begin(event.time) }
      return
    }
    if !hasSecondBegun {
      if let limit, event.time >= limit { return cancel() }
      if !event.touches.isEmpty { hasSecondBegun = true }
    }
    second.receive(event)
  }

  /// Fingers that are still down begin the second where they are.
  private func begin(_ time: Nanoseconds) {
    guard !fingers.isEmpty else {
      limit = time + Self.longestPause
      return
    }
    hasSecondBegun = true
    let touches = fingers.values.sorted { $0.finger < $1.finger }.map {
      Touch(finger: $0.finger, phase: .began, location: $0.location)
    }
    second.receive(TouchEvent(touches: touches, time: time))
  }

  override func cancel() {
    isCancelled = true
    ownChanges += 1
    first.cancel()
    second.cancel()
  }

  override func deliver(mayEnd: Bool) {
    first.deliver(mayEnd: mayEnd)
    second.deliver(mayEnd: mayEnd)
  }
}
