/// Texts as XML 1.0 has them.
enum SVGText {
  /// Safe between tags and in quoted attributes.
  ///
  /// Characters that XML does not have become U+FFFD, line ends and tabs blanks.
  static func escape(_ text: some StringProtocol) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: escaped += " "
      case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
