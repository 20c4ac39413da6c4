import Foundation
import TraceModel

@testable import ViewRuntime

/// A screen that fingers touch, on a clock that the test moves.
@MainActor
final class GestureTree {
  let host = ViewHost()
  let trace = CollectingSink()
  private let clock = ManualClock()
  private let motionClock = ManualClock()
  private var lines: [String] = []
  private var fingers: [Int: CGPoint] = [:]

  init<V: View>(_ view: V) {
    host.reporter.printLine = { [unowned self] in lines.append($0) }
    host.reporter.attach(trace)
    host.touches = TouchSystem(host, clock: clock, motionClock: motionClock)
    host.mount(view)
    lines = []
  }

  /// What was printed since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func middle(_ name: String) -> CGPoint {
    guard let target = host.targets().first(where: { $0.semantics.label == name }) else {
      return CGPoint(x: -1, y: -1)
    }
    return CGPoint(x: target.frame.midX, y: target.frame.midY)
  }

  // MARK: Fingers

  func down(_ name: String, dx: CGFloat = 0, dy: CGFloat = 0) {
    let middle = middle(name)
    down([0: CGPoint(x: middle.x + dx, y: middle.y + dy)])
  }

  func down(_ points: [Int: CGPoint]) {
    fingers.merge(points) { _, new in new }
    host.touches.down(points)
    host.update()
  }

  /// Moves the first finger on, a frame later.
  func move(_ dx: CGFloat, _ dy: CGFloat) {
    guard let old = fingers[0] else { return }
    move([0: CGPoint(x: old.x + dx, y: old.y + dy)])
  }

  func move(_ points: [Int: CGPoint]) {
    wait(0.016)
    fingers.merge(points) { _, new in new }
    host.touches.move(points)
    host.update()
  }

  func up() {
    fingers = [:]
    host.touches.up()
    host.update()
  }

  func tap(_ name: String) {
    down(name)
    up()
  }

  func drag(_ name: String, _ dx: CGFloat, _ dy: CGFloat) {
    down(name)
    move(dx / 2, dy / 2)
    move(dx / 2, dy / 2)
    up()
  }

  func wait(_ seconds: Double) {
    clock.advance(by: .seconds(seconds))
    motionClock.advance(by: .seconds(seconds))
    host.update()
  }
}

/// What a view's closures say, in order.
final class GestureLog {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class ManualClock: TouchClock {
  private(set) var now = Nanoseconds.zero
  private var pending: (time: Nanoseconds, action: @MainActor (Nanoseconds) -> Void)?

  func wake(at time: Nanoseconds?, _ action: @escaping @MainActor (Nanoseconds) -> Void) {
    pending = time.map { ($0, action) }
  }

  func advance(by time: Nanoseconds) {
    let end = now + time
    while let due = pending, due.time <= end {
      pending = nil
      now = due.time
      due.action(due.time)
    }
    now = end
  }
}
