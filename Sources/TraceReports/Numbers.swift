import TraceModel

/// Numbers as reports print them: the same everywhere, never by locale.
enum Numbers {
  /// `12,345`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  /// The same with a sign: `+3`, `-3`, `0`.
  static func signed(_ number: Int) -> String {
    (number > 0 ? "+" : "") + grouped(number)
  }

  /// Milliseconds with two decimals: `1,234.50`.
  static func milliseconds(_ time: Nanoseconds) -> String {
    let hundredths = Int((time.rawValue + 5_000) / 10_000)
    let rest = hundredths % 100
    return grouped(hundredths / 100) + "." + (rest < 10 ? "0" : "") + String(rest)
  }

  /// A time with the unit that suits it: `12.34 ms`, `850 µs`.
  static func time(_ time: Nanoseconds) -> String {
    if time.rawValue >= 1_000_000 { return milliseconds(time) + " ms" }
    if time.rawValue >= 1_000 { return "\((time.rawValue + 500) / 1_000) µs" }
    return "\(time.rawValue) ns"
  }

  /// `1 evaluation`, `2 evaluations`.
  static func counted(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    grouped(number) + " " + (number == 1 ? singular : plural ?? singular + "s")
  }
}
