package import Foundation

/// What of a font layout needs to know.
///
/// Widths are those of a face like the system's (`FontTable`), heights those of
/// the system's: see docs/text.md.
package struct TextFont: Hashable, Sendable {
  /// Point size.
  package var size: CGFloat
  package var weight: TextWeight
  package var design: Font.Design
  package var isItalic: Bool
  /// Whether all digits are as wide as the widest.
  package var hasEqualDigits: Bool

  package init(
    size: CGFloat,
    weight: TextWeight = .regular,
    isMonospaced: Bool = false,
    hasEqualDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    design = isMonospaced ? .monospaced : .default
    isItalic = false
    self.hasEqualDigits = hasEqualDigits
  }

  /// The font of a text style at a dynamic type size.
  package init(_ style: TextStyleSize, at typeSize: TypeSizeStep = .large) {
    self.init(
      size: style.pointSize(at: typeSize),
      weight: style == .headline ? .semibold : .regular
    )
  }

  /// Whether all characters are equally wide; the design is the platform's own otherwise.
  package var isMonospaced: Bool {
    get { design == .monospaced }
    set { design = newValue ? .monospaced : design == .monospaced ? .default : design }
  }

  /// From the top of a line to its baseline.
  package var ascent: CGFloat { size * 0.952 }

  /// From the baseline to the bottom of the line.
  package var descent: CGFloat { size * 0.241 }

  package var lineHeight: CGFloat { ascent + descent }

  /// What a text keeps to the text above or below it.
  ///
  /// Interim: the share of the size that is added between separate texts is
  /// not published; a fifth keeps it apart from the default of 8 points.
  package var distanceToText: CGFloat { (size / 5).rounded(.up) }
}

/// How heavy a face is, thinnest first.
package enum TextWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight = -3
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}
