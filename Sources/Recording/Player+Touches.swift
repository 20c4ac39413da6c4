import Foundation
import TraceModel
import ViewRuntime
package import Workloads

/// Each finger that comes down, moves or is lifted is an event, and what it
/// changes is shown before the next one.
extension Player {
  func tap(_ target: Workload.Target) throws {
    try tap(search.find(target) { $0.tap != nil }, target.description)
  }

  /// Touches the middle of what can be seen of a target.
  func tap(_ found: Target, _ name: String) throws {
    guard found.isOnScreen else { throw StepProblem.offScreen(name) }
    let point = found.visibleFrame.middle
    guard let touched = host.touched(at: point) else {
      try throwIfCovered(found, at: point, name)
      throw StepProblem.cannot(name, "takes no taps")
    }
    guard host.isInside(found, touched) || host.isInside(touched, found) else {
      throw StepProblem.covered(name, by: touched.semantics.label ?? touched.view)
    }
    guard touched.semantics.isEnabled else { throw StepProblem.disabled(name) }
    guard touched.semantics.tap != nil else { throw StepProblem.cannot(name, "takes no taps") }
    touch(point)
  }

  func doubleTap(_ target: Workload.Target) throws {
    let point = try aim(at: target, for: [.doubleTap, .tap], "takes no taps")
    touch(point)
    settling.pass(Self.betweenTaps)
    touch(point)
  }

  private func touch(_ point: CGPoint) {
    host.touches.down([0: point])
    settling.pass(.zero)
    host.touches.up()
  }

  /// A finger that stays where it is.
  func longPress(_ target: Workload.Target, for time: Nanoseconds) throws {
    host.touches.down([0: try aim(at: target, for: .longPress, "takes no long presses")])
    settling.pass(time)
    host.touches.up()
  }

  // MARK: Movements

  func drag(_ target: Workload.Target, _ drag: Workload.Drag, over time: Nanoseconds) throws {
    let start = try aim(at: target, for: .drag, "takes no drags")
    let vector = try vector(of: drag, from: start)
    host.touches.down([0: start])
    move(over: time) { [0: start + vector * $0] }
    host.touches.up()
  }

  private func vector(
    of drag: Workload.Drag,
    from start: CGPoint
  ) throws(StepProblem) -> CGVector {
    switch drag {
    case .by(let vector): return CGVector(dx: vector.dx, dy: vector.dy)
    case .to(let place):
      let end = try middle(of: place)
      return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
  }

  /// Puts a finger on a target and moves it at once; it stays down.
  package func hold(_ target: Workload.Target, by vector: Workload.Vector) throws {
    let start = try aim(at: target, for: .drag, "takes no drags")
    host.touches.down([0: start])
    settling.pass(.zero)
    host.touches.move([0: start + CGVector(dx: vector.dx, dy: vector.dy)])
  }

  /// Lifts the finger that stayed down.
  package func release() throws {
    guard host.touches.isTouched else { throw StepProblem.cannot("the finger", "is not down") }
    host.touches.up()
  }

  /// Half of the screen's length in a tenth of a second.
  func swipe(_ direction: Workload.Direction, on target: Workload.Target?) throws {
    let screen = Workload.Target.at(host.size.width / 2, host.size.height / 2)
    let start = try aim(at: target ?? screen, for: .drag, "takes no swipes")
    let (width, height) = (host.size.width / 2, host.size.height / 2)
    let vector =
      switch direction {
      case .up: CGVector(dx: 0, dy: -height)
      case .down: CGVector(dx: 0, dy: height)
      case .left: CGVector(dx: -width, dy: 0)
      case .right: CGVector(dx: width, dy: 0)
      }
    host.touches.down([0: start])
    move(over: Self.swipeTime) { [0: start + vector * $0] }
    host.touches.up()
  }

  /// How two fingers stand to how they stood at first.
  struct Pinch {
    var scale = 1.0
    var degrees = 0.0
  }

  /// Two fingers on the target, at most 50 points left and right of its middle
  /// at first.
  func pinch(
    _ target: Workload.Target,
    _ kind: TouchKinds,
    over time: Nanoseconds,
    _ pinch: (Double) -> Pinch
  ) throws {
    let what = kind == .magnify ? "is not magnified" : "is not rotated"
    let middle = try aim(at: target, for: kind, what)
    let length = min(50, (host.frontmost(at: middle)?.frame.width ?? 200) / 4)
    func points(_ pinch: Pinch) -> [Int: CGPoint] {
      let (angle, length) = (pinch.degrees * .pi / 180, length * pinch.scale)
      let arm = CGVector(dx: length * cos(angle), dy: length * sin(angle))
      return [0: middle + arm * -1, 1: middle + arm]
    }
    host.touches.down(points(Pinch()))
    move(over: time) { points(pinch($0)) }
    host.touches.up()
  }

  /// Moves fingers evenly, a step a frame; `points` says where they are after
  /// a part of the way.
  private func move(over time: Nanoseconds, _ points: (Double) -> [Int: CGPoint]) {
    settling.pass(.zero)
    let frames = max(Int((time.seconds / Settling.frame.seconds).rounded()), 1)
    for frame in 1...frames {
      settling.pass(Settling.frame)
      host.touches.move(points(Double(frame) / Double(frames)))
      settling.pass(.zero)
    }
  }

  // MARK: Aiming

  /// The middle of what can be seen of a target, where a finger can be used so.
  private func aim(
    at target: Workload.Target,
    for kinds: TouchKinds,
    _ otherwise: String
  ) throws(StepProblem) -> CGPoint {
    let name = target.description
    let point: CGPoint
    if case .point(let place) = target.key {
      point = CGPoint(x: place.x, y: place.y)
    } else {
      let found = try search.find(target) { !$0.uses.isDisjoint(with: kinds) }
      guard found.isOnScreen else { throw .offScreen(name) }
      point = found.visibleFrame.middle
      try throwIfCovered(found, at: point, name)
    }
    let known = host.touches.kinds(at: point)
    guard known.enabled.isDisjoint(with: kinds) else { return point }
    if !known.disabled.isDisjoint(with: kinds) { throw .disabled(name) }
    throw .cannot(name, otherwise)
  }

  private func throwIfCovered(
    _ found: Target,
    at point: CGPoint,
    _ name: String
  ) throws(StepProblem) {
    guard let front = host.frontmost(at: point), !host.isInside(found, front),
      !host.isInside(front, found)
    else { return }
    throw .covered(name, by: front.semantics.label ?? front.view)
  }

  private func middle(of target: Workload.Target) throws(StepProblem) -> CGPoint {
    if case .point(let place) = target.key { return CGPoint(x: place.x, y: place.y) }
    let found = try search.find(target)
    guard found.isOnScreen else { throw .offScreen(target.description) }
    return found.visibleFrame.middle
  }

  private static let betweenTaps = Nanoseconds.milliseconds(100)
  private static let swipeTime = Nanoseconds.milliseconds(100)
}

/// A way on the screen, in points.
private struct CGVector {
  let dx: CGFloat
  let dy: CGFloat

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
