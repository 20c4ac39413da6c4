public import Foundation

/// The outline of a shape: lines and curves.
@frozen public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  @usableFromInline var elements: [Element] = []
  private var start = CGPoint.zero

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: start
    case nil: nil
    }
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// The rectangle round all points, control points included.
  public var boundingRect: CGRect {
    var box: (low: CGPoint, high: CGPoint)?
    func add(_ point: CGPoint) {
      guard let known = box else {
        box = (point, point)
        return
      }
      box = (
        CGPoint(x: min(known.low.x, point.x), y: min(known.low.y, point.y)),
        CGPoint(x: max(known.high.x, point.x), y: max(known.high.y, point.y))
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control):
        add(point)
        add(control)
      case .curve(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    guard let box else { return .zero }
    return CGRect(
      x: box.low.x,
      y: box.low.y,
      width: box.high.x - box.low.x,
      height: box.high.y - box.low.y
    )
  }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
  }

  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path) { elements += path.elements }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    return mapped(moved)
  }

  func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.start = map(start)
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: map(point))
      case .line(let point): .line(to: map(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: map(point), control: map(control))
      case .curve(let point, let control1, let control2):
        .curve(to: map(point), control1: map(control1), control2: map(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}
