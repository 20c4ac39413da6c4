import Foundation
import TraceModel

/// A stretch of a text that is drawn in one face and colour.
struct TextPart {
  var words: String
  var font: DisplayFont
  var measure: TextFont
  var paint: DisplayPaint
  var isUnderlined = false
  var isStruckThrough = false
}

extension Text {
  /// The text's stretches, in reading order; `outer` are the modifiers of views
  /// and of texts that it is joined into.
  func parts(
    in environment: TextEnvironment,
    _ style: StyleContext,
    outer: [Modifier]
  ) -> [TextPart] {
    let all = outer + modifiers
    if case .joined(let first, let second) = storage {
      return first.parts(in: environment, style, outer: all)
        + second.parts(in: environment, style, outer: all)
    }
    var own = self
    own.modifiers = all
    let font = own.face(in: environment)
    var part = TextPart(
      words: own.words(in: environment),
      font: font.displayFont(at: environment.typeSize),
      measure: font.resolved(at: environment.typeSize),
      paint: style.foreground(level: 0).paint
    )
    for modifier in all {
      switch modifier {
      case .style(let levels):
        if let first = levels.styles.first { part.paint = style.resolve(first.style).paint }
      case .underline(let isActive, _, _): part.isUnderlined = isActive
      case .strikethrough(let isActive, _, _): part.isStruckThrough = isActive
      case .font, .change, .kerning, .tracking, .baselineOffset, .fontDesign, .textScale: break
      }
    }
    return [part]
  }
}

extension TextLayout {
  /// What is drawn: each line cut into runs of the text's parts, and aligned in
  /// the width of the frame; `isMirrored` where leading is on the right.
  func display(
    _ text: String,
    _ parts: [TextPart],
    lineFont: TextFont,
    width: CGFloat,
    alignment: TextAlignment,
    isMirrored: Bool
  ) -> DisplayText {
    let shown = lines.enumerated().map { number, range in
      var runs = Self.runs(text, parts, range)
      if isTruncated, number == lines.count - 1, let last = parts.last {
        let face = parts.count == 1 ? last : Self.part(parts, at: range.upperBound) ?? last
        runs.append(Self.run("…", face))
      }
      let own = runs.reduce(0) { $0 + $1.width }
      let room = max(Double(width) - own, 0)
      let x: Double =
        switch (alignment, isMirrored) {
        case (.leading, false), (.trailing, true): 0
        case (.center, _): room / 2
        case (.trailing, false), (.leading, true): room
        }
      let y = Double(CGFloat(number) * lineFont.lineHeight + lineFont.ascent)
      return DisplayText.Line(
        origin: DisplayPoint(x: x, y: y),
        width: own,
        isRightToLeft: Self.isRightToLeft(runs.lazy.flatMap(\.text.unicodeScalars)) ?? isMirrored,
        runs: runs
      )
    }
    return DisplayText(lines: shown, isTruncated: isTruncated)
  }

  private static func runs(
    _ text: String,
    _ parts: [TextPart],
    _ range: Range<Int>
  ) -> [DisplayText.Run] {
    var runs: [DisplayText.Run] = []
    var start = 0
    for part in parts {
      let end = start + part.words.utf8.count
      let own = range.clamped(to: start..<end)
      start = end
      guard !own.isEmpty else { continue }
      let utf8 = text.utf8
      guard own.upperBound <= utf8.count else { break }
      let from = utf8.index(utf8.startIndex, offsetBy: own.lowerBound)
      let to = utf8.index(utf8.startIndex, offsetBy: own.upperBound)
      runs.append(run(String(text[from..<to]), part))
    }
    return runs
  }

  private static func run(_ text: String, _ part: TextPart) -> DisplayText.Run {
    let shape = TextShape(text, font: part.measure)
    return DisplayText.Run(
      text: text,
      width: Double(shape.glyphs.reduce(0) { $0 + $1.width }),
      font: part.font,
      paint: part.paint,
      isUnderlined: part.isUnderlined,
      isStruckThrough: part.isStruckThrough
    )
  }

  private static func part(_ parts: [TextPart], at position: Int) -> TextPart? {
    var start = 0
    for part in parts {
      start += part.words.utf8.count
      if position <= start { return part }
    }
    return nil
  }

  /// By the first letter that has a direction (Unicode's rules P2 and P3); nil
  /// where none has one.
  private static func isRightToLeft(_ scalars: some Sequence<Unicode.Scalar>) -> Bool? {
    for scalar in scalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        return true
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}

extension Drawing {
  /// Draws a text that a rule has broken into lines.
  mutating func text(
    _ rule: TextRule,
    _ parts: [TextPart],
    in rect: CGRect,
    proposing proposal: ProposedViewSize
  ) {
    let layout = rule.layout(for: proposal)
    guard rect.width > 0, rect.height > 0, !rule.text.isEmpty else { return }
    let isWhole = parts.reduce(0) { $0 + $1.words.utf8.count } == rule.text.utf8.count
    var parts = parts
    // Where the parts are not the text, it is drawn as its first part.
    if !isWhole, var first = parts.first {
      first.words = rule.text
      parts = [first]
    }
    let text = layout.display(
      rule.text,
      parts,
      lineFont: rule.font,
      width: rect.width,
      alignment: environment.multilineTextAlignment,
      isMirrored: isRightToLeft
    )
    if isRedacted {
      redact(text, rule.font, in: rect)
    } else {
      add(.text(text), in: rect)
    }
  }

  /// A bar for each line.
  private mutating func redact(_ text: DisplayText, _ font: TextFont, in rect: CGRect) {
    for line in text.lines where line.width > 0 {
      let bar = CGRect(
        x: rect.minX + line.origin.x,
        y: rect.minY + line.origin.y - font.ascent * 0.8,
        width: line.width,
        height: font.size * 0.9
      )
      fillRounded(style.foreground(level: 0).faded(0.2), radius: 3, in: bar)
    }
  }

  /// Draws words of a control in one line, at the leading edge of a rectangle.
  mutating func words(
    _ words: String,
    _ font: TextFont,
    _ paint: DisplayPaint,
    in rect: CGRect,
    alignment: TextAlignment = .leading
  ) {
    let layout = TextMetrics.measure(words, font: font, width: rect.width, lineLimit: 1)
    let part = TextPart(
      words: words,
      font: font.display,
      measure: font,
      paint: paint
    )
    let frame = CGRect(
      x: rect.minX,
      y: rect.midY - font.lineHeight / 2,
      width: rect.width,
      height: font.lineHeight
    )
    let text = layout.display(
      words,
      [part],
      lineFont: font,
      width: rect.width,
      alignment: alignment,
      isMirrored: isRightToLeft
    )
    guard !words.isEmpty, rect.width > 0 else { return }
    if isRedacted { redact(text, font, in: frame) } else { add(.text(text), in: frame) }
  }
}

extension TextFont {
  var display: DisplayFont {
    DisplayFont(
      size: Double(size),
      weight: (weight.rawValue + 4) * 100,
      design: isMonospaced ? .monospaced : .standard
    )
  }
}

extension Font {
  /// The face as it is drawn.
  func displayFont(at typeSize: DynamicTypeSize) -> DisplayFont {
    var font = resolved(at: typeSize).display
    let design: Design? =
      switch base {
      case .style(_, let design, _), .system(_, let design, _): design
      case .custom: nil
      }
    if font.design == .standard {
      switch design {
      case .serif?: font.design = .serif
      case .rounded?: font.design = .rounded
      case .monospaced?, .default?, nil: break
      }
    }
    for case .italic(let isItalic) in changes { font.isItalic = isItalic }
    return font
  }
}
