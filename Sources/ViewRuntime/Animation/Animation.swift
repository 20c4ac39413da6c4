/// How a change moves from the old value to the new one over time.
public struct Animation: Hashable, Sendable {
  /// The shape of the movement.
  enum Curve: Hashable, Sendable {
    case linear
    case timing(Double, Double, Double, Double)
    /// Response in seconds and damping fraction.
    case spring(response: Double, damping: Double)
  }

  var curve: Curve
  /// Seconds, without delay and repeats.
  var duration: Double
  var delaySeconds = 0.0
  var speedFactor = 1.0
  var repeats: Int? = 1
  var autoreverses = false
  /// Seconds after which it counts as over; nil for its duration.
  var logicalSeconds: Double?

  public static let `default` = Animation(
    curve: .spring(response: 0.55, damping: 1),
    duration: 0.55
  )
  public static let linear = Animation(curve: .linear, duration: 0.35)
  public static let easeIn = Animation(curve: .timing(0.42, 0, 1, 1), duration: 0.35)
  public static let easeOut = Animation(curve: .timing(0, 0, 0.58, 1), duration: 0.35)
  public static let easeInOut = Animation(curve: .timing(0.42, 0, 0.58, 1), duration: 0.35)
  public static let spring = Animation(curve: .spring(response: 0.5, damping: 1), duration: 0.5)
  public static let smooth = spring
  public static let snappy = spring(Spring.snappy)
  public static let bouncy = spring(Spring.bouncy)

  public static func linear(duration: Double) -> Animation { linear.lasting(duration) }
  public static func easeIn(duration: Double) -> Animation { easeIn.lasting(duration) }
  public static func easeOut(duration: Double) -> Animation { easeOut.lasting(duration) }
  public static func easeInOut(duration: Double) -> Animation { easeInOut.lasting(duration) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring(response: response, damping: dampingFraction), duration: response)
  }

  public func delay(_ delay: Double) -> Animation { with { $0.delaySeconds += delay } }
  public func speed(_ speed: Double) -> Animation { with { $0.speedFactor *= speed } }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeats = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeats = nil
      $0.autoreverses = autoreverses
    }
  }

  private func lasting(_ duration: Double) -> Animation { with { $0.duration = duration } }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }
}
