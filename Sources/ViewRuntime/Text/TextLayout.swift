package import Foundation

/// A text broken into lines.
package struct TextLayout: Equatable, Sendable {
  /// Rounded up to whole pixels.
  package var size: CGSize
  package var lines: [Line]
  /// Whether some of the text is left out, for which an ellipsis stands.
  package var isTruncated: Bool
  /// How large the text is beside its own size; less than 1 where it was made
  /// smaller to fit.
  package var scale: CGFloat

  /// One line, without the blanks at its end.
  package struct Line: Equatable, Sendable {
    /// What it shows, as a range of UTF-8.
    package var first: Range<Int>
    /// What it shows behind its ellipsis, where that stands at the start or in the middle.
    package var rest: Range<Int>?
    package var hasEllipsis: Bool
    package var width: CGFloat
    /// From the top of the text to the line's baseline.
    package var baseline: CGFloat
    /// The same lines in characters.
    var glyphs: BrokenLine
  }

  /// The size alone, of a text that fits in one line.
  init(oneLine size: CGSize) {
    self.size = size
    lines = []
    isTruncated = false
    scale = 1
  }

  init(size: CGSize, lines: [Line], isTruncated: Bool, scale: CGFloat) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }

  /// What is shown, line by line, of the text that was broken.
  package func shownLines(of text: String) -> [String] {
    func part(_ range: Range<Int>) -> Substring {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return text[start..<text.utf8.index(text.startIndex, offsetBy: range.upperBound)]
    }
    return lines.map { line in
      part(line.first) + (line.hasEllipsis ? "…" : "") + (line.rest.map(part) ?? "")
    }
  }
}
