package import Foundation

/// A text broken into lines.
package struct TextLayout: Equatable, Sendable {
  /// Rounded up to whole pixels.
  package var size: CGSize
  /// What each line shows, without the blanks at its end.
  package var lines: [Range<String.Index>]
  /// Whether the text goes on after the last line, which then ends in an ellipsis.
  package var isTruncated: Bool
}

/// Measures and breaks texts.
///
/// Interim in its widths (`CharacterWidth`), not in its rules: lines end at
/// blanks, beside ideographs, at line feeds, and inside a word only where the
/// word alone is wider than the line.
package enum TextMetrics {
  /// Breaks a text into lines that are at most `width` wide.
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
    let limit = lineLimit.flatMap { $0 < 1 ? nil : $0 }
    var most = limit ?? Int.max
    if let height, height < 1_000_000 {
      most = min(most, max(Int((height / font.lineHeight + 0.001).rounded(.down)), 1))
    }
    var breaker = LineBreaker(text, font: font, width: width ?? .infinity, mostLines: most)
    breaker.run()
    let count = max(breaker.lines.count, reservesSpace ? limit ?? 1 : 1)
    return TextLayout(
      size: CGSize(
        width: roundedUp(breaker.widest, displayScale),
        height: roundedUp(CGFloat(count) * font.lineHeight, displayScale)
      ),
      lines: breaker.lines,
      isTruncated: breaker.isTruncated
    )
  }

  private static func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    // A sum a hair above a whole pixel is that pixel.
    (length * scale - 0.0001).rounded(.up) / scale
  }
}
