package import Foundation

/// A comparison of probed frames: `b.x - a.maxX == 8 && a.width < b.width`.
///
/// Names with x, y, width, height, maxX, maxY, midX, midY; numbers, + - * /,
/// < <= == >= >, &&. Numbers that differ by less than the tolerance are equal.
package struct Comparison {
  /// Points that a number may be off.
  package static let tolerance = 0.001

  private var words: ArraySlice<Substring>
  private let frames: [String: CGRect]

  /// - Returns: Whether it holds.
  /// - Throws: For what is no comparison, or names no view that has a frame.
  package static func holds(_ text: String, _ frames: [String: CGRect]) throws -> Bool {
    var reader = Comparison(words: words(of: text)[...], frames: frames)
    var holds = try reader.comparison()
    while reader.take("&&") { holds = try reader.comparison() && holds }
    if let word = reader.words.first { throw NoComparison(word: String(word)) }
    return holds
  }

  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let length: Int
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first.isLetter || first.isNumber || first == "_" {
        length = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.count
      } else {
        let isLong = ["<=", ">=", "==", "&&"].contains { rest.hasPrefix($0) }
        length = isLong ? 2 : 1
      }
      words.append(rest.prefix(length))
      rest.removeFirst(length)
    }
    return words
  }

  private mutating func take(_ word: Substring) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func comparison() throws -> Bool {
    let left = try sum()
    let word = words.popFirst() ?? "nothing"
    let right = try sum()
    let isSame = abs(left - right) <= Self.tolerance
    switch word {
    case "==": return isSame
    case "<=": return left < right || isSame
    case ">=": return left > right || isSame
    case "<": return left < right && !isSame
    case ">": return left > right && !isSame
    default: throw NoComparison(word: String(word))
    }
  }

  private mutating func sum() throws -> Double {
    var value = try product()
    while true {
      if take("+") {
        value += try product()
      } else if take("-") {
        value -= try product()
      } else {
        return value
      }
    }
  }

  private mutating func product() throws -> Double {
    var value = try term()
    while true {
      if take("*") {
        value *= try term()
      } else if take("/") {
        value /= try term()
      } else {
        return value
      }
    }
  }

  private mutating func term() throws -> Double {
    if take("-") { return try -term() }
    if take("(") {
      let value = try sum()
      guard take(")") else { throw NoComparison(word: "without )") }
      return value
    }
    guard let word = words.popFirst() else { throw NoComparison(word: "nothing") }
    if let number = Double(word) { return number }
    guard let dot = word.lastIndex(of: "."),
      let frame = frames[String(word[..<dot])],
      let value = Self.value(word[word.index(after: dot)...], of: frame)
    else { throw NoComparison(word: String(word)) }
    return value
  }

  private static func value(_ name: Substring, of frame: CGRect) -> Double? {
    switch name {
    case "x": frame.minX
    case "y": frame.minY
    case "width": frame.width
    case "height": frame.height
    case "maxX": frame.maxX
    case "maxY": frame.maxY
    case "midX": frame.midX
    case "midY": frame.midY
    default: nil
    }
  }
}

/// A word that stands where a comparison cannot have it.
private struct NoComparison: Error, CustomStringConvertible {
  let word: String

  var description: String { "no comparison of probed frames can have '\(word)' here" }
}
