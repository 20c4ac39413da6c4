/// The text that a JSON value was read from, kept so that an error can point into it.
public final class JSONText: Sendable {
  /// The path as the user gave it; it opens each error.
  public let path: String
  /// The whole text in UTF-8.
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line and column of a byte, with the line itself.
  ///
  /// Linear in the text, and only called when there is an error to tell.
  func place(at offset: Int) -> JSONPlace {
    let offset = min(max(offset, 0), bytes.count)
    let line = bytes[..<offset].count { $0 == .lineFeed } + 1
    let start = bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
    let before = Self.characters(bytes[start..<offset])
    var after = Self.characters(bytes[offset..<end])
    if after.last == "\r" { after.removeLast() }
    return JSONPlace(path: path, line: line, before: before, after: after)
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> [Character] {
    Array(String(decoding: bytes, as: UTF8.self))
  }
}

/// Where in a JSON text something stands: what an error begins with.
public struct JSONPlace: Equatable, Sendable {
  public let path: String
  /// From 1; lines end with a line feed.
  public let line: Int
  /// From 1, in characters as a person counts them.
  public let column: Int
  /// The line, or the part of it round the place, with nothing in it that a terminal would obey.
  let excerpt: String
  /// Blanks as wide as what stands before the place in `excerpt`.
  let indent: String

  /// Characters of a long line that are shown before and after the place.
  static let shownBefore = 60
  static let shownAfter = 40

  init(path: String, line: Int, before: [Character], after: [Character]) {
    self.path = path
    self.line = line
    self.column = before.count + 1
    let isCutBefore = before.count > Self.shownBefore
    let isCutAfter = after.count > Self.shownAfter
    let shown = (isCutBefore ? ["…"] : []) + before.suffix(Self.shownBefore).map(\.shown)
    let rest = after.prefix(Self.shownAfter).map(\.shown) + (isCutAfter ? ["…"] : [])
    self.excerpt = String(shown + rest)
    self.indent = shown.map(\.blank).joined()
  }

  /// Builds the sentence of an error: `file:line:column: what`, the line with a caret, the fix.
  public func message(_ what: String, fix: String) -> String {
    """
    \(path):\(line):\(column): \(String(what.map(\.shown)))
        \(excerpt)
        \(indent)^
      fix: \(String(fix.map(\.shown)))
    """
  }
}

extension Character {
  /// Itself, or a stand-in for what would move the cursor of a terminal.
  fileprivate var shown: Character {
    guard self != "\t", let first = unicodeScalars.first else { return self }
    return first.properties.generalCategory == .control ? "\u{FFFD}" : self
  }

  /// Blanks of the same width, so that the caret stands under its character.
  fileprivate var blank: String {
    guard self != "\t", let first = unicodeScalars.first else { return "\t" }
    return first.isWide ? "  " : " "
  }
}

extension Unicode.Scalar {
  /// Whether a terminal takes two cells for it: East Asian scripts and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
