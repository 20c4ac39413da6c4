public import Foundation

extension Path {
  /// Whether a point lies inside, by the even-odd rule or by the winding number.
  ///
  /// Curves are taken as 16 straight pieces each.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var ray = Ray(from: p)
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to end: CGPoint) {
      ray.cross(current, end)
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        // A part that was left open is filled as if it were closed.
        line(to: start)
        start = point
        current = point
      case .line(let point): line(to: point)
      case .quadCurve(let end, let control):
        let first = current
        for step in 1...Self.pieces {
          let (b, a) = Self.share(step)
          line(
            to: CGPoint(
              x: a * a * first.x + 2 * a * b * control.x + b * b * end.x,
              y: a * a * first.y + 2 * a * b * control.y + b * b * end.y
            )
          )
        }
      case .curve(let end, let control1, let control2):
        let first = current
        for step in 1...Self.pieces {
          let (b, a) = Self.share(step)
          let (start, one, two, last) = (a * a * a, 3 * a * a * b, 3 * a * b * b, b * b * b)
          line(
            to: CGPoint(
              x: start * first.x + one * control1.x + two * control2.x + last * end.x,
              y: start * first.y + one * control1.y + two * control2.y + last * end.y
            )
          )
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return eoFill ? ray.crossings % 2 != 0 : ray.winding != 0
  }

  private static let pieces = 16

  private static func share(_ step: Int) -> (done: CGFloat, left: CGFloat) {
    let done = CGFloat(step) / CGFloat(pieces)
    return (done, 1 - done)
  }
}

/// Counts the lines that a ray to the right crosses.
private struct Ray {
  let origin: CGPoint
  private(set) var crossings = 0
  /// Upward crossings less downward ones.
  private(set) var winding = 0

  init(from origin: CGPoint) { self.origin = origin }

  mutating func cross(_ a: CGPoint, _ b: CGPoint) {
    guard (a.y <= origin.y) != (b.y <= origin.y) else { return }
    let x = a.x + (origin.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > origin.x else { return }
    crossings += 1
    winding += b.y > a.y ? 1 : -1
  }
}
