/// Numbers as SVG has them: short, in no locale, never `nan`.
enum SVGNumber {
  /// What no picture needs to be larger than.
  private static let largest = 1_000_000.0

  /// Rounded to hundredths, enough at three pixels a point.
  static func text(_ value: Double) -> String { text(value, scale: 100) }

  /// Rounded to hundred-thousandths, for factors.
  static func factor(_ value: Double) -> String { text(value, scale: 100_000) }

  private static func text(_ value: Double, scale: Int) -> String {
    guard !value.isNaN else { return "0" }
    let bounded = min(max(value, -largest), largest)
    let number = Int((bounded * Double(scale)).rounded())
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = number < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    // 1 before the digits keeps their leading zeros.
    var digits = String(UInt(scale) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
