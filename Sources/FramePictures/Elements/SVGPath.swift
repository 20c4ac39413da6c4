import TraceModel

extension DisplayPath {
  /// The value of `d`, moved to where the path's leaf or group lies.
  func data(at origin: DisplayRect) -> String {
    func point(_ point: DisplayPoint) -> String {
      "\(SVGNumber.text(origin.x + point.x)) \(SVGNumber.text(origin.y + point.y))"
    }
    var data = ""
    for element in elements {
      switch element {
      case .move(let end): data += "M\(point(end))"
      case .line(let end): data += "L\(point(end))"
      case .quadCurve(let end, let control): data += "Q\(point(control)) \(point(end))"
      case .curve(let end, let first, let second):
        data += "C\(point(first)) \(point(second)) \(point(end))"
      case .close: data += "Z"
      }
    }
    return data
  }
}

extension DisplayRect {
  /// As attributes of a `rect` or an `image`.
  var attributes: String {
    " x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y))\""
      + " width=\"\(SVGNumber.text(width))\" height=\"\(SVGNumber.text(height))\""
  }

  /// Whether anything can be drawn in it.
  var isDrawable: Bool { width > 0 && height > 0 && x.isFinite && y.isFinite }
}

extension DisplayTransform {
  /// The value of `transform`.
  var attribute: String {
    let factors = [a, b, c, d].map(SVGNumber.factor).joined(separator: " ")
    return "matrix(\(factors) \(SVGNumber.text(tx)) \(SVGNumber.text(ty)))"
  }
}

extension DisplayStroke {
  /// As attributes, without what is the default.
  var attributes: String {
    var text = " fill=\"none\""
    if width != 1 { text += " stroke-width=\"\(SVGNumber.text(max(width, 0)))\"" }
    if cap != .butt { text += " stroke-linecap=\"\(cap.rawValue)\"" }
    if join != .miter { text += " stroke-linejoin=\"\(join.rawValue)\"" }
    if join == .miter, miterLimit >= 1, miterLimit != 4 {
      text += " stroke-miterlimit=\"\(SVGNumber.text(miterLimit))\""
    }
    if dash.contains(where: { $0 > 0 }) {
      let lengths = dash.map { SVGNumber.text(max($0, 0)) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(lengths)\""
      if dashPhase != 0 { text += " stroke-dashoffset=\"\(SVGNumber.text(dashPhase))\"" }
    }
    return text
  }
}
