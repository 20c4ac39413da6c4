import TraceModel

/// A value on its way to another one, by one animation or several at once.
///
/// What is shown is the target less what each animation has still to go. One
/// that is started while another runs is added to it; a spring takes over what
/// the spring before it had left, with its velocity.
struct AnimatedValue<Value: VectorArithmetic> {
  private(set) var target: Value
  private var parts: [Part] = []

  private struct Part {
    var interval: Value
    var velocity: Value
    var animation: Animation
    var start: Nanoseconds

    func remainder(at now: Nanoseconds) -> (left: Value, isOver: Bool) {
      let remainder = animation.remainder(after: now - start)
      var left = interval
      left.scale(by: remainder.way)
      var push = velocity
      push.scale(by: remainder.push)
      return (left - push, remainder.isOver)
    }

    /// By how much the value moves a second.
    func velocity(at now: Nanoseconds) -> Value {
      let remainder = animation.remainder(after: now - start)
      var speed = interval
      speed.scale(by: remainder.speed)
      var drift = velocity
      drift.scale(by: remainder.drift)
      return speed + drift
    }
  }

  init(at value: Value) { target = value }

  var isRunning: Bool { !parts.isEmpty }

  /// What is shown now; animations that are over by then are let go.
  mutating func value(at now: Nanoseconds) -> Value {
    parts.removeAll { $0.animation.remainder(after: now - $0.start).isOver }
    return parts.reduce(target) { $0 - $1.remainder(at: now).left }
  }

  /// Goes to another value from now on; without an animation it is there at once.
  mutating func retarget(to new: Value, by animation: Animation?, at now: Nanoseconds) {
    guard new != target else { return }
    let way = new - target
    target = new
    guard let animation else {
      parts = []
      return
    }
    var part = Part(interval: way, velocity: .zero, animation: animation, start: now)
    if animation.keepsVelocity, let last = parts.last, last.animation.keepsVelocity {
      part.interval += last.remainder(at: now).left
      part.velocity = last.velocity(at: now)
      parts.removeLast()
    }
    parts.append(part)
  }
}
