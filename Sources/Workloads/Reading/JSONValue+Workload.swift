import Foundation
import JSONSource
import TraceModel

/// What workloads ask of a value beyond its JSON type.
extension JSONValue {
  /// A string with something in it; `owner` with its article: `the name`.
  func filledString(_ owner: String) throws(JSONError) -> String {
    let text = try string()
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error(WorkloadProblem.emptyText(owner))
    }
    return text
  }

  /// A length of time: `"400ms"`.
  func time() throws(JSONError) -> Nanoseconds {
    if case .number(let number) = content {
      throw error(WorkloadProblem.timeWithoutUnit(number.spelling))
    }
    let text = try string()
    guard let time = TimeSpelling.time(text) else { throw error(WorkloadProblem.badTime(text)) }
    return time
  }

  /// A length of time that is not nothing.
  func positiveTime() throws(JSONError) -> Nanoseconds {
    let time = try time()
    guard time > .zero else { throw error(WorkloadProblem.noTime) }
    return time
  }

  /// How long a finger moves: an event a frame.
  func movementTime() throws(JSONError) -> Nanoseconds {
    let time = try positiveTime()
    guard time <= Nanoseconds(60_000_000_000) else {
      throw error(WorkloadProblem.tooLongTime(most: "60s"))
    }
    return time
  }

  /// A number above 0.
  func positive(upTo most: Double) throws(JSONError) -> Double {
    let value = try double()
    guard value > 0, value <= most else { throw outOfRange("more than 0 and at most", most) }
    return value
  }

  /// A length in points at an edge of the screen.
  func inset() throws(JSONError) -> Double {
    let value = try double()
    guard value >= 0, value <= Workload.longestLength else {
      throw outOfRange("0 and more, at most", Workload.longestLength)
    }
    return value
  }

  /// A length in points of any sign.
  func length() throws(JSONError) -> Double {
    let value = try double()
    guard value.magnitude <= Workload.longestLength else {
      throw outOfRange("between minus and plus", Workload.longestLength)
    }
    return value
  }

  private func outOfRange(_ allowed: String, _ bound: Double) -> JSONError {
    guard case .number(let found) = content, let bound = JSONNumber(bound) else {
      return wrongType("a number")
    }
    return error(JSONShapeProblem.outOfRange(found.spelling, allowed: "\(allowed) \(bound)"))
  }

  /// An array of two.
  func pair(_ expected: String) throws(JSONError) -> (JSONValue, JSONValue) {
    guard case .array(let elements) = content else { throw wrongType(expected) }
    guard elements.count == 2 else {
      throw error(WorkloadProblem.notNumbers(expected: expected, found: "\(elements.count)"))
    }
    return (elements[0], elements[1])
  }

  /// A locale whose language and region exist.
  func locale() throws(JSONError) -> String {
    let text = try string()
    let locale = Locale(identifier: text)
    let isShaped = text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || (Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isShaped, locale.language.languageCode?.isISOLanguage == true,
      locale.region?.isISORegion ?? true
    else {
      let written = text.replacing("-", with: "_")
      let nearest = nearestName(to: written, among: Locale.availableIdentifiers.sorted())
      throw error(WorkloadProblem.unknownLocale(text, nearest: nearest))
    }
    return text
  }

  /// A name of the time zone database; abbreviations such as PST mean several zones.
  func timeZone() throws(JSONError) -> String {
    let text = try string()
    let isName = text.contains("/") || text == "UTC" || text == "GMT"
    guard isName, TimeZone(identifier: text) != nil else {
      let nearest = nearestName(to: text, among: TimeZone.knownTimeZoneIdentifiers.sorted())
      throw error(WorkloadProblem.unknownTimeZone(text, nearest: nearest))
    }
    return text
  }
}

extension JSONMembers {
  /// The one key of several that is there, with its value.
  func only(of keys: [String]) throws(JSONError) -> (key: String, value: JSONValue) {
    let found = members.filter { keys.contains($0.key) }
    guard let first = found.first, found.count == 1 else {
      let problem = WorkloadProblem.notOneKey(owner: owner, of: keys, found: found.map(\.key))
      throw found.dropFirst().first?.error(problem) ?? value.error(problem)
    }
    return (first.key, first.value)
  }

  /// Refuses a key that has no meaning beside another.
  func refuse(_ key: String, with other: String) throws(JSONError) {
    guard let member = members.first(where: { $0.key == key }) else { return }
    throw member.error(WorkloadProblem.keyDoesNotGoWith(key, other: other))
  }
}

extension Workload {
  /// The longest length or distance in points.
  static let longestLength = 1_000_000.0
}
