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
    /// Its place in the text's faces.
    var face: UInt16
  }

  enum Kind: UInt8 {
    case ink
    case blank
    case lineFeed
  }

  /// What a line of one of the text's faces needs to know of it.
  struct Face {
    var ascent: CGFloat
    var descent: CGFloat
    /// How wide its ellipsis is.
    var ellipsis: CGFloat
  }

  private(set) var glyphs: [Glyph] = []
  /// In the order of the text.
  private(set) var faces: [Face] = []
  /// The length of the text in UTF-8.
  let end: Int
  /// The width of the whole in one line, without blanks at its end; none where
  /// the text has line feeds.
  private(set) var width: CGFloat?

  init(_ faced: FacedText) {
    let text = faced.text
    end = text.utf8.count
    glyphs.reserveCapacity(end)
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    var start = text.startIndex
    for (number, run) in faced.runs.enumerated() {
      let stop =
        number == faced.runs.count - 1
        ? text.endIndex : text.utf8.index(text.startIndex, offsetBy: run.end)
      let widths = FontWidths.face(of: run.face.font)
      addFace(run.face, widths)
      if isASCII {
        addASCII(text[start..<stop].utf8, widths, run.face)
      } else {
        addCharacters(text[start..<stop], widths, run.face)
      }
      start = stop
    }
    if isASCII, LineOpportunities.areOnlyBlanks(in: text.utf8) {
      openAfterBlanks()
    } else {
      openByRules(text)
    }
    width = wholeWidth()
  }

  private func addFace(_ face: TextFace, _ widths: FontWidths) {
    faces.append(
      Face(
        ascent: face.ascent,
        descent: face.descent,
        ellipsis: widths.width(of: "…") * face.font.size + face.spacing
      )
    )
  }

  private func addASCII(_ text: Substring.UTF8View, _ widths: FontWidths, _ face: TextFace) {
    let digit = face.font.hasEqualDigits ? widths.digit : 0
    var offset = Int32(truncatingIfNeeded: glyphs.last.map { Int($0.offset) + 1 } ?? 0)
    var previous: UInt8 = 0
    for byte in text {
      // A carriage return and its line feed are one character.
      if byte != 0x0A || previous != 0x0D {
        let kind: Kind =
          switch byte {
          case 0x0A...0x0D: .lineFeed
          case 0x20, 0x09: .blank
          default: .ink
          }
        let isDigit = digit > 0 && (0x30...0x39).contains(byte)
        let width = isDigit ? digit : widths.width(ofASCII: byte)
        add(width, offset, kind, face)
      }
      previous = byte
      offset += 1
    }
  }

  private func addCharacters(_ text: Substring, _ widths: FontWidths, _ face: TextFace) {
    var offset = Int32(
      truncatingIfNeeded: text.utf8.distance(from: text.base.startIndex, to: text.startIndex)
    )
    for character in text {
      let isDigit = face.font.hasEqualDigits && character.isASCII && character.isWholeNumber
      let width = isDigit ? widths.digit : widths.width(of: character)
      add(width, offset, Self.kind(of: character), face)
      offset += Int32(truncatingIfNeeded: character.utf8.count)
    }
  }

  private func add(_ share: CGFloat, _ offset: Int32, _ kind: Kind, _ face: TextFace) {
    glyphs.append(
      Glyph(
        width: share * face.font.size + face.spacing,
        offset: offset,
        kind: kind,
        face: UInt16(truncatingIfNeeded: faces.count - 1)
      )
    )
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
    let units = Array(text.utf16)
    let places = LineOpportunities.places(in: units)
    var next = places.startIndex
    // The place in UTF-16 goes along with the one in UTF-8.
    var place = 0
    var offset = 0
    var scalars = text.unicodeScalars.makeIterator()
    for index in glyphs.indices {
      while offset < glyphs[index].offset, let scalar = scalars.next() {
        offset += UTF8.width(scalar)
        place += UTF16.width(scalar)
      }
      while next < places.endIndex, places[next] < place { next += 1 }
      glyphs[index].opensLine = index > 0 && next < places.endIndex && places[next] == place
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

  /// The ascent and descent of a line that shows a range of characters; of an
  /// empty line, those of the character that ends it.
  func height(of range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
    if faces.count == 1 || range.isEmpty {
      let last = glyphs.indices.last.map { min(range.lowerBound, $0) }
      let face = faces[last.map { Int(glyphs[$0].face) } ?? 0]
      return (face.ascent, face.descent)
    }
    var ascent = -CGFloat.infinity
    var descent = -CGFloat.infinity
    for glyph in glyphs[range] {
      let face = faces[Int(glyph.face)]
      ascent = max(ascent, face.ascent)
      descent = max(descent, face.descent)
    }
    return (ascent, descent)
  }

  /// The width of the characters in a range, blanks included.
  func width(of range: Range<Int>) -> CGFloat { glyphs[range].reduce(0) { $0 + $1.width } }

  /// Where the characters in a range stand in UTF-8.
  func offsets(of range: Range<Int>) -> Range<Int> {
    offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }

  /// Where the character at a position starts in UTF-8; the end behind the last.
  func offset(of position: Int) -> Int {
    position < glyphs.count ? Int(glyphs[position].offset) : end
  }
}
