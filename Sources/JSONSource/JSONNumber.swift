/// A number of JSON, kept as it is spelled, so that nothing of it is lost.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  /// As in the text, or as it will be written: `12`, `-0.5`, `2e3`.
  public let spelling: String

  /// A number that the parser has found well-formed and finite.
  init(spelling: String) { self.spelling = spelling }

  public init(_ value: some BinaryInteger) { spelling = String(value) }

  /// The shortest spelling that reads back as the same value, whole numbers without a point.
  ///
  /// JSON has no infinity and no NaN: nil for them.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if let whole = value.wholeNumber {
      spelling = String(whole)
    } else {
      spelling = String(describing: value)
    }
  }

  /// A fixed number of decimals (0 to 9), rounded half away from zero; nil if it is not finite.
  ///
  /// Values from 2⁵³ steps on are spelled in full instead, since they have no
  /// more decimals to give.
  public init?(_ value: Double, decimals: Int) {
    let decimals = min(max(decimals, 0), 9)
    var steps = 1
    for _ in 0..<decimals { steps *= 10 }
    let scaled = value * Double(steps)
    guard scaled.magnitude < Double.wholeLimit else {
      self.init(value)
      return
    }
    var count = Int(scaled)
    if (scaled - Double(count)).magnitude >= 0.5 { count += scaled < 0 ? -1 : 1 }
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(steps))
    let digits = String(rest)
    let zeros = String(repeating: "0", count: max(decimals - digits.count, 0))
    let sign = count < 0 ? "-" : ""
    self.init(spelling: sign + String(whole) + (decimals == 0 ? "" : "." + zeros + digits))
  }

  /// The value as a whole number, also where it is spelled `1.0` or `1e3`; nil if it is none.
  ///
  /// Spelled with a point or an exponent it is read up to 2⁵³.
  public var int: Int? { Int(spelling) ?? double.wholeNumber }

  /// The value as a whole number from 0 to 2⁶⁴ - 1; nil if it is none.
  public var unsigned: UInt64? {
    UInt64(spelling) ?? double.wholeNumber.flatMap { UInt64(exactly: $0) }
  }

  /// The nearest `Double`.
  public var double: Double { Double(spelling) ?? .nan }

  public var description: String { spelling }
}

/// By conversion: `rounded()` and `Int(exactly:)` need a mathematics library to be linked.
extension Double {
  /// 2⁵³: from here on not every whole number has a `Double`.
  fileprivate static let wholeLimit = 9_007_199_254_740_992.0

  /// The value as a whole number below 2⁵³, nil if it is none.
  fileprivate var wholeNumber: Int? {
    guard magnitude < Self.wholeLimit else { return nil }
    let whole = Int(self)
    return Double(whole) == self ? whole : nil
  }
}
