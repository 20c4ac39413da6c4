import TraceModel

/// Families and attributes of text.
enum SVGFont {
  // Inter first: widths are its own (docs/text.md). The others have what it has not;
  // none for emoji, which would be asked for digits too.
  static let standard = "Inter,system-ui," + scripts
  private static let scripts =
    "'Noto Sans','Noto Sans Arabic','Noto Sans Hebrew','Noto Sans CJK SC','Noto Sans Devanagari',"
    + "'Noto Sans Thai',sans-serif"

  /// The family where it is not that of the document.
  private static func family(_ design: DisplayFont.Design) -> String? {
    switch design {
    case .standard, .rounded: nil
    case .serif: "'New York','Noto Serif','Noto Serif CJK SC'," + scripts + ",serif"
    case .monospaced:
      "'SF Mono','Noto Sans Mono','Noto Sans Mono CJK SC','DejaVu Sans Mono',monospace"
    }
  }

  static func attributes(_ font: DisplayFont) -> String {
    var text = " font-size=\"\(SVGNumber.text(font.size))\""
    if font.weight != 400 { text += " font-weight=\"\(font.weight)\"" }
    if font.isItalic { text += " font-style=\"italic\"" }
    if let family = family(font.design) { text += " font-family=\"\(family)\"" }
    return text
  }
}
