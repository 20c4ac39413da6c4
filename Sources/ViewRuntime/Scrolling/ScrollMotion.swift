import Foundation
import TraceModel

/// Scroll views that run on after a finger, a step a frame of the virtual clock.
///
/// The motion belongs to the finger that set it off, not to an animation of the
/// app: timers of the loop carry it, so a step is not over before the content is
/// at rest. A finger that comes down on a scroll view stops it.
@MainActor
final class ScrollMotion {
  private struct Motion {
    let target: ScrollableView
    let x: Deceleration
    let y: Deceleration
    let start: Nanoseconds
    let duration: Double
    /// Where the content was put last; others may move it meanwhile.
    var last: CGPoint
    /// How far others have moved it, and edges have held it back.
    var shift = CGPoint.zero
  }

  private let clock: any TouchClock
  private var motions: [Motion] = []
  /// What a finger has stopped and still rests on.
  private var held: [ScrollableView] = []

  /// A frame of the screen, 60 of them a second.
  private static let frame = Nanoseconds(16_666_667)

  init(clock: any TouchClock) { self.clock = clock }

  /// Whether a scroll view runs on.
  func isMoving(_ layout: LayoutNode) -> Bool {
    motions.contains { $0.target.layout === layout }
  }

  /// Lets content run on.
  ///
  /// - Parameters:
  ///   - target: The scroll view.
  ///   - velocity: Of the content's offset, in points a second.
  ///   - first: The offset when the finger came down.
  func start(_ target: ScrollableView, velocity: CGSize, from first: CGPoint) {
    let offset = target.offset
    let most = target.maximumOffset
    let along = target.axes
    var x = Deceleration(from: offset.x, velocity: along.contains(.horizontal) ? velocity.width : 0)
    var y = Deceleration(from: offset.y, velocity: along.contains(.vertical) ? velocity.height : 0)
    let proposed = CGPoint(x: min(max(x.end, 0), most.x), y: min(max(y.end, 0), most.y))
    if let wanted = target.restingOffset(proposed: proposed, velocity: velocity, first: first) {
      let wanted = target.layout.clampedScrollOffset(wanted)
      if wanted.x != proposed.x { x = Deceleration(from: offset.x, to: wanted.x) }
      if wanted.y != proposed.y { y = Deceleration(from: offset.y, to: wanted.y) }
    }
    let scale = EnvironmentValues(target.host.environment).displayScale
    let duration = max(x.duration(at: scale), y.duration(at: scale))
    guard duration > 0 else {
      target.setPhase(.idle)
      return
    }
    target.setPhase(.decelerating, velocity: velocity)
    motions.append(
      Motion(target: target, x: x, y: y, start: clock.now, duration: duration, last: offset)
    )
    schedule()
  }

  /// A finger has come down on some scroll views: they stand still.
  func stop(_ path: [LayoutNode]) { held += stop(path, in: .tracking) }

  /// All fingers are lifted: what was only held is at rest.
  func release() {
    let released = held
    held = []
    for target in released where target.phase == .tracking { target.setPhase(.idle) }
  }

  /// The app scrolls it somewhere: it is the app's from now on.
  func stop(_ scroll: LayoutNode) { _ = stop([scroll], in: .idle) }

  private func stop(_ layouts: [LayoutNode], in phase: ScrollPhase) -> [ScrollableView] {
    let stopped = motions.filter { motion in layouts.contains { $0 === motion.target.layout } }
      .map(\.target)
    guard !stopped.isEmpty else { return [] }
    motions.removeAll { motion in layouts.contains { $0 === motion.target.layout } }
    schedule()
    for target in stopped { target.setPhase(phase) }
    return stopped
  }

  private func schedule() {
    let next = motions.isEmpty ? nil : clock.now + Self.frame
    clock.wake(at: next) { [weak self] time in self?.step(time) }
  }

  private func step(_ time: Nanoseconds) {
    let moving = motions
    motions = []
    for var motion in moving where move(&motion, time) { motions.append(motion) }
    schedule()
  }

  /// - Returns: Whether there is more to come.
  private func move(_ motion: inout Motion, _ time: Nanoseconds) -> Bool {
    let target = motion.target
    guard target.isAlive else { return false }
    let seconds = (time - motion.start).seconds
    let isOver = seconds >= motion.duration
    let next = CGPoint(
      x: isOver ? motion.x.end : motion.x.offset(after: seconds),
      y: isOver ? motion.y.end : motion.y.offset(after: seconds)
    )
    let offset = target.offset
    motion.shift.x += offset.x - motion.last.x
    motion.shift.y += offset.y - motion.last.y
    // As long as nobody else moves it, it is exactly where the curve is.
    let wanted = CGPoint(x: next.x + motion.shift.x, y: next.y + motion.shift.y)
    let isMoved = target.scroll(to: wanted)
    motion.last = target.offset
    motion.shift.x += motion.last.x - wanted.x
    motion.shift.y += motion.last.y - wanted.y
    // At an edge there is nowhere to go; content does not bounce.
    if !isOver, isMoved { return true }
    target.setPhase(.idle)
    return false
  }
}
