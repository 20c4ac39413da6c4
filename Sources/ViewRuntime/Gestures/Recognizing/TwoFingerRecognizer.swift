import Foundation
import TraceModel

/// Follows two fingers, and knows how they stood when the second came down.
class TwoFingerRecognizer<Value>: LeafRecognizer<Value> {
  private var fingers: [(number: Int, location: CGPoint)] = []
  private var start: Pair?
  private var movement: Movement?

  /// Two fingers on the screen.
  struct Pair: Equatable {
    let first: CGPoint
    let second: CGPoint

    var distance: CGFloat { first.distance(to: second) }
    var angle: Double { atan2(second.y - first.y, second.x - first.x) }
    var middle: CGPoint {
      CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
  }

  /// How they moved last.
  private struct Movement {
    var from: Pair
    var to: Pair
    /// When they got there.
    var end: Nanoseconds
    var seconds = FingerTrack.seconds(.zero)

    mutating func follow(_ now: Pair, _ time: Nanoseconds) {
      let passed = time - end
      if now != to {
        self = Movement(from: to, to: now, end: time, seconds: FingerTrack.seconds(passed))
      } else if passed > FingerTrack.rest {
        from = to
      }
    }
  }

  override final var isMoving: Bool { state == .active }

  /// Whether the fingers have moved enough.
  func isEnough(_ start: Pair, _ now: Pair) -> Bool { false }
  /// The value, nil where there can be none; `last` is where the fingers came
  /// from, a number of seconds before.
  func value(_ start: Pair, _ now: Pair, last: Pair, _ seconds: Double) -> Value? { nil }

  override final func follow(_ event: TouchEvent) {
    for touch in event.touches {
      switch touch.phase {
      case .began where fingers.count < 2: fingers.append((touch.finger, touch.location))
      case .began: break
      case .moved, .ended:
        if let index = fingers.firstIndex(where: { $0.number == touch.finger }) {
          fingers[index].location = touch.location
        }
      }
    }
    if fingers.count == 2 {
      followPair(event.time)
    }
    let isLifted = event.touches.contains { touch in
      touch.phase == .ended && fingers.contains { $0.number == touch.finger }
    }
    guard isLifted else { return }
    if case .active(let value) = phase { set(.ended(value)) } else { set(.failed) }
  }

  private func followPair(_ time: Nanoseconds) {
    let now = Pair(first: fingers[0].location, second: fingers[1].location)
    guard let start else {
      start = now
      movement = Movement(from: now, to: now, end: time)
      return
    }
    movement?.follow(now, time)
    guard let movement, state == .active || isEnough(start, now) else { return }
    if let value = value(start, now, last: movement.from, movement.seconds) { set(.active(value)) }
  }
}
