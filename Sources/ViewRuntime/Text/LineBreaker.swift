import Foundation

/// Breaks one text into lines, greedily.
///
/// Positions count characters.
struct LineBreaker {
  private(set) var lines: [BrokenLine] = []
  private(set) var widest: CGFloat = 0
  /// Without what stands between lines.
  private(set) var height: CGFloat = 0
  private(set) var isTruncated = false

  private let shape: TextShape
  private let limit: CGFloat
  private let room: TextBounds
  private let mostLines: Int

  // The line that is being filled: its start, the end and the width of what is
  // not blank, and its width with blanks.
  private var start = 0
  private var end = 0
  private var inked: CGFloat = 0
  private var filled: CGFloat = 0
  /// The last place where the line may end: what is not blank before it ends
  /// at `end` and is `inked` wide; `next` is where the next line would begin.
  private var chance: (end: Int, inked: CGFloat, next: Int)?

  init(_ shape: TextShape, in room: TextBounds) {
    self.shape = shape
    self.room = room
    let width = room.width ?? .infinity
    // A width that comes from a measurement must hold the same text again.
    limit = (width.isNaN ? .infinity : max(width, 0)) + 0.001
    mostLines = room.mostLines ?? Int.max
  }

  mutating func run() {
    let glyphs = shape.glyphs
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
    if nextStart < shape.glyphs.count, !hasRoom(behind: start..<end, nextStart) { return false }
    add(BrokenLine(first: start..<end, width: inked))
    start = nextStart
    end = nextStart
    inked = 0
    filled = 0
    chance = nil
    return true
  }

  /// Whether another line may follow; its first character says how high it will be.
  private func hasRoom(behind line: Range<Int>, _ nextStart: Int) -> Bool {
    if lines.count + 1 >= mostLines { return false }
    guard let most = room.height, most < 1_000_000 else { return true }
    let this = shape.height(of: line)
    let next = shape.faces[Int(shape.glyphs[nextStart].face)]
    let used =
      height + this.ascent + this.descent + next.ascent + next.descent
      + room.lineSpacing * CGFloat(lines.count + 1)
    return !(used > most + (next.ascent + next.descent) * 0.001)
  }

  private mutating func add(_ line: BrokenLine) {
    var line = line
    (line.ascent, line.descent) = shape.height(of: line.measured)
    height += line.ascent + line.descent
    widest = max(widest, line.width)
    lines.append(line)
  }

  // MARK: Too much text

  /// Fills the last line up to the ellipsis.
  private mutating func truncate() {
    let paragraph = start..<paragraphEnd
    let isLast = paragraph.upperBound == shape.glyphs.count
    if room.allowsTightening, isLast {
      let width = shape.width(of: paragraph)
      if width <= limit * (1 + Self.tightening) {
        return add(BrokenLine(first: paragraph, width: min(width, limit)))
      }
    }
    isTruncated = true
    let ellipsis = shape.faces[shape.glyphs.isEmpty ? 0 : Int(shape.glyphs[start].face)].ellipsis
    switch room.truncation {
    case .head where !fits(paragraph, ellipsis):
      let (rest, width) = fitting(from: paragraph, limit - ellipsis)
      add(BrokenLine(first: start..<start, rest: rest, hasEllipsis: true, width: width + ellipsis))
    case .middle where !fits(paragraph, ellipsis):
      let (first, width) = fitting(paragraph, (limit - ellipsis) / 2)
      let (rest, other) = fitting(
        from: first.upperBound..<paragraph.upperBound,
        limit - ellipsis - width
      )
      add(BrokenLine(first: first, rest: rest, hasEllipsis: true, width: width + ellipsis + other))
    default:
      let (first, width) = fitting(paragraph, limit - ellipsis)
      add(BrokenLine(first: first, hasEllipsis: true, width: width + ellipsis))
    }
  }

  /// How much narrower than the system's a line may be set, as part of its width
  /// (`NSParagraphStyle.tighteningFactorForTruncation`).
  private static let tightening: CGFloat = 0.05

  private var paragraphEnd: Int {
    shape.glyphs[start...].firstIndex { $0.kind == .lineFeed } ?? shape.glyphs.count
  }

  private func fits(_ range: Range<Int>, _ ellipsis: CGFloat) -> Bool {
    shape.width(of: range) + ellipsis <= limit
  }

  /// As many of the first characters as have room.
  private func fitting(_ range: Range<Int>, _ room: CGFloat) -> (Range<Int>, CGFloat) {
    var width: CGFloat = 0
    var index = range.lowerBound
    while index < range.upperBound, width + shape.glyphs[index].width <= room {
      width += shape.glyphs[index].width
      index += 1
    }
    return (range.lowerBound..<index, width)
  }

  /// As many of the last characters as have room.
  private func fitting(from range: Range<Int>, _ room: CGFloat) -> (Range<Int>, CGFloat) {
    var width: CGFloat = 0
    var index = range.upperBound
    while index > range.lowerBound, width + shape.glyphs[index - 1].width <= room {
      index -= 1
      width += shape.glyphs[index].width
    }
    return (index..<range.upperBound, width)
  }
}

/// One line: some characters, perhaps an ellipsis, perhaps some more.
struct BrokenLine: Equatable, Sendable {
  var first: Range<Int>
  var rest: Range<Int>?
  var hasEllipsis = false
  var width: CGFloat
  var ascent: CGFloat = 0
  var descent: CGFloat = 0

  /// The characters by which it is as high as it is.
  var measured: Range<Int> { first.isEmpty ? rest ?? first : first }
}
