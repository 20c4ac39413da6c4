import Foundation

/// A text taken apart once, so that it can be broken at many widths.
final class TextShape {
  struct Glyph {
    var width: CGFloat
    /// Where the character starts in the text's UTF-8.
    var offset: Int32
    var kind: Kind
    /// Whether a line may begin with it.
    var opensLine = false
  }

  enum Kind: UInt8 {
    case ink
    case blank
    case lineFeed
  }

  private(set) var glyphs: [Glyph] = []
  /// The length of the text in UTF-8.
  let end: Int
  /// The width of the whole in one line, without blanks at its end; none where
  /// the text has line feeds.
  private(set) var width: CGFloat?
  let ellipsis: CGFloat

  init(_ text: String, font: TextFont) {
    let face = FontWidths.face(of: font)
    end = text.utf8.count
    ellipsis = face.width(of: "…") * font.size
    glyphs.reserveCapacity(end)
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if isASCII { addASCII(text, face, font) } else { addCharacters(text, face, font) }
    if isASCII, LineOpportunities.areOnlyBlanks(in: text.utf8) {
      openAfterBlanks()
    } else {
      openByRules(text)
    }
    width = wholeWidth()
  }

  private func addASCII(_ text: String, _ face: FontWidths, _ font: TextFont) {
    let digit = font.hasEqualDigits ? face.digit : 0
    var offset: Int32 = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      // A carriage return and its line feed are one character.
      if byte != 0x0A || previous != 0x0D {
        let kind: Kind =
          switch byte {
          case 0x0A...0x0D: .lineFeed
          case 0x20, 0x09: .blank
          default: .ink
          }
        let isDigit = digit > 0 && (0x30...0x39).contains(byte)
        let width = isDigit ? digit : face.width(ofASCII: byte)
        glyphs.append(Glyph(width: width * font.size, offset: offset, kind: kind))
      }
      previous = byte
      offset += 1
    }
  }

  private func addCharacters(_ text: String, _ face: FontWidths, _ font: TextFont) {
    var offset: Int32 = 0
    for character in text {
      let isDigit = font.hasEqualDigits && character.isASCII && character.isWholeNumber
      let width = isDigit ? face.digit : face.width(of: character)
      glyphs.append(
        Glyph(width: width * font.size, offset: offset, kind: Self.kind(of: character))
      )
      offset += Int32(truncatingIfNeeded: character.utf8.count)
    }
  }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .lineFeed }
    // A no-break space is as wide as a space, but no line ends there.
    return character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      ? .blank : .ink
  }

  private func openAfterBlanks() {
    for index in glyphs.indices.dropFirst() where glyphs[index].kind == .ink {
      glyphs[index].opensLine = glyphs[index - 1].kind != .ink
    }
  }

  private func openByRules(_ text: String) {
    let places = LineOpportunities.places(in: Array(text.utf16))
    var next = places.startIndex
    var place = 0
    for (index, character) in text.enumerated() {
      while next < places.endIndex, places[next] < place { next += 1 }
      glyphs[index].opensLine = index > 0 && next < places.endIndex && places[next] == place
      place += character.utf16.count
    }
  }

  private func wholeWidth() -> CGFloat? {
    var filled: CGFloat = 0
    var inked: CGFloat = 0
    for glyph in glyphs {
      if glyph.kind == .lineFeed { return nil }
      filled += glyph.width
      if glyph.kind != .blank { inked = filled }
    }
    return inked
  }

  /// Where the character at a position starts in UTF-8; the end behind the last.
  func offset(of position: Int) -> Int {
    position < glyphs.count ? Int(glyphs[position].offset) : end
  }
}
