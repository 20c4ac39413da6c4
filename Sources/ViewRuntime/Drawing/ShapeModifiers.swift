public import Foundation

/// The outline of a shape's line.
public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  nonisolated public static var role: ShapeRole { .stroke }

  /// The line itself; how thick it is stands in `style`.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension _StrokedShape: LineShape {}

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmed(from: startFraction, to: endFraction)
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape elsewhere, turned or in another scale, in its own rectangle.
public struct _TransformedShape<S: Shape>: Shape {
  public var shape: S
  var offset = CGSize.zero
  var angle = Angle.zero
  var scale = CGSize(width: 1, height: 1)
  var anchor = UnitPoint.center

  nonisolated public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + anchor.x * rect.width,
      y: rect.minY + anchor.y * rect.height
    )
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return shape.path(in: rect).mapped { point in
      let x = (point.x - center.x) * scale.width
      let y = (point.y - center.y) * scale.height
      return CGPoint(
        x: center.x + x * cosine - y * sine + offset.width,
        y: center.y + x * sine + y * cosine + offset.height
      )
    }
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape in a size of its own.
public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension Shape {
  nonisolated public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    _TransformedShape(shape: self, offset: offset)
  }

  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _TransformedShape(shape: self, angle: angle, anchor: anchor)
  }

  nonisolated public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    _TransformedShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension Path {
  /// The part of the outline between two fractions of its length, as lines.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    if start <= 0, end >= 1 { return self }
    let lines = flattened()
    let total = lines.reduce(0) { $0 + $1.length }
    let low = max(start, 0) * total
    let high = min(end, 1) * total
    var result = Path()
    var passed: CGFloat = 0
    for line in lines where high > low {
      let (first, last) = (passed, passed + line.length)
      passed = last
      guard last > low, first < high, line.length > 0 else { continue }
      let from = line.point(at: (max(low, first) - first) / line.length)
      if result.currentPoint != from { result.move(to: from) }
      result.addLine(to: line.point(at: (min(high, last) - first) / line.length))
    }
    return result
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
    func point(at share: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// The outline as straight lines, sixteen for a curve.
  private func flattened() -> [Line] {
    var lines: [Line] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func add(_ to: CGPoint) {
      lines.append(Line(from: point, to: to))
      point = to
    }
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        point = to
      case .line(let to): add(to)
      case .closeSubpath: add(start)
      case .quadCurve(let to, let control):
        let from = point
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          add(
            CGPoint(
              x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * to.y
            )
          )
        }
      case .curve(let to, let control1, let control2):
        let from = point
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * control1.x + c * control2.x + d * to.x,
              y: a * from.y + b * control1.y + c * control2.y + d * to.y
            )
          )
        }
      }
    }
    return lines
  }
}
