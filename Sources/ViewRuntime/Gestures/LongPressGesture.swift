public import Foundation
import TraceModel

/// A finger that stays where it is; true as soon as it is down.
public struct LongPressGesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may stray, in points.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public static func _makeRecognizer(
    _ source: _GestureSource<LongPressGesture>
  ) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(source)
  }
}

private final class LongPressRecognizer: LeafRecognizer<Bool> {
  private let source: _GestureSource<LongPressGesture>
  private var finger: (number: Int, location: CGPoint)?
  private var due: Nanoseconds?

  init(_ source: _GestureSource<LongPressGesture>) { self.source = source }

  override var kinds: TouchKinds { .longPress }
  override var deadline: Nanoseconds? { state.isFinished ? nil : due }

  override func follow(_ event: TouchEvent) {
    for touch in event.touches where !state.isFinished { follow(touch, event.time) }
    if let due, event.time >= due, !state.isFinished { set(.ended(true)) }
  }

  private func follow(_ touch: Touch, _ time: Nanoseconds) {
    if touch.phase == .began {
      guard finger == nil else { return set(.failed) }
      finger = (touch.finger, touch.location)
      due = Nanoseconds(delay: source.current().minimumDuration).map { time + $0 }
      set(.possible(true))
      return
    }
    guard let finger, finger.number == touch.finger else { return }
    let distance = touch.location.distance(to: finger.location)
    let isLate = due.map { time >= $0 } ?? false
    if distance > source.current().maximumDistance || (touch.phase == .ended && !isLate) {
      set(.failed)
    }
  }
}
