import Foundation

/// By which power of the size a time grows: the line of least squares through
/// the logarithms of both.
struct GrowthSlope {
  let exponent: Double

  struct Point {
    let size: Double
    /// Nanoseconds.
    let time: Double
  }

  /// Nil where there are not two sizes with a time, all of them more than 0.
  init?(_ points: [Point]) {
    guard points.allSatisfy({ $0.size > 0 && $0.time > 0 }) else { return nil }
    let sizes = points.map { log($0.size) }
    let times = points.map { log($0.time) }
    let count = Double(points.count)
    let middle = (x: sizes.reduce(0, +) / count, y: times.reduce(0, +) / count)
    let spread = sizes.reduce(0) { $0 + ($1 - middle.x) * ($1 - middle.x) }
    guard spread > 0 else { return nil }
    exponent =
      zip(sizes, times).reduce(0) { $0 + ($1.0 - middle.x) * ($1.1 - middle.y) } / spread
  }
}
