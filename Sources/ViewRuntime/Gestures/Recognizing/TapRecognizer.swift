import Foundation
import TraceModel

/// Counts taps.
///
/// A finger that moves far or rests long is no tap, and taps far apart in time
/// are not counted together; the limits are those read off SwiftUI.
final class TapRecognizer<Value>: LeafRecognizer<Value> {
  private static var farthest: CGFloat { 45 }
  private static var longest: Nanoseconds { .milliseconds(750) }
  private static var longestPause: Nanoseconds { .milliseconds(350) }

  private let count: @MainActor () -> Int
  private let value: @MainActor (CGPoint) -> Value
  private var finger: (number: Int, location: CGPoint)?
  private var taps = 0
  private var limit: Nanoseconds?

  /// `value` makes the gesture's value of the place of the last tap.
  init(
    count: @escaping @MainActor () -> Int,
    value: @escaping @MainActor (CGPoint) -> Value
  ) {
    self.count = count
    self.value = value
  }

  override var kinds: TouchKinds {
    switch count() {
    case ...1: .tap
    case 2: .doubleTap
    default: []
    }
  }

  override var deadline: Nanoseconds? { state.isFinished ? nil : limit }

  override func follow(_ event: TouchEvent) {
    if let limit, event.time >= limit { return set(.failed) }
    for touch in event.touches where !state.isFinished { follow(touch, event.time) }
  }

  private func follow(_ touch: Touch, _ time: Nanoseconds) {
    if touch.phase == .began {
      guard finger == nil else { return set(.failed) }
      finger = (touch.finger, touch.location)
      limit = time + Self.longest
      return
    }
    guard let finger, finger.number == touch.finger else { return }
    if touch.location.distance(to: finger.location) > Self.farthest { return set(.failed) }
    guard touch.phase == .ended else { return }
    self.finger = nil
    taps += 1
    limit = time + Self.longestPause
    if taps >= count() { set(.ended(value(touch.location))) }
  }
}
