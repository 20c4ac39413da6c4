/// A piece of HTML; a text that is put into one is escaped, always.
///
/// ```swift
/// let row: HTML = "<td>\(view.label)</td>"
/// ```
///
/// Only another `HTML` goes in as it is, so that no name of a view can ever be
/// markup.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }
  /// Pieces one below the other.
  init(lines: [HTML]) { text = lines.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }
  /// What is known to be markup: the style and the script of the report.
  init(trusted text: String) { self.text = text }

  static let none: HTML = ""

  struct Interpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) { text += HTML.escape(value) }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    mutating func appendInterpolation(_ value: HTML?) { text += value?.text ?? "" }
  }

  /// Safe between tags and in quoted attributes; control characters are replaced.
  static func escape(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in TextLayout.printable(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
