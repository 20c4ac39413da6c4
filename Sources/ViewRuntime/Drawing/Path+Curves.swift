public import Foundation

/// How the corners of a rounded rectangle run into its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// The radii of a rectangle's four corners.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// How far the control points of a quarter of a circle lie from its ends.
  private static let quarter: CGFloat = 0.552284749831

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2)
    )
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let x = min(max(cornerSize.width, 0), rect.width / 2)
    let y = min(max(cornerSize.height, 0), rect.height / 2)
    addCorners(rect, Array(repeating: CGSize(width: x, height: y), count: 4))
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let most = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { min(max($0, 0), most) }
    addCorners(rect, radii.map { CGSize(width: $0, height: $0) })
  }

  /// A rectangle with rounded corners, from the top left one clockwise.
  private mutating func addCorners(_ rect: CGRect, _ corners: [CGSize]) {
    let k = 1 - Self.quarter
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    move(to: CGPoint(x: rect.minX + a.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - b.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + b.height),
      control1: CGPoint(x: rect.maxX - b.width * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + b.height * k)
    )
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c.height))
    addCurve(
      to: CGPoint(x: rect.maxX - c.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - c.height * k),
      control2: CGPoint(x: rect.maxX - c.width * k, y: rect.maxY)
    )
    addLine(to: CGPoint(x: rect.minX + d.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - d.height),
      control1: CGPoint(x: rect.minX + d.width * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - d.height * k)
    )
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + a.height))
    addCurve(
      to: CGPoint(x: rect.minX + a.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + a.height * k),
      control2: CGPoint(x: rect.minX + a.width * k, y: rect.minY)
    )
    closeSubpath()
  }

  /// An arc, clockwise in a space whose y axis points up, as SwiftUI has it.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let circle = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: circle)
    let isWhole = abs(endAngle.radians - startAngle.radians) >= circle
    if clockwise, sweep > 0 || (isWhole && sweep == 0) { sweep -= circle }
    if !clockwise, sweep < 0 || (isWhole && sweep == 0) { sweep += circle }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Angle(radians: sweep)
    )
  }

  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    // An angle without a value has no point on the circle.
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians, radius)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    // More than a turn shows nothing new; a thousand turns are drawn at most.
    let pieces = max(Int(min((abs(delta.radians) / (.pi / 2)).rounded(.up), 4_000)), 1)
    let step = delta.radians / Double(pieces)
    let pull = radius * CGFloat(4 / 3 * tan(step / 4))
    for piece in 0..<pieces {
      let from = startAngle.radians + step * Double(piece)
      let to = from + step
      let (first, last) = (point(from, radius), point(to, radius))
      addCurve(
        to: last,
        control1: CGPoint(x: first.x - pull * sin(from), y: first.y + pull * cos(from)),
        control2: CGPoint(x: last.x + pull * sin(to), y: last.y - pull * cos(to))
      )
    }
  }
}
