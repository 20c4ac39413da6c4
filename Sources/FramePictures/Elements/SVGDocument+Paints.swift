import TraceModel

extension SVGDocument {
  /// The attributes by which an element is filled or stroked with a paint.
  ///
  /// - Parameters:
  ///   - paint: Its places are parts of `frame`.
  ///   - property: `fill` or `stroke`.
  ///   - frame: Of the leaf.
  /// - Returns: With a blank before each.
  mutating func attributes(
    _ paint: DisplayPaint,
    as property: String,
    in frame: DisplayRect
  ) -> String {
    switch paint {
    case .color(let color): return color.attributes(property)
    case .backdrop(let backdrop): return backdrop.translucency.attributes(property)
    case .linearGradient(let stops, let from, let to):
      let start = frame.point(at: from)
      let end = frame.point(at: to)
      let line =
        " gradientUnits=\"userSpaceOnUse\" x1=\"\(SVGNumber.text(start.x))\""
        + " y1=\"\(SVGNumber.text(start.y))\" x2=\"\(SVGNumber.text(end.x))\""
        + " y2=\"\(SVGNumber.text(end.y))\""
      return " \(property)=\"url(#\(define("linearGradient", line, Self.stops(stops))))\""
    case .radialGradient(let stops, let center, let from, let to):
      let middle = frame.point(at: center)
      let circle =
        " gradientUnits=\"userSpaceOnUse\" cx=\"\(SVGNumber.text(middle.x))\""
        + " cy=\"\(SVGNumber.text(middle.y))\" r=\"\(SVGNumber.text(max(from, to, 0)))\""
      let rings = Self.rings(stops, from: from, to: to)
      return " \(property)=\"url(#\(define("radialGradient", circle, Self.stops(rings))))\""
    case .angularGradient(let stops, let center, let from, let to):
      let sectors = AngularSectors(stops, from: from, to: to).elements(center, in: frame)
      let identifier = define(
        "pattern",
        " patternUnits=\"userSpaceOnUse\"\(frame.attributes)",
        "<g transform=\"translate(\(SVGNumber.text(-frame.x)) \(SVGNumber.text(-frame.y)))\">"
          + sectors + "</g>"
      )
      return " \(property)=\"url(#\(identifier))\""
    }
  }

  private static func stops(_ stops: [DisplayStop]) -> String {
    stops.map { stop in
      let offset = SVGNumber.factor(min(max(stop.location, 0), 1))
      return "<stop offset=\"\(offset)\"\(stop.color.attributes("stop"))/>"
    }.joined()
  }

  /// Stops of a circle whose first colour begins at a radius of its own.
  private static func rings(_ stops: [DisplayStop], from: Double, to: Double) -> [DisplayStop] {
    let radius = max(from, to)
    guard radius > 0 else { return stops.suffix(1) }
    let moved = stops.map { stop in
      DisplayStop(color: stop.color, location: (from + stop.location * (to - from)) / radius)
    }
    return from <= to ? moved : moved.reversed()
  }
}

extension DisplayRect {
  func point(at part: DisplayPoint) -> DisplayPoint {
    DisplayPoint(x: x + part.x * width, y: y + part.y * height)
  }
}

extension DisplayBackdrop {
  /// What of a blur is drawn: its tint, and through it sharply what is behind.
  fileprivate var translucency: DisplayColor {
    var color = tint
    color.opacity = min(max(color.opacity, kind == .glass ? 0.35 : 0.6), 0.97)
    return color
  }
}
