package import Foundation
import TraceModel

/// The fingers on a screen, and what is recognized of them.
///
/// Each call is an event: gestures move on, the app's closures are called, and
/// what they write waits for the next update. Time that alone decides (a press
/// that is long enough, a second tap that does not come) is a timer of the loop.
@MainActor
package final class TouchSystem {
  private unowned let host: ViewHost
  private var fingers: [Int: CGPoint] = [:]
  private var tree: TouchTree?
  private let clock: any TouchClock

  /// What runs on after fingers.
  let motion: ScrollMotion

  init(
    _ host: ViewHost,
    clock: any TouchClock = LoopClock(),
    motionClock: any TouchClock = LoopClock()
  ) {
    self.host = host
    self.clock = clock
    motion = ScrollMotion(clock: motionClock)
    host.queue.touches = self
  }

  /// Whether a finger is down.
  package var isTouched: Bool { !fingers.isEmpty }

  /// What a finger could be used for at a point, and could if nothing there
  /// were disabled.
  package func kinds(at point: CGPoint) -> (enabled: TouchKinds, disabled: TouchKinds) {
    let tree = TouchTree(host.path(at: point), on: host)
    return (tree.root?.kinds ?? [], tree.disabledKinds)
  }

  // MARK: Fingers

  /// Fingers come down, all at once.
  package func down(_ points: [Int: CGPoint]) {
    begin(at: points.min { $0.key < $1.key }?.value)
    for (finger, point) in points { fingers[finger] = point }
    send(points, .began)
  }

  /// Fingers that are down move, all at once.
  package func move(_ points: [Int: CGPoint]) {
    let known = points.filter { fingers[$0.key] != nil }
    fingers.merge(known) { _, new in new }
    send(known, .moved)
  }

  /// All fingers are lifted.
  package func up() {
    let last = fingers
    fingers = [:]
    send(last, .ended)
    motion.release()
  }

  /// A finger on what the last one was on goes on with it; else that is over.
  private func begin(at point: CGPoint?) {
    guard fingers.isEmpty, let point else { return }
    let path = host.path(at: point)
    motion.stop(path)
    let next = TouchTree(path, on: host)
    if let tree {
      if let renewed = next.goingOn(from: tree) {
        self.tree = renewed
        return
      }
      expire()
    }
    tree = next
  }

  /// Nothing more can come of the last fingers: time passes them by at once.
  private func expire() {
    let root = tree?.root
    var last = Nanoseconds(.min)
    while let root, root === tree?.root, let due = root.deadline, due > last {
      last = due
      root.receive(TouchEvent(touches: [], time: due))
      root.deliver(mayEnd: true)
    }
    if root === tree?.root { finish() }
  }

  private func finish() {
    let root = tree?.root
    tree = nil
    schedule(nil)
    root?.cancel()
    root?.deliver(mayEnd: false)
  }

  private func send(_ points: [Int: CGPoint], _ phase: Touch.Phase) {
    let touches = points.sorted { $0.key < $1.key }.map {
      Touch(finger: $0.key, phase: phase, location: $0.value)
    }
    send(TouchEvent(touches: touches, time: clock.now))
  }

  private func send(_ event: TouchEvent) {
    guard let root = tree?.root else { return }
    cancelUnusable()
    root.receive(event)
    root.deliver(mayEnd: true)
    // A closure that was just called may have begun anew.
    guard tree?.root === root else { return }
    let deadline = root.state.isFinished ? nil : root.deadline
    if fingers.isEmpty, deadline == nil { finish() } else { schedule(deadline) }
  }

  private func schedule(_ deadline: Nanoseconds?) {
    clock.wake(at: deadline) { [weak self] time in
      self?.send(TouchEvent(touches: [], time: time))
    }
  }

  // MARK: Views

  /// A view that was disabled under the finger, or whose gesture was taken away,
  /// recognizes nothing any more.
  private func cancelUnusable() {
    for part in tree?.parts ?? [] where part.view.isAlive && !part.recognizer.state.isFinished {
      let isUsable = part.view.environment.isEnabled && part.view.takesGesture
      guard !isUsable else { continue }
      part.recognizer.cancel()
      part.recognizer.deliver(mayEnd: false)
    }
  }

  /// A view with a gesture goes; whatever it was recognizing is over.
  func viewEnds(_ node: NodeReference) {
    guard let tree else { return }
    for part in tree.parts where part.view == node {
      part.recognizer.cancel()
      // In the middle of an update nobody may write.
      host.queue.call(.other, at: node) { part.recognizer.deliver(mayEnd: false) }
    }
  }
}
