public import Foundation

/// A spring: how fast it answers, and how much it bounces.
public struct Spring: Hashable, Sendable {
  /// Seconds in which it would swing once, undamped.
  public var response: Double
  /// 1 does not bounce, 0 bounces for ever.
  public var dampingRatio: Double
  /// What hangs on it: the heavier, the stiffer a spring that answers as fast.
  public private(set) var mass: Double = 1

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    response = duration
    dampingRatio = 1 - bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    response = 2 * .pi / (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    dampingRatio = allowOverDamping ? ratio : min(ratio, 1)
    self.mass = mass
  }

  public var duration: TimeInterval { response }
  public var bounce: Double { 1 - dampingRatio }
  public var stiffness: Double { mass * (2 * .pi / response) * (2 * .pi / response) }
  public var damping: Double { mass * 4 * .pi * dampingRatio / response }
  public var settlingDuration: TimeInterval {
    Animation.restingTime(response: response, damping: dampingRatio)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      curve: .spring(response: spring.response, damping: spring.dampingRatio),
      duration: spring.duration
    )
  }

  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { spring(.smooth(duration: duration, extraBounce: extraBounce)) }

  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { spring(.snappy(duration: duration, extraBounce: extraBounce)) }

  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { spring(.bouncy(duration: duration, extraBounce: extraBounce)) }

  public static var interactiveSpring: Animation { interactiveSpring() }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring() }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation { .spring(spring) }

  /// A curve by its two control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .timing(p1x, p1y, p2x, p2y), duration: duration)
  }
}
