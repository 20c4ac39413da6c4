package import Foundation

/// Measures and breaks texts.
///
/// Widths are those of `FontTable`, line ends those of Unicode's rules; inside a
/// word a line ends only where the word alone is wider than the line. Kerning
/// and ligatures are not known.
package enum TextMetrics {
  /// Breaks a text of one face into lines that are at most `width` wide.
  ///
  /// A single character is never left out, so a line can be wider than `width`.
  ///
  /// - Parameters:
  ///   - text: May have several lines of its own.
  ///   - font: One for the whole text.
  ///   - width: None or infinite, and only line feeds end a line.
  ///   - height: Lines that do not fit are left out, but never the first.
  ///   - lineLimit: The most lines; none or less than 1 is no limit.
  ///   - reservesSpace: Whether the size is that of `lineLimit` lines at least.
  ///   - displayScale: Pixels a point.
  /// - Returns: The lines and the size that they take.
  /// - Complexity: O(characters).
  package static func measure(
    _ text: String,
    font: TextFont,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    lineLimit: Int? = nil,
    reservesSpace: Bool = false,
    displayScale: CGFloat = 3
  ) -> TextLayout {
    var bounds = TextBounds(width: width, height: height, lineLimit: lineLimit)
    if reservesSpace { bounds.leastLines = bounds.mostLines ?? 1 }
    bounds.displayScale = displayScale
    return bounds.layout(TextShape(FacedText(text, TextFace(font: font))))
  }
}
