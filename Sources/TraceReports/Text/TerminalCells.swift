/// How many cells of a terminal a text takes.
///
/// East Asian characters and emoji take two, as terminals have agreed upon.
///
/// - Complexity: O(*n*) for a text of *n* characters.
package func terminalCells(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
}

extension Character {
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isEastAsianWide || first.properties.isEmojiPresentation
      || unicodeScalars.contains("\u{FE0F}")
  }
}

extension Unicode.Scalar {
  fileprivate var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
