import Foundation

/// Widths of characters by class, as a share of the point size.
///
/// Interim, until real font tables are read: a handful of classes in the
/// proportions of a sans-serif face.
struct CharacterWidth: Sendable {
  /// By ASCII code.
  let ascii: [CGFloat]
  let ellipsis: CGFloat
  private let other: CGFloat
  private let capital: CGFloat
  private let ideograph: CGFloat

  private static let proportional = CharacterWidth(
    ascii: (0..<128).map { proportional(UInt8($0)) },
    ellipsis: 0.85,
    other: 0.58,
    capital: 0.68,
    ideograph: 1
  )

  private static let monospaced = CharacterWidth(
    ascii: Array(repeating: 0.6, count: 128),
    ellipsis: 0.6,
    other: 0.6,
    capital: 0.6,
    ideograph: 1.2
  )

  static func table(isMonospaced: Bool) -> CharacterWidth {
    isMonospaced ? monospaced : proportional
  }

  private static func proportional(_ code: UInt8) -> CGFloat {
    switch Character(UnicodeScalar(code)) {
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.28
    case "f", "t", "r", "-", "(", ")", "[", "]", "/": 0.37
    case "m", "w", "M", "W", "@", "%": 0.87
    case "A"..."Z": 0.68
    case "0"..."9": 0.62
    case "a"..."z": 0.55
    case "\t": 1.12
    default: 0.58
    }
  }

  /// The width and the part in line breaking of any character.
  func measure(_ character: Character) -> (CGFloat, TextShape.Kind) {
    if character.isNewline { return (0, .lineFeed) }
    if let code = character.asciiValue {
      return (ascii[Int(code)], code == 0x20 || code == 0x09 ? .blank : .ink)
    }
    guard let scalar = character.unicodeScalars.first else { return (other, .ink) }
    if Self.isClosing(scalar) { return (ideograph, .closing) }
    if Self.isIdeographic(scalar) { return (ideograph, .ideograph) }
    // A no-break space is as wide as a space, but no line ends there.
    if scalar == "\u{A0}" { return (ascii[0x20], .ink) }
    if character.isWhitespace { return (ascii[0x20], .blank) }
    if scalar == "…" { return (ellipsis, .ink) }
    return (character.isUppercase ? capital : other, .ink)
  }

  /// Whether a character is as wide as it is high and a line may end beside it.
  private static func isIdeographic(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isClosing(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "」", "』", "】", "〉", "》",
      "〕":
      true
    default: false
    }
  }
}
