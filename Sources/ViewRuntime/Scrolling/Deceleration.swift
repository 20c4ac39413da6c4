import Foundation

/// How content runs on along one axis after the finger has gone.
///
/// The speed falls by the same share every millisecond, as `UIScrollView` says
/// of its deceleration rates, so the way is known at the start:
///
///     offset(t) = start + distance × (1 − rate^t)      t in milliseconds
///
/// It is at rest where less than half a pixel is left.
struct Deceleration: Equatable {
  /// `UIScrollView.DecelerationRate.normal` and `.fast`, a millisecond.
  static let normal = 0.998
  static let fast = 0.99

  let start: CGFloat
  /// Where it comes to rest.
  let end: CGFloat
  /// The way to the rest, of either sign, in points.
  let distance: CGFloat
  let rate: Double

  /// Content that has a speed, in points a second.
  init(from start: CGFloat, velocity: CGFloat, rate: Double = normal) {
    self.start = start
    self.rate = rate
    distance = velocity.isFinite ? velocity / (-1000 * log(rate)) : 0
    end = start + distance
  }

  /// Content that is to come to rest at a place.
  init(from start: CGFloat, to end: CGFloat, rate: Double = fast) {
    self.start = start
    self.end = end
    self.rate = rate
    distance = end - start
  }

  /// Where the content is after some seconds.
  func offset(after seconds: Double) -> CGFloat {
    start + distance * (1 - pow(rate, seconds * 1000))
  }

  /// The seconds until it is at rest on a screen of so many pixels a point.
  func duration(at scale: CGFloat) -> Double {
    let threshold = 0.5 / max(scale, 0.1)
    guard distance.magnitude > threshold else { return 0 }
    return log(threshold / distance.magnitude) / (1000 * log(rate))
  }
}
