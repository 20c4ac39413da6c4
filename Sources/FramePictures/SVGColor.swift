import TraceModel

extension DisplayColor {
  /// Without the opacity: `#f80` or `#ff8001`.
  var hex: String {
    let digits = [red, green, blue].map { part in
      let byte = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      return (byte >> 4, byte & 15)
    }
    let isShort = digits.allSatisfy { $0.0 == $0.1 }
    return "#"
      + digits.map { high, low in
        let first = String(high, radix: 16)
        return isShort ? first : first + String(low, radix: 16)
      }.joined()
  }

  /// As attributes of an element that is filled, stroked, flooded or stopped with it.
  func attributes(_ property: String) -> String {
    let color = property == "fill" || property == "stroke" ? property : property + "-color"
    let opacity = opacity < 1 ? " \(property)-opacity=\"\(SVGNumber.text(max(opacity, 0)))\"" : ""
    return " \(color)=\"\(hex)\"\(opacity)"
  }
}
