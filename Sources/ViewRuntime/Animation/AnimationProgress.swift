import Foundation
import TraceModel

extension Animation {
  /// What is left of a way at a time.
  ///
  /// A value that had `interval` to go, and moved by `velocity` a second when it
  /// started, has `way * interval - push * velocity` left; it moves by
  /// `speed * interval + drift * velocity` a second.
  struct Remainder {
    var way = 0.0
    var push = 0.0
    var speed = 0.0
    var drift = 0.0
    var isOver = false

    static let nothing = Remainder(isOver: true)
    static let all = Remainder(way: 1)
  }

  /// What is left so long after the animation was started.
  func remainder(after elapsed: Nanoseconds) -> Remainder {
    let time = (elapsed.seconds - delaySeconds) * speedFactor
    // A clock that counts nanoseconds may be less than one of them early.
    guard time >= -Self.tolerance else { return .all }
    let once = lengthOfOnce
    guard once > 0, speedFactor > 0 else { return .nothing }
    let cycle = ((time + Self.tolerance) / once).rounded(.down)
    if let repeats, cycle >= Double(repeats) { return .nothing }
    var phase = max(time - cycle * once, 0)
    let isBack = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
    if isBack { phase = once - phase }
    var remainder = remainder(at: phase)
    remainder.speed *= isBack ? -speedFactor : speedFactor
    return remainder
  }

  /// Seconds that it takes until it is at rest, without delay and repeats.
  private var lengthOfOnce: Double {
    guard case .spring(let response, let damping) = curve else { return duration }
    guard response > 0, damping > 0 else { return duration }
    return max(duration, Self.restingTime(response: response, damping: damping))
  }

  private func remainder(at time: Double) -> Remainder {
    switch curve {
    case .linear:
      return Remainder(way: 1 - min(time / duration, 1), speed: 1 / duration)
    case .timing(let x1, let y1, let x2, let y2):
      let curve = TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)
      let (value, slope) = curve.value(at: min(time / duration, 1))
      return Remainder(way: 1 - value, speed: slope / duration)
    case .spring(let response, let damping):
      return Self.spring(frequency: 2 * .pi / response, damping: damping, at: time)
    }
  }

  /// The solution of a damped spring: `a` begins at 1 and at rest, `b` at 0
  /// with a velocity of 1.
  private static func spring(frequency: Double, damping: Double, at time: Double) -> Remainder {
    let a: Double
    let b: Double
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      let envelope = exp(-damping * frequency * time)
      b = envelope * sin(swing * time) / swing
      a = envelope * cos(swing * time) + damping * frequency * b
    } else if damping - 1 < 1e-6 {
      let envelope = exp(-frequency * time)
      b = envelope * time
      a = envelope + frequency * b
    } else {
      let root = frequency * (damping * damping - 1).squareRoot()
      let slow = exp((root - damping * frequency) * time)
      let fast = exp(-(root + damping * frequency) * time)
      b = (slow - fast) / (2 * root)
      a = (slow + fast) / 2 + damping * frequency * b
    }
    return Remainder(
      way: a,
      push: b,
      speed: frequency * frequency * b,
      drift: a - 2 * damping * frequency * b
    )
  }

  private static let tolerance = 2e-9

  /// Whether a running animation of this kind goes over into a new one with the
  /// velocity that it has, instead of running on beneath it.
  var keepsVelocity: Bool {
    if case .spring = curve { return repeats == 1 }
    return false
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1): how far a value is at a part of
/// the time.
struct TimingCurve {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// - Returns: The part of the way, and how fast it grows.
  func value(at x: Double) -> (value: Double, slope: Double) {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<52 where high - low > 1e-14 {
      if Self.point(x1, x2, parameter) < x { low = parameter } else { high = parameter }
      parameter = (low + high) / 2
    }
    // The ends are met exactly.
    if x <= 0 { parameter = 0 }
    if x >= 1 { parameter = 1 }
    let run = Self.slope(x1, x2, parameter)
    let rise = Self.slope(y1, y2, parameter)
    return (Self.point(y1, y2, parameter), run > 1e-9 ? rise / run : 0)
  }

  private static func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
