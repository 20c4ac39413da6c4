import TraceModel

/// How a length of time is spelled in a workload: a number and a unit, `400ms`, `1.5s`, `2min`.
enum TimeSpelling {
  /// The units from the largest, each with its nanoseconds.
  static let units: [(name: String, nanoseconds: Int64)] = [
    ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
    ("us", 1000), ("ns", 1),
  ]

  /// The longest time that a workload can name: a year.
  static let longest = Nanoseconds(366 * 24 * 3_600_000_000_000)

  /// Nil if it is no time, negative or longer than a year.
  static func time(_ text: String) -> Nanoseconds? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    var name = text[number.endIndex...]
    if name.first == " " { name.removeFirst() }
    guard let unit = units.first(where: { $0.name == name })?.nanoseconds else { return nil }
    let count: Int64
    if let whole = Int64(number) {
      let (product, isTooLong) = whole.multipliedReportingOverflow(by: unit)
      guard !isTooLong else { return nil }
      count = product
    } else {
      guard number.first?.isNumber == true, number.last?.isNumber == true,
        let value = Double(number), value * Double(unit) <= Double(longest.rawValue)
      else { return nil }
      count = Int64(value * Double(unit) + 0.5)
    }
    return count <= longest.rawValue ? Nanoseconds(count) : nil
  }

  /// The shortest spelling without decimals; it reads back as the same time.
  static func text(_ time: Nanoseconds) -> String {
    guard time != .zero else { return "0s" }
    let unit = units.first { time.rawValue % $0.nanoseconds == 0 } ?? ("ns", 1)
    return "\(time.rawValue / unit.nanoseconds)\(unit.name)"
  }
}
