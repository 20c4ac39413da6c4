import Foundation

/// Widths of characters by class, as a share of the point size.
///
/// Interim, until real font tables are read: a handful of classes in the
/// proportions of a sans-serif face.
enum CharacterWidth {
  /// The width of a character in points.
  static func width(of character: Character, in font: TextFont) -> CGFloat {
    let share = font.isMonospaced ? monospaced(character) : proportional(character)
    let emphasis = 1 + 0.02 * CGFloat(font.weight.rawValue)
    return share * font.size * emphasis
  }

  static let ellipsis: Character = "…"

  private static func monospaced(_ character: Character) -> CGFloat {
    isIdeographic(character) ? 1.2 : 0.6
  }

  private static func proportional(_ character: Character) -> CGFloat {
    guard let byte = character.asciiValue else {
      if isIdeographic(character) { return 1 }
      if character == ellipsis { return 0.85 }
      return character.isUppercase ? 0.68 : 0.58
    }
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "j"), UInt8(ascii: "I"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "'"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: " "):
      return 0.28
    case UInt8(ascii: "f"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "-"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "/"):
      return 0.37
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"),
      UInt8(ascii: "@"), UInt8(ascii: "%"):
      return 0.87
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return 0.68
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return 0.62
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return 0.55
    default: return 0.58
    }
  }

  /// Whether a character is as wide as it is high and a line may end beside it.
  static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// Marks that no line begins with.
  static func closes(_ character: Character) -> Bool {
    "、。，．：；！？）］｝」』】〉》〕…".contains(character)
  }
}
