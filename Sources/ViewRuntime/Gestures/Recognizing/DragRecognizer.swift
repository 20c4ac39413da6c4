import Foundation
import TraceModel

/// Follows the first finger that comes down.
final class DragRecognizer: LeafRecognizer<DragGesture.Value> {
  private let source: _GestureSource<DragGesture>
  private var track: FingerTrack?
  private var start = CGPoint.zero

  init(_ source: _GestureSource<DragGesture>) { self.source = source }

  override var isMoving: Bool { state == .active }

  /// One that begins at once is used by resting fingers too.
  override var kinds: TouchKinds {
    source.current().minimumDistance > 0 ? .drag : [.drag, .tap, .longPress]
  }

  override func follow(_ event: TouchEvent) {
    for touch in event.touches where !state.isFinished { follow(touch, event.time) }
  }

  private func follow(_ touch: Touch, _ time: Nanoseconds) {
    if touch.phase == .began {
      guard track == nil else { return }
      track = FingerTrack(touch, time)
      start = local(touch.location)
    } else {
      guard track?.finger == touch.finger else { return }
      track?.follow(touch, time)
    }
    guard let track else { return }
    let isActive = state == .active || track.distance >= source.current().minimumDistance
    switch (touch.phase, isActive) {
    case (.ended, true) where state == .active: set(.ended(value(track)))
    case (.ended, _): set(.failed)
    case (_, true): set(.active(value(track)))
    case (_, false): break
    }
  }

  private func local(_ point: CGPoint) -> CGPoint {
    source.place.convert(point, to: source.current().coordinateSpace)
  }

  private func value(_ track: FingerTrack) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(),
      location: local(track.location),
      startLocation: start,
      velocity: track.velocity
    )
  }
}

/// Where a finger was, is, and how fast it goes.
struct FingerTrack {
  let finger: Int
  /// On the screen.
  let start: CGPoint
  private(set) var location: CGPoint
  /// In points a second.
  private(set) var velocity = CGSize.zero
  private var lastMove: Nanoseconds

  /// Movements that come at once count as a frame apart.
  private static let leastTime = 1.0 / 60
  /// A finger that rested so long before it is lifted has no speed left.
  static let rest = Nanoseconds.milliseconds(100)

  init(_ touch: Touch, _ time: Nanoseconds) {
    finger = touch.finger
    start = touch.location
    location = touch.location
    lastMove = time
  }

  var distance: CGFloat { location.distance(to: start) }
  var translation: CGSize {
    CGSize(width: location.x - start.x, height: location.y - start.y)
  }

  /// The seconds that a movement took.
  static func seconds(_ passed: Nanoseconds) -> Double { max(passed.seconds, leastTime) }

  mutating func follow(_ touch: Touch, _ time: Nanoseconds) {
    let (dx, dy) = (touch.location.x - location.x, touch.location.y - location.y)
    let passed = time - lastMove
    if dx != 0 || dy != 0 {
      let seconds = Self.seconds(passed)
      velocity = CGSize(width: dx / seconds, height: dy / seconds)
      location = touch.location
      lastMove = time
    } else if passed > Self.rest {
      velocity = .zero
    }
  }
}
