import Foundation

/// A text taken apart once, so that it can be broken at many widths.
///
/// Interim in its widths, until real font tables are read: `CharacterWidth`.
final class TextShape {
  struct Glyph {
    var width: CGFloat
    /// Where the character starts in the text's UTF-8.
    var offset: Int32
    var kind: Kind
  }

  enum Kind: UInt8 {
    case ink
    case blank
    case lineFeed
    /// A character beside which a line may end.
    case ideograph
    /// A mark that no line begins with.
    case closing
  }

  private(set) var glyphs: [Glyph] = []
  /// The length of the text in UTF-8.
  let end: Int
  /// The width of the whole in one line, without blanks at its end; none where
  /// the text has line feeds.
  private(set) var width: CGFloat?
  let ellipsis: CGFloat

  init(_ text: String, font: TextFont) {
    end = text.utf8.count
    glyphs.reserveCapacity(end)
    let scale = font.size * (1 + 0.02 * CGFloat(font.weight.rawValue))
    let table = CharacterWidth.table(isMonospaced: font.isMonospaced)
    ellipsis = table.ellipsis * scale
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      addASCII(text, table, scale)
    } else {
      for index in text.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let (share, kind) = table.measure(text[index])
        glyphs.append(
          Glyph(width: share * scale, offset: Int32(truncatingIfNeeded: offset), kind: kind)
        )
      }
    }
    width = wholeWidth()
  }

  private func addASCII(_ text: String, _ table: CharacterWidth, _ scale: CGFloat) {
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
        glyphs.append(Glyph(width: table.ascii[Int(byte)] * scale, offset: offset, kind: kind))
      }
      previous = byte
      offset += 1
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
