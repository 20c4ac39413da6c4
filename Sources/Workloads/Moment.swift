public import TraceModel

extension Workload {
  /// A point in time, spelled as ISO 8601 with a zone: `2026-01-01T09:00:00Z`.
  public struct Moment: Hashable, Sendable, CustomStringConvertible {
    /// Since 1 January 1970, 00:00 UTC, without leap seconds.
    public var since1970: Nanoseconds

    public init(since1970: Nanoseconds) { self.since1970 = since1970 }

    /// 2026-01-01T09:00:00Z, a Thursday.
    public static let standard = Moment(since1970: Nanoseconds(1_767_258_000_000_000_000))

    /// In UTC, with as many decimals as needed.
    public var description: String {
      let (day, ofDay) = since1970.rawValue.flooredDivision(by: 86_400_000_000_000)
      let (seconds, fraction) = ofDay.flooredDivision(by: 1_000_000_000)
      let (year, month, dayOfMonth) = civil(fromDay: day)
      let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
      var text = [digits(year, 4), digits(month, 2), digits(dayOfMonth, 2)].joined(separator: "-")
      text += "T" + clock.joined(separator: ":")
      if fraction != 0 {
        var decimals = digits(fraction, 9)
        while decimals.last == "0" { decimals.removeLast() }
        text += "." + decimals
      }
      return text + "Z"
    }
  }
}

extension Workload.Moment {
  /// Reads `2026-01-01T09:00:00Z`; the zone may be `+02:00`, seconds may have up to nine decimals.
  ///
  /// Years from 1970 to 2200.
  ///
  /// - Throws: Why it is none, in words.
  init(parsing text: String) throws(MomentFlaw) {
    var scanner = Scanner(rest: text.utf8[...])
    let year = try scanner.number(4, "a year of four digits")
    try scanner.skip("-", "'-' after the year")
    let month = try scanner.number(2, "a month of two digits")
    try scanner.skip("-", "'-' after the month")
    let day = try scanner.number(2, "a day of two digits")
    guard (1970...2200).contains(year) else {
      throw MomentFlaw("the year is not from 1970 to 2200")
    }
    guard (1...12).contains(month) else { throw MomentFlaw("there is no month \(month)") }
    guard day >= 1, day <= daysIn(month, year) else {
      throw MomentFlaw("\(digits(year, 4))-\(digits(month, 2)) has no day \(day)")
    }
    try scanner.skip("T", "'T' and a time of day")
    var time = try scanner.clock()
    try scanner.skip(":", "':' and the seconds")
    let second = try scanner.number(2, "seconds of two digits")
    guard second < 60 else { throw MomentFlaw("there is no second \(second)") }
    time = time * 60 + second
    let fraction = try scanner.fraction()
    let offset = try scanner.zone()
    let seconds = days(year, month, day) * 86_400 + time - offset * 60
    since1970 = Nanoseconds(seconds * 1_000_000_000 + fraction)
  }
}

/// Why a text is no moment: an entry for the place where it goes wrong.
struct MomentFlaw: Error {
  var why: String
  init(_ why: String) { self.why = why }
}

private struct Scanner {
  var rest: Substring.UTF8View

  mutating func number(_ count: Int, _ expected: String) throws(MomentFlaw) -> Int64 {
    var value: Int64 = 0
    for _ in 0..<count {
      guard let byte = rest.first, (48...57).contains(byte) else {
        throw MomentFlaw("\(expected) is missing")
      }
      value = value * 10 + Int64(byte - 48)
      rest.removeFirst()
    }
    return value
  }

  mutating func skip(_ byte: Unicode.Scalar, _ expected: String) throws(MomentFlaw) {
    guard rest.first == UInt8(ascii: byte) else { throw MomentFlaw("\(expected) is missing") }
    rest.removeFirst()
  }

  /// Hours and minutes, in minutes.
  mutating func clock() throws(MomentFlaw) -> Int64 {
    let hour = try number(2, "an hour of two digits")
    try skip(":", "':' after the hour")
    let minute = try number(2, "minutes of two digits")
    guard hour < 24 else { throw MomentFlaw("there is no hour \(hour)") }
    guard minute < 60 else { throw MomentFlaw("there is no minute \(minute)") }
    return hour * 60 + minute
  }

  /// Nanoseconds.
  mutating func fraction() throws(MomentFlaw) -> Int64 {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    rest.removeFirst()
    var value = try number(1, "a decimal after the point") * 100_000_000
    var unit: Int64 = 10_000_000
    while let byte = rest.first, (48...57).contains(byte) {
      guard unit > 0 else { throw MomentFlaw("seconds have nine decimals at most") }
      value += Int64(byte - 48) * unit
      unit /= 10
      rest.removeFirst()
    }
    return value
  }

  /// Minutes east of UTC.
  mutating func zone() throws(MomentFlaw) -> Int64 {
    guard let sign = rest.first else { throw MomentFlaw("the zone is missing") }
    rest.removeFirst()
    var offset: Int64 = 0
    switch sign {
    case UInt8(ascii: "Z"): break
    case UInt8(ascii: "+"): offset = try clock()
    case UInt8(ascii: "-"): offset = -(try clock())
    default: throw MomentFlaw("the zone is missing")
    }
    guard rest.isEmpty else { throw MomentFlaw("something follows the zone") }
    return offset
  }
}

// The calendar by 400-year eras of 146,097 days that begin in March, so that
// the leap day is the last of its year.

private func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
  let (era, yearOfEra) = (month <= 2 ? year - 1 : year).flooredDivision(by: 400)
  let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
  return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
}

private func civil(fromDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
  let (era, dayOfEra) = (day + 719_468).flooredDivision(by: 146_097)
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shifted = (5 * dayOfYear + 2) / 153
  let month = shifted < 10 ? shifted + 3 : shifted - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
}

private func daysIn(_ month: Int64, _ year: Int64) -> Int64 {
  month == 12 ? 31 : days(year, month + 1, 1) - days(year, month, 1)
}

private func digits(_ value: Int64, _ count: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(count - text.count, 0)) + text
}

extension Int64 {
  /// Quotient towards minus infinity with a remainder from 0.
  fileprivate func flooredDivision(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
