package import Foundation

/// A text broken into lines.
package struct TextLayout: Equatable, Sendable {
  /// Rounded up to whole pixels.
  package var size: CGSize
  /// What each line shows, without the blanks at its end, as ranges of UTF-8.
  package var lines: [Range<Int>]
  /// Whether the text goes on after the last line, which then ends in an ellipsis.
  package var isTruncated: Bool

  /// What is shown, line by line, of the text that was broken.
  package func shownLines(of text: String) -> [String] {
    lines.enumerated().map { number, range in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      return String(text[start..<end]) + (isTruncated && number == lines.count - 1 ? "…" : "")
    }
  }
}

/// Measures and breaks texts.
///
/// Widths are those of `FontTable`, line ends those of Unicode's rules; inside a
/// word a line ends only where the word alone is wider than the line. Kerning
/// and ligatures are not known.
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
    let bounds = TextBounds(
      width: width,
      height: height,
      lineLimit: lineLimit,
      reservesSpace: reservesSpace
    )
    let shape = TextShape(text, font: font)
    return bounds.layout(shape, font, displayScale, collectsLines: true)
  }
}

/// The room that a text may take.
struct TextBounds {
  var width: CGFloat?
  var height: CGFloat?
  var lineLimit: Int?
  var reservesSpace: Bool

  func layout(
    _ shape: TextShape,
    _ font: TextFont,
    _ displayScale: CGFloat,
    collectsLines: Bool
  ) -> TextLayout {
    let limit = lineLimit.flatMap { $0 < 1 ? nil : $0 }
    var most = limit ?? Int.max
    if let height, height < 1_000_000 {
      // A font of no size has lines of no height, of which any number fits.
      let fitting = (height / font.lineHeight + 0.001).rounded(.down)
      if fitting.isFinite { most = min(most, Int(min(max(fitting, 1), 1_000_000))) }
    }
    var breaker = LineBreaker(
      shape,
      width: width ?? .infinity,
      mostLines: most,
      collectsLines: collectsLines
    )
    breaker.run()
    let count = max(breaker.lineCount, reservesSpace ? limit ?? 1 : 1)
    return TextLayout(
      size: CGSize(
        width: Self.roundedUp(breaker.widest, displayScale),
        height: Self.roundedUp(CGFloat(count) * font.lineHeight, displayScale)
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
