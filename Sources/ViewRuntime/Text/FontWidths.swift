import Foundation

/// Widths of characters in one face, as shares of the point size.
///
/// The same on every machine, since no font of the machine is asked: the
/// numbers are `FontTable`'s.
final class FontWidths: Sendable {
  /// By code point, below `Self.limit`; less than 0 where the face has none.
  private let known: [Float]
  private let limits: Range<UInt32>

  private static let limit = 0x2600
  /// What a character is as wide as that no table has.
  private static let other: Float = 0.6
  /// A fixed-width face: digits, letters and marks alike.
  private static let monospaced: Float = 0.6

  private static let proportionalFaces = TextWeight.allCases.map { FontWidths($0) }
  private static let monospacedFace = FontWidths()

  static func face(of font: TextFont) -> FontWidths {
    if font.isMonospaced { return monospacedFace }
    return proportionalFaces[font.weight.rawValue - TextWeight.ultraLight.rawValue]
  }

  private init() {
    known = Array(repeating: Self.monospaced, count: 0x80)
    limits = 0..<0x80
  }

  private init(_ weight: TextWeight) {
    var known = [Float](repeating: -1, count: Self.limit)
    let lightness = weight.rawValue - TextWeight.ultraLight.rawValue
    Self.read(FontTable.latin[lightness], FontTable.latinRanges, into: &known)
    let isBold = weight.rawValue >= TextWeight.semibold.rawValue
    Self.read(FontTable.scripts[isBold ? 1 : 0], FontTable.scriptRanges, into: &known)
    known[0x09] = known[0x20] * 4
    // Shows a hyphen only where a line ends at it, which no line does here.
    known[0xAD] = 0
    self.known = known
    limits = 0..<UInt32(Self.limit)
  }

  /// Reads two letters a character, base 64.
  private static func read(
    _ text: StaticString,
    _ ranges: [ClosedRange<Int>],
    into known: inout [Float]
  ) {
    text.withUTF8Buffer { letters in
      var position = 0
      for code in ranges.joined() {
        let width = digit(letters[position]) << 6 | digit(letters[position + 1])
        if width != FontTable.missing { known[code] = Float(width) / 1000 }
        position += 2
      }
      precondition(position == letters.count, "FontTable does not have its characters")
    }
  }

  private static func digit(_ letter: UInt8) -> Int {
    switch letter {
    case 0x41...0x5A: Int(letter) - 0x41
    case 0x61...0x7A: Int(letter) - 0x61 + 26
    case 0x30...0x39: Int(letter) - 0x30 + 52
    case 0x2B: 62
    case 0x2D: 63
    default: preconditionFailure("FontTable has a letter that is no digit")
    }
  }

  /// For ASCII; control characters have no width.
  func width(ofASCII byte: UInt8) -> CGFloat {
    CGFloat(max(known[Int(byte)], 0))
  }

  /// The widest digit, which all digits take where columns of figures line up.
  var digit: CGFloat { (0x30...0x39).map { width(ofASCII: $0) }.max() ?? 0 }

  /// Combining marks add nothing, a sequence of emoji is one.
  func width(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return CGFloat(width(of: first))
    }
    if Self.isEmoji(scalars) { return CGFloat(FontTable.emoji) / 1000 }
    return scalars.reduce(0) { $0 + CGFloat(width(of: $1)) }
  }

  private func width(of scalar: Unicode.Scalar) -> Float {
    if limits.contains(scalar.value) {
      let width = known[Int(scalar.value)]
      if width >= 0 { return width }
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return Self.widthOutsideTables(scalar)
  }

  private static func widthOutsideTables(_ scalar: Unicode.Scalar) -> Float {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
      Float(FontTable.hangul) / 1000
    case 0xFF61...0xFFDC: Float(FontTable.halfwidth) / 1000
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      Float(FontTable.ideograph) / 1000
    default:
      scalar.properties.isEmojiPresentation ? Float(FontTable.emoji) / 1000 : other
    }
  }

  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && scalars.contains("\u{FE0F}"))
  }
}
