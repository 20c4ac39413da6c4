import Foundation

/// A text on screen, line by line and look by look: all that drawing it takes.
struct ShownText: Equatable {
  var lines: [Line] = []
  /// Whether an ellipsis stands for some of it.
  var isTruncated: Bool
  /// Lines that all of it would take at its width.
  var wantedLines = 0

  struct Line: Equatable {
    /// Its left end on its baseline, from the top left corner of the text's frame.
    var origin: CGPoint
    var width: CGFloat
    /// By the first letter of its paragraph that has a direction.
    var isRightToLeft: Bool
    /// In reading order.
    var runs: [Run]
  }

  /// Characters of one look; `look.font` has the size at which they are shown.
  struct Run: Equatable {
    var text: String
    var width: CGFloat
    var look: TextLook
  }

  /// A text in the lines of its rule, whose frame is `width` wide.
  init(
    _ styled: StyledText,
    _ rule: TextRule,
    width: CGFloat,
    proposal: ProposedViewSize,
    _ environment: TextEnvironment
  ) {
    let layout = rule.layout(for: proposal)
    isTruncated = layout.isTruncated
    wantedLines =
      layout.isTruncated ? rule.wholeLayout(for: proposal).lines.count : layout.lines.count
    let cutter = RunCutter(styled, rule.shape, layout.scale, environment.look)
    add(
      layout.lines,
      cutter,
      width,
      environment.alignment,
      isMirrored: environment.layoutDirection == .rightToLeft
    )
  }

  /// Words of one face in a room, which is as wide as the frame.
  init(
    _ words: String,
    _ font: TextFont,
    in room: TextBounds,
    alignment: TextAlignment,
    isMirrored: Bool
  ) {
    let look = TextLook(font: font)
    var styled = StyledText()
    styled.append(words, look)
    let shape = TextShape(styled.faced(empty: look))
    let layout = room.layout(shape)
    isTruncated = layout.isTruncated
    wantedLines =
      layout.isTruncated
      ? TextBounds(width: room.width).layout(shape).lines.count : layout.lines.count
    let cutter = RunCutter(styled, shape, layout.scale, look)
    add(layout.lines, cutter, room.widthLimit, alignment, isMirrored: isMirrored)
  }

  private mutating func add(
    _ all: [TextLayout.Line],
    _ cutter: RunCutter,
    _ width: CGFloat,
    _ alignment: TextAlignment,
    isMirrored: Bool
  ) {
    var cutter = cutter
    var isRightToLeft = isMirrored
    let share: CGFloat =
      switch alignment {
      case .leading: isMirrored ? 1 : 0
      case .center: 0.5
      case .trailing: isMirrored ? 0 : 1
      }
    for line in all {
      if cutter.startsParagraph(line.glyphs.first.lowerBound) {
        isRightToLeft =
          WritingDirection.isRightToLeft(cutter.words, from: line.first.lowerBound) ?? isMirrored
      }
      let free = width.isFinite ? max(width - line.width, 0) : 0
      lines.append(
        Line(
          origin: CGPoint(x: free * share, y: line.baseline),
          width: line.width,
          isRightToLeft: isRightToLeft,
          runs: cutter.runs(of: line)
        )
      )
    }
  }
}

/// Cuts lines into parts of one look; asked for lines in their order.
private struct RunCutter {
  private let styled: StyledText
  private let shape: TextShape
  private let scale: CGFloat
  private let empty: TextLook
  /// The run that the last character belonged to.
  private var current = 0

  init(_ styled: StyledText, _ shape: TextShape, _ scale: CGFloat, _ empty: TextLook) {
    self.styled = styled
    self.shape = shape
    self.scale = scale
    self.empty = empty
  }

  var words: String { styled.text }

  func startsParagraph(_ glyph: Int) -> Bool {
    glyph == 0 || shape.glyphs[glyph - 1].kind == .lineFeed
  }

  mutating func runs(of line: TextLayout.Line) -> [ShownText.Run] {
    var runs: [ShownText.Run] = []
    cut(line.glyphs.first, &runs)
    if line.hasEllipsis {
      let look = runs.last?.look ?? self.look
      let face = shape.faces[Int(shape.glyphs[max(line.glyphs.first.upperBound - 1, 0)].face)]
      let width = face.ellipsis * scale
      if let last = runs.indices.last {
        runs[last].text += "…"
        runs[last].width += width
      } else {
        runs.append(ShownText.Run(text: "…", width: width, look: look))
      }
    }
    if let rest = line.glyphs.rest { cut(rest, &runs) }
    return runs
  }

  private mutating func cut(_ glyphs: Range<Int>, _ runs: inout [ShownText.Run]) {
    var start = glyphs.lowerBound
    while start < glyphs.upperBound {
      skip(to: Int(shape.glyphs[start].offset))
      let limit = current < styled.runs.count - 1 ? styled.runs[current].end : Int.max
      var end = start
      var width: CGFloat = 0
      while end < glyphs.upperBound, shape.glyphs[end].offset < limit || end == start {
        width += shape.glyphs[end].width
        end += 1
      }
      let part = ShownText.Run(text: text(start..<end), width: width * scale, look: look)
      if let last = runs.indices.last, runs[last].look == part.look {
        runs[last].text += part.text
        runs[last].width += part.width
      } else {
        runs.append(part)
      }
      start = end
    }
  }

  private mutating func skip(to offset: Int) {
    while current < styled.runs.count - 1, styled.runs[current].end <= offset { current += 1 }
  }

  private var look: TextLook {
    var look = styled.runs.indices.contains(current) ? styled.runs[current].look : empty
    look.font.size *= scale
    return look
  }

  private func text(_ glyphs: Range<Int>) -> String {
    let range = shape.offsets(of: glyphs)
    let text = styled.text
    guard range.upperBound <= text.utf8.count else { return "" }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(text.startIndex, offsetBy: range.upperBound)])
  }
}

/// In which direction scripts are written.
enum WritingDirection {
  /// Whether the first letter that has a direction, of the paragraph that begins
  /// at a place in the text's UTF-8, is of a script written from right to left
  /// (Unicode's rules P2 and P3); nil where none has one.
  static func isRightToLeft(_ text: String, from start: Int) -> Bool? {
    guard start <= text.utf8.count else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: start)
    for scalar in text[start...].unicodeScalars {
      if scalar == "\n" { return nil }
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours.
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
