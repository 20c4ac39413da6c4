import Foundation
import TraceModel

extension Drawing {
  /// A control's own colour, dimmed while it takes no touches.
  func enabled(_ style: ResolvedStyle) -> ResolvedStyle {
    environment.isEnabled ? style : style.faded(0.4)
  }

  private var white: ResolvedStyle { ResolvedStyle(DisplayColor(red: 1, green: 1, blue: 1)) }

  // MARK: Buttons

  /// The background of a button, and the colour of its label.
  mutating func button(_ look: BuiltInButtonStyle.Look?, role: ButtonRole?) {
    let isEnabled = environment.isEnabled
    var tint = style.tint
    if role == .destructive { tint = ResolvedStyle(style.color(.red)) }
    let quiet = style.color(.tertiaryLabel).asPaint
    let radius = min(bounds.height / 2, environment.controlSize == .large ? 12 : 8)
    switch look {
    case .plain?:
      foreground = isEnabled ? nil : quiet
    case .automatic?, .borderless?, nil:
      foreground = isEnabled ? tint.paint : quiet
    case .bordered?:
      foreground = isEnabled ? tint.paint : quiet
      let isTinted = !environment.tint.styles.isEmpty || role == .destructive
      let fill = isTinted ? tint.faded(0.15) : ResolvedStyle(style.color(.tertiaryFill))
      fillRounded(enabled(fill), radius: radius, in: bounds)
    case .borderedProminent?:
      foreground = isEnabled ? white.paint : quiet
      let fill = isEnabled ? tint : ResolvedStyle(style.color(.tertiaryFill))
      fillRounded(fill, radius: radius, in: bounds)
    case .glass?, .glassProminent?:
      let isProminent = look == .glassProminent
      foreground = isEnabled ? isProminent ? white.paint : nil : quiet
      var color = style.color(.background)
      if isProminent, case .color(let own) = tint.paint { color = own }
      color.opacity *= isProminent ? 0.8 : 0.3
      fillRounded(
        ResolvedStyle(.backdrop(DisplayBackdrop(kind: .glass, tint: color))),
        radius: bounds.height / 2,
        in: bounds
      )
    }
  }

  // MARK: Values

  mutating func toggleSwitch(isOn: Bool) {
    let rect = trailing(width: 51, height: 31)
    let tint =
      environment.tint.styles.isEmpty ? ResolvedStyle(style.color(.green)) : style.tint
    let off = ResolvedStyle(style.color(.secondaryFill))
    fillRounded(enabled(isOn ? tint : off), radius: 15.5, in: rect)
    let isAtRight = isOn != isRightToLeft
    fillRounded(
      white,
      radius: 13.5,
      in: CGRect(
        x: isAtRight ? rect.maxX - 29 : rect.minX + 2,
        y: rect.minY + 2,
        width: 27,
        height: 27
      )
    )
  }

  /// - Parameter share: How far the knob stands along the track, from 0 to 1.
  mutating func slider(share: Double) {
    var left: CGFloat = 0
    var right = bounds.width
    for label in layout.children where label.isPlaced {
      if label.frame.midX < bounds.midX {
        left = max(left, label.frame.maxX + 8)
      } else {
        right = min(right, label.frame.minX - 8)
      }
    }
    guard right > left else { return }
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    let track = CGRect(x: left, y: bounds.midY - 2, width: right - left, height: 4)
    let knob: CGFloat = 27
    let room = max(track.width - knob, 0)
    let x = track.minX + room * (isRightToLeft ? 1 - share : share)
    fillRounded(.secondaryFill, radius: 2, in: track)
    var done = track
    done.size.width = isRightToLeft ? track.maxX - x : x + knob - track.minX
    if isRightToLeft { done.origin.x = x }
    fillRounded(enabled(style.tint), radius: 2, in: done)
    let rect = CGRect(x: x, y: bounds.midY - knob / 2, width: knob, height: knob)
    fillRounded(white, radius: knob / 2, in: rect)
    let circle = Path(ellipseIn: CGRect(origin: .zero, size: rect.size))
    stroke(
      ResolvedStyle(style.color(.gray4)),
      circle,
      StrokeStyle(lineWidth: 0.5),
      in: rect
    )
  }

  mutating func stepper() {
    let rect = trailing(width: 94, height: 32)
    fillRounded(.tertiaryFill, radius: 8, in: rect)
    let signs = isRightToLeft ? ["plus", "minus"] : ["minus", "plus"]
    let color = enabled(ResolvedStyle(style.color(.label)))
    for (index, sign) in signs.enumerated() {
      let half = CGRect(
        x: rect.minX + CGFloat(index) * rect.width / 2,
        y: rect.minY,
        width: rect.width / 2,
        height: rect.height
      )
      symbol(sign, color, side: 14, in: half)
    }
    fill(
      .gray3,
      in: CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14)
    )
  }

  /// The fields of a date picker, one for each text.
  mutating func dateFields(_ texts: [String]) {
    let font = environment.controlFont
    let widths = texts.map {
      TextMetrics.measure($0, font: font, lineLimit: 1).size.width + 20
    }
    var x = bounds.width - widths.reduce(0, +) - CGFloat(max(texts.count - 1, 0)) * 6
    for (text, width) in zip(texts, widths) {
      var rect = CGRect(x: x, y: (bounds.height - 34) / 2, width: width, height: 34)
      if isRightToLeft { rect.origin.x = bounds.width - x - width }
      fillRounded(.tertiaryFill, radius: 6, in: rect)
      let color = enabled(ResolvedStyle(style.color(.label)))
      words(text, font, color.paint, in: rect, alignment: .center)
      x += width + 6
    }
  }

  // MARK: Progress

  mutating func progressBar(_ fraction: Double) {
    let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    fillRounded(.secondaryFill, radius: bounds.height / 2, in: bounds)
    var done = bounds
    done.size.width *= share
    if isRightToLeft { done.origin.x = bounds.width - done.width }
    if done.width > 0 { fillRounded(style.tint, radius: bounds.height / 2, in: done) }
  }

  /// Eight spokes.
  mutating func progressWheel() {
    var path = Path()
    let side = min(bounds.width, bounds.height)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      path.move(to: CGPoint(x: bounds.midX + x * side / 4, y: bounds.midY + y * side / 4))
      path.addLine(
        to: CGPoint(x: bounds.midX + x * side / 2, y: bounds.midY + y * side / 2)
      )
    }
    stroke(
      ResolvedStyle(style.color(.gray)),
      path,
      StrokeStyle(lineWidth: side / 10, lineCap: .round),
      in: bounds
    )
  }

  // MARK: Choices

  /// - Parameter selected: The position of the chosen segment.
  mutating func segments(selected: Int?) {
    fillRounded(.tertiaryFill, radius: 8, in: bounds)
    let count = layout.children.count
    guard let selected, count > 0, selected < count else { return }
    let width = bounds.width / CGFloat(count)
    let position = isRightToLeft ? count - 1 - selected : selected
    let rect = CGRect(
      x: CGFloat(position) * width + 2,
      y: 2,
      width: width - 4,
      height: bounds.height - 4
    )
    let color = style.isDark ? style.color(.gray2) : DisplayColor(red: 1, green: 1, blue: 1)
    fillRounded(ResolvedStyle(color), radius: 7, in: rect)
  }
}
