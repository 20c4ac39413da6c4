import Foundation
import TraceModel

extension Drawing {
  /// Draws a text that has been broken into lines.
  mutating func text(_ shown: ShownText, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    if isRedacted { return redact(shown, in: rect) }
    for line in shown.lines { fillBackgrounds(of: line, in: rect) }
    let lines = shown.lines.flatMap { display($0) }
    guard !lines.isEmpty else { return }
    add(
      .text(
        DisplayText(
          lines: lines,
          isTruncated: shown.isTruncated,
          wantedLines: shown.wantedLines
        )
      ),
      in: rect
    )
  }

  /// Draws words of a control in one look, at the leading edge of a rectangle; in
  /// one line in the middle of its height, or from its top in as many as it takes.
  mutating func words(
    _ words: String,
    _ font: TextFont,
    _ paint: DisplayPaint,
    in rect: CGRect,
    alignment: TextAlignment = .leading,
    isMultiline: Bool = false
  ) {
    guard !words.isEmpty else { return }
    var room = TextBounds(width: rect.width, lineLimit: isMultiline ? nil : 1)
    if isMultiline { room.height = rect.height }
    let shown = ShownText(
      words,
      font,
      in: room,
      alignment: alignment,
      isMirrored: isRightToLeft
    )
    var frame = rect
    if !isMultiline {
      frame.origin.y = rect.midY - font.lineHeight / 2
      frame.size.height = font.lineHeight
    }
    let outer = foregroundOfWords
    foregroundOfWords = paint
    text(shown, in: frame)
    foregroundOfWords = outer
  }

  /// A bar for each line.
  private mutating func redact(_ shown: ShownText, in rect: CGRect) {
    for line in shown.lines where line.width > 0 {
      guard let font = line.runs.first?.look.font else { continue }
      let bar = CGRect(
        x: rect.minX + line.origin.x,
        y: rect.minY + line.origin.y - font.ascent * 0.8,
        width: line.width,
        height: font.size * 0.9
      )
      fillRounded(style.foreground(level: 0).faded(0.2), radius: 3, in: bar)
    }
  }

  private mutating func fillBackgrounds(of line: ShownText.Line, in rect: CGRect) {
    var x = rect.minX + line.origin.x
    if line.isRightToLeft { x += line.width }
    for run in line.runs {
      if line.isRightToLeft { x -= run.width }
      if let color = run.look.background {
        let font = run.look.font
        let top = rect.minY + line.origin.y - run.look.baselineOffset - font.ascent
        fill(
          style.resolve(color),
          in: CGRect(x: x, y: top, width: run.width, height: font.lineHeight)
        )
      }
      if !line.isRightToLeft { x += run.width }
    }
  }

  /// A line as data: one, or one for each of its parts where some are raised.
  private func display(_ line: ShownText.Line) -> [DisplayText.Line] {
    let runs = line.runs.map(display)
    func placed(_ runs: [DisplayText.Run], x: CGFloat, width: CGFloat, raised: CGFloat)
      -> DisplayText.Line
    {
      DisplayText.Line(
        origin: DisplayPoint(x: Double(x), y: Double(line.origin.y - raised)),
        width: Double(width),
        isRightToLeft: line.isRightToLeft,
        runs: runs
      )
    }
    guard line.runs.contains(where: { $0.look.baselineOffset != 0 }) else {
      return [placed(runs, x: line.origin.x, width: line.width, raised: 0)]
    }
    var x = line.origin.x + (line.isRightToLeft ? line.width : 0)
    return zip(line.runs, runs).map { run, drawn in
      if line.isRightToLeft { x -= run.width }
      defer { if !line.isRightToLeft { x += run.width } }
      return placed([drawn], x: x, width: run.width, raised: run.look.baselineOffset)
    }
  }

  private func display(_ run: ShownText.Run) -> DisplayText.Run {
    let look = run.look
    let paint: DisplayPaint =
      if let ink = look.ink?.styles.first {
        style.resolve(ink.style).paint
      } else if look.link != nil {
        style.tint.paint
      } else {
        foregroundOfWords ?? style.foreground(level: 0).paint
      }
    return DisplayText.Run(
      text: run.text,
      width: Double(run.width),
      font: look.font.display,
      paint: paint,
      isUnderlined: look.underline != nil,
      isStruckThrough: look.strikethrough != nil
    )
  }
}

extension TextFont {
  /// The face as data.
  var display: DisplayFont {
    let design: DisplayFont.Design =
      switch self.design {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    return DisplayFont(
      size: Double(size),
      weight: (weight.rawValue + 4) * 100,
      isItalic: isItalic,
      design: design
    )
  }
}
