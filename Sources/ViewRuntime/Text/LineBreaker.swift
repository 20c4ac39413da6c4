import Foundation

/// Breaks one text into lines, greedily.
///
/// Positions count characters; lines are ranges of the text's UTF-8.
struct LineBreaker {
  private(set) var lineCount = 0
  private(set) var lines: [Range<Int>] = []
  private(set) var widest: CGFloat = 0
  private(set) var isTruncated = false

  private let shape: TextShape
  private let limit: CGFloat
  private let mostLines: Int
  private let collectsLines: Bool

  // The line that is being filled: its start, the end and the width of what is
  // not blank, and its width with blanks.
  private var start = 0
  private var end = 0
  private var inked: CGFloat = 0
  private var filled: CGFloat = 0
  /// The last place where the line may end: what is not blank before it ends
  /// at `end` and is `inked` wide; `next` is where the next line would begin.
  private var chance: (end: Int, inked: CGFloat, next: Int)?

  init(_ shape: TextShape, width: CGFloat, mostLines: Int, collectsLines: Bool) {
    self.shape = shape
    // A width that comes from a measurement must hold the same text again.
    limit = (width.isNaN ? .infinity : max(width, 0)) + 0.001
    self.mostLines = mostLines
    self.collectsLines = collectsLines
  }

  mutating func run() {
    let glyphs = shape.glyphs
    if !collectsLines, let width = shape.width, width <= limit {
      lineCount = 1
      widest = width
      return
    }
    var index = 0
    while index < glyphs.count {
      let glyph = glyphs[index]
      switch glyph.kind {
      case .lineFeed:
        guard finish(nextStart: index + 1) else { return truncate() }
        index += 1
      case .blank:
        filled += glyph.width
        index += 1
      case .ink:
        // The line may end before it; a line that has no ink yet has no end.
        if glyph.opensLine, end > start { chance = (end, inked, index) }
        if filled + glyph.width > limit, start < index {
          // No room for it: the line ends at the last chance, else right here.
          if let chance {
            end = chance.end
            inked = chance.inked
            index = chance.next
          }
          guard finish(nextStart: index) else { return truncate() }
          continue
        }
        filled += glyph.width
        inked = filled
        index += 1
        end = index
      }
    }
    _ = finish(nextStart: glyphs.count)
  }

  /// Ends the line.
  ///
  /// - Returns: False where it was the last allowed and there is more text.
  private mutating func finish(nextStart: Int) -> Bool {
    if lineCount + 1 >= mostLines && nextStart < shape.glyphs.count { return false }
    addLine(end: end, width: inked)
    start = nextStart
    end = nextStart
    inked = 0
    filled = 0
    chance = nil
    return true
  }

  private mutating func addLine(end: Int, width: CGFloat) {
    lineCount += 1
    widest = max(widest, width)
    if collectsLines { lines.append(shape.offset(of: start)..<shape.offset(of: end)) }
  }

  /// Fills the last line up to the ellipsis.
  private mutating func truncate() {
    isTruncated = true
    var width: CGFloat = 0
    var index = start
    while index < shape.glyphs.count {
      let glyph = shape.glyphs[index]
      if glyph.kind == .lineFeed || width + glyph.width + shape.ellipsis > limit { break }
      width += glyph.width
      index += 1
    }
    addLine(end: index, width: width + shape.ellipsis)
  }
}
