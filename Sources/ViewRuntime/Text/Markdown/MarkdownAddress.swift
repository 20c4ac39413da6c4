import Foundation

/// Reads where a link leads.
enum MarkdownAddress {
  /// Reads `(address "title")`, or `(<address>)`.
  ///
  /// - Returns: The address and the position behind; nil where there is none.
  static func read(_ scalars: [Unicode.Scalar], at start: Int) -> (String, Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    var index = skipBlanks(scalars, start + 1)
    var address = String.UnicodeScalarView()
    if index < scalars.count, scalars[index] == "<" {
      index += 1
      while index < scalars.count, scalars[index] != ">" {
        if scalars[index] == "\n" || scalars[index] == "<" { return nil }
        address.append(scalars[index])
        index += 1
      }
      guard index < scalars.count else { return nil }
      index += 1
    } else {
      guard let end = readBare(scalars, index, &address) else { return nil }
      index = end
    }
    let behind = skipBlanks(scalars, index)
    index = behind
    if behind > 0, index < scalars.count, scalars[index] != ")" {
      guard let end = skipTitle(scalars, index) else { return nil }
      index = skipBlanks(scalars, end)
    }
    guard index < scalars.count, scalars[index] == ")" else { return nil }
    return (String(address), index + 1)
  }

  /// An address without angle brackets: its parentheses are balanced.
  private static func readBare(
    _ scalars: [Unicode.Scalar],
    _ start: Int,
    _ address: inout String.UnicodeScalarView
  ) -> Int? {
    var index = start
    var depth = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\\", index + 1 < scalars.count,
        MarkdownScanner.isPunctuation(scalars[index + 1])
      {
        index += 1
      } else if scalar == "(" {
        depth += 1
        // The limit of the reference implementation, without which a text of
        // brackets would be gone through again and again.
        if depth > 32 { return nil }
      } else if scalar == ")" {
        if depth == 0 { return index }
        depth -= 1
      } else if scalar.value <= 0x20 {
        return depth == 0 ? index : nil
      }
      address.append(scalars[index])
      index += 1
    }
    return nil
  }

  private static func skipTitle(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    let closing: Unicode.Scalar
    switch scalars[start] {
    case "\"": closing = "\""
    case "'": closing = "'"
    case "(": closing = ")"
    default: return nil
    }
    var index = start + 1
    while index < scalars.count, scalars[index] != closing {
      // A title in parentheses holds none.
      if closing == ")", scalars[index] == "(", index > start { return nil }
      index += scalars[index] == "\\" ? 2 : 1
    }
    return index < scalars.count ? index + 1 : nil
  }

  private static func skipBlanks(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var index = start
    while index < scalars.count, scalars[index] == " " || scalars[index] == "\n" { index += 1 }
    return index
  }

  /// Reads `<https://…>` and `<name@host>`.
  static func readAutolink(
    _ scalars: [Unicode.Scalar],
    at start: Int
  ) -> (address: (words: String, target: String), end: Int)? {
    var index = start + 1
    var words = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != ">" {
      if scalars[index].value <= 0x20 || scalars[index] == "<" { return nil }
      words.append(scalars[index])
      index += 1
    }
    guard index < scalars.count else { return nil }
    let text = String(words)
    if let colon = words.firstIndex(of: ":"), isScheme(words[..<colon]) {
      return ((text, text), index + 1)
    }
    guard let at = words.firstIndex(of: "@"), at != words.startIndex,
      words[words.index(after: at)...].contains(".")
    else { return nil }
    return ((text, "mailto:" + text), index + 1)
  }

  private static func isScheme(_ scalars: Substring.UnicodeScalarView) -> Bool {
    guard (2...32).contains(scalars.count), let first = scalars.first,
      first.isASCII, first.properties.isAlphabetic
    else { return false }
    return scalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789+.-".unicodeScalars.contains($0))
    }
  }
}

/// Reads `&amp;` and its like.
enum MarkdownEntity {
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "hellip": "\u{2026}", "ndash": "\u{2013}",
    "mdash": "\u{2014}", "euro": "\u{20AC}",
  ]

  /// - Returns: The character and the position behind; nil where there is none.
  static func read(_ scalars: [Unicode.Scalar], at start: Int) -> (Unicode.Scalar, Int)? {
    let window = scalars[start..<min(start + 10, scalars.count)]
    guard let end = window.firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
    if let known = names[name] { return (known, end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map { ($0 == "\0" ? "\u{FFFD}" : $0, end + 1) }
  }
}
