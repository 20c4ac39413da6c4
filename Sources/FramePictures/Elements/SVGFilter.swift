import TraceModel

/// The filter primitives of an effect.
struct SVGFilter {
  let primitives: String
  /// How far beyond the items it draws, in points.
  let reach: Double

  /// Nil for an effect that changes no pixel, or is no filter.
  init?(_ effect: DisplayEffect) {
    switch effect {
    case .shadow(let color, let radius, let x, let y):
      guard color.opacity > 0, radius >= 0, x.isFinite, y.isFinite else { return nil }
      // Not feDropShadow, which librsvg does not draw.
      primitives =
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGNumber.text(radius / 2))\"/>"
        + "<feOffset dx=\"\(SVGNumber.text(x))\" dy=\"\(SVGNumber.text(y))\"/>"
        + Self.matrix([0, 0, 0], plus: [color.red, color.green, color.blue], color.opacity)
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
      reach = radius * 1.5 + max(abs(x), abs(y)) + 1
    case .blur(let radius):
      guard radius > 0 else { return nil }
      primitives = "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(radius))\"/>"
      reach = radius * 3 + 1
    case .filter(let name, let amount):
      guard let primitives = Self.colors(name, amount) else { return nil }
      self.primitives = primitives
      reach = 0
    case .colorMultiply(let color):
      primitives = Self.matrix(
        [color.red, color.green, color.blue],
        plus: [0, 0, 0],
        color.opacity
      )
      reach = 0
    case .luminanceToAlpha:
      primitives = "<feColorMatrix type=\"luminanceToAlpha\"/>"
      reach = 0
    default: return nil
    }
  }

  private static func colors(_ name: String, _ amount: Double) -> String? {
    guard amount.isFinite else { return nil }
    switch name {
    // Added to each part, not multiplied as CSS does.
    case "brightness": return matrix([1, 1, 1], plus: Array(repeating: amount, count: 3))
    case "contrast":
      return matrix([amount, amount, amount], plus: Array(repeating: (1 - amount) / 2, count: 3))
    case "invert":
      let factor = 1 - 2 * amount
      return matrix([factor, factor, factor], plus: Array(repeating: amount, count: 3))
    case "saturation", "saturate": return matrix("saturate", max(amount, 0))
    case "grayscale": return matrix("saturate", 1 - min(max(amount, 0), 1))
    case "hue-rotate": return matrix("hueRotate", amount * 180 / .pi)
    default: return nil
    }
  }

  private static func matrix(_ type: String, _ value: Double) -> String {
    "<feColorMatrix type=\"\(type)\" values=\"\(SVGNumber.factor(value))\"/>"
  }

  /// Each part of a colour by a factor of its own, and a number of its own added.
  private static func matrix(
    _ factors: [Double],
    plus offsets: [Double],
    _ opacity: Double = 1
  ) -> String {
    let rows = zip(factors, offsets).enumerated().map { index, row in
      let (factor, offset) = row
      let columns = (0..<3).map { $0 == index ? SVGNumber.factor(factor) : "0" }
      return columns.joined(separator: " ") + " 0 " + SVGNumber.factor(offset)
    }
    let last = "0 0 0 \(SVGNumber.factor(opacity)) 0"
    return "<feColorMatrix values=\"\((rows + [last]).joined(separator: " "))\"/>"
  }
}
