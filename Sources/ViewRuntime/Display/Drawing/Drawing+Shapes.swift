import Foundation

/// A shape that is the line along another one's outline.
protocol LineShape: Shape {
  var style: StrokeStyle { get }
}

extension Drawing {
  /// Draws a shape in the view's bounds: its area, or the line that it is.
  mutating func draw<S: Shape>(
    _ shape: S,
    _ style: ResolvedStyle,
    _ fillStyle: FillStyle = FillStyle()
  ) {
    var path = shape.path(in: bounds)
    guard !path.isEmpty else { return }
    // Where leading is on the right, a shape is drawn as its mirror image.
    if isRightToLeft, shape.layoutDirectionBehavior == .mirrors {
      let width = bounds.width
      path = path.mapped { CGPoint(x: width - $0.x, y: $0.y) }
    }
    if let line = shape as? any LineShape {
      stroke(style, path, line.style, in: bounds)
    } else {
      fill(style, path, usesEvenOddRule: fillStyle.isEOFilled, in: bounds)
    }
  }
}

extension Path {
  /// Whether the outline is that of a rectangle with level sides.
  var isRectangle: Bool {
    let box = boundingRect
    var isRectangle = true
    func check(_ point: CGPoint) {
      let isCorner =
        (point.x == box.minX || point.x == box.maxX)
        && (point.y == box.minY || point.y == box.maxY)
      if !isCorner { isRectangle = false }
    }
    forEach { element in
      switch element {
      case .move(let to), .line(let to): check(to)
      // Curves of no size are the corners of radius 0.
      case .quadCurve(let to, let control):
        check(to)
        check(control)
      case .curve(let to, let control1, let control2):
        check(to)
        check(control1)
        check(control2)
      case .closeSubpath: break
      }
    }
    return isRectangle
  }
}
