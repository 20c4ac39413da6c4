import TraceModel

extension SVGDocument {
  /// A drawing that stands for a symbol, or a box with its name.
  mutating func addSymbol(_ name: String, _ paint: DisplayPaint, in frame: DisplayRect) {
    let color = paint.plainColor
    guard let symbol = SymbolName(name) else { return addUnknown(name, color, in: frame) }
    let identifier = define(
      "g",
      " fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\""
        + " stroke-linejoin=\"round\"",
      drawing(of: symbol)
    )
    let scale = min(frame.width, frame.height) / SymbolShape.grid
    let x = frame.x + (frame.width - SymbolShape.grid * scale) / 2
    let y = frame.y + (frame.height - SymbolShape.grid * scale) / 2
    let opacity = color.opacity < 1 ? " opacity=\"\(SVGNumber.text(max(color.opacity, 0)))\"" : ""
    body += "<use href=\"#\(identifier)\" color=\"\(color.hex)\"\(opacity)"
    body += " transform=\"matrix(\(SVGNumber.factor(scale)) 0 0 \(SVGNumber.factor(scale))"
    body += " \(SVGNumber.text(x)) \(SVGNumber.text(y)))\"/>"
  }

  private mutating func drawing(of symbol: SymbolName) -> String {
    let slash = symbol.isSlashed ? "<path d=\"M3 3l18 18\"/>" : ""
    guard let container = symbol.container else {
      return drawing(of: symbol.shape, isFilled: symbol.isFilled) + slash
    }
    // Half as large, in lines as thick as before.
    let inner = "<g transform=\"matrix(0.54 0 0 0.54 5.52 5.52)\" stroke-width=\"3.3\">"
    let glyph = inner + drawing(of: symbol.shape, isFilled: true) + "</g>"
    guard symbol.isFilled else { return "<path d=\"\(container.outline)\"/>" + glyph + slash }
    return cut(glyph, outOf: container.outline) + slash
  }

  private mutating func drawing(of shape: SymbolShape, isFilled: Bool) -> String {
    let dots =
      shape.dots.isEmpty ? "" : "<path d=\"\(shape.dots)\" fill=\"currentColor\" stroke=\"none\"/>"
    guard isFilled, !shape.outline.isEmpty else {
      return "<path d=\"\(shape.outline)\(shape.inner)\(shape.lines)\"/>" + dots
    }
    let lines = shape.lines.isEmpty ? "" : "<path d=\"\(shape.lines)\"/>"
    guard !shape.inner.isEmpty else {
      return "<path d=\"\(shape.outline)\" fill=\"currentColor\"/>" + lines + dots
    }
    return cut("<path d=\"\(shape.inner)\"/>", outOf: shape.outline) + lines + dots
  }

  /// A filled outline through which what is behind shows where the glyph is.
  private mutating func cut(_ glyph: String, outOf outline: String) -> String {
    let stencil =
      "<path d=\"M-2-2h28v28h-28Z\" fill=\"#fff\"/><g color=\"#000\" fill=\"none\" stroke=\"#000\""
      + " stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(glyph)</g>"
    let attributes = " maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"28\" height=\"28\""
    let mask = define("mask", attributes, stencil)
    return "<path d=\"\(outline)\" fill=\"currentColor\" mask=\"url(#\(mask))\"/>"
  }

  private mutating func addUnknown(_ name: String, _ color: DisplayColor, in frame: DisplayRect) {
    let line = color.attributes("stroke")
    body += "<rect\(frame.attributes) rx=\"\(SVGNumber.text(min(frame.width, frame.height) / 5))\""
    body += " fill=\"none\"\(line)/>"
    let words = name.split(separator: ".").prefix(2).map { String($0.prefix(8)) }
    addLabel(words, color.hex, in: frame)
  }
}

extension DisplayPaint {
  /// The one colour of a symbol: of a gradient the first.
  fileprivate var plainColor: DisplayColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.first?.color ?? DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)
    case .backdrop(let backdrop): backdrop.tint
    }
  }
}
