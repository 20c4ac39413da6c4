package import Foundation

/// How a part of a text looks: all that its modifiers and attributes say of it.
struct TextLook: Equatable {
  var font: TextFont
  /// The text's own colour or style; nil for the environment's.
  var ink: StyleLevels?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// Points that each character is wider, by kerning.
  var kern: CGFloat = 0
  /// The same by tracking, which kerning gives way to.
  var tracking: CGFloat = 0
  /// Points above the line that the part stands on.
  var baselineOffset: CGFloat = 0
  /// Where a tap on the part leads; such a part is drawn in the tint.
  var link: URL?

  init(font: TextFont) { self.font = font }

  /// What of the look counts for measuring.
  var face: TextFace {
    TextFace(
      font: font,
      spacing: tracking == 0 ? kern : tracking,
      baselineOffset: baselineOffset
    )
  }
}

/// What of a text's part counts for measuring.
package struct TextFace: Hashable, Sendable {
  package var font: TextFont
  /// Points that each character is wider.
  package var spacing: CGFloat
  package var baselineOffset: CGFloat

  package init(font: TextFont, spacing: CGFloat = 0, baselineOffset: CGFloat = 0) {
    self.font = font
    self.spacing = spacing.isFinite ? spacing : 0
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
  }

  /// From the top of a line of this face to the baseline.
  var ascent: CGFloat { font.ascent + baselineOffset }

  /// From the baseline to the bottom of a line of this face.
  var descent: CGFloat { font.descent - baselineOffset }
}

/// A look that is being put together, from the environment inwards.
struct TextStyling {
  private var base: Font
  private var changes: [Font.Change]
  private var look: TextLook
  private let environment: TextEnvironment

  /// What the environment says.
  init(_ environment: TextEnvironment) {
    self.environment = environment
    base = environment.font ?? .body
    changes = environment.fontChanges
    look = TextLook(font: TextFont(size: 0))
    if environment.isBold { changes.append(.bold(true)) }
    for decoration in environment.decorations { apply(decoration) }
  }

  /// Takes a text's modifiers in: the first that was written, which is the
  /// innermost, has the last word.
  mutating func apply(_ modifiers: [Text.Modifier]) {
    for modifier in modifiers.reversed() { apply(modifier) }
  }

  private mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let font): base = font ?? environment.font ?? .body
    case .change(let change): changes.append(change)
    case .style(let levels): look.ink = levels.styles.isEmpty ? nil : levels
    case .underline(let isActive, let pattern, let color):
      look.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    case .strikethrough(let isActive, let pattern, let color):
      look.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    case .kerning(let points): look.kern = points
    case .tracking(let points): look.tracking = points
    case .baselineOffset(let points): look.baselineOffset = points
    case .fontDesign(let design): changes.append(.design(design ?? .default))
    // How much smaller the secondary scale is has not been published.
    case .textScale: break
    }
  }

  /// Takes in what Markdown says of a span.
  mutating func apply(_ span: InlineMarkdown.Span) {
    if span.isStrong { changes.append(.bold(true)) }
    if span.isEmphasized { changes.append(.italic(true)) }
    if span.isCode { changes.append(.design(.monospaced)) }
    if span.isStruckThrough { look.strikethrough = .single }
    if let link = span.link { look.link = link }
  }

  /// Takes in the attributes of a run of an attributed string.
  mutating func apply(_ attributes: AttributeContainer) {
    if let font = attributes.swiftUI.font { base = font }
    if let color = attributes.swiftUI.foregroundColor {
      look.ink = StyleLevels(AnyShapeStyle(color))
    }
    if let color = attributes.swiftUI.backgroundColor { look.background = color }
    if let style = attributes.swiftUI.underlineStyle { look.underline = style }
    if let style = attributes.swiftUI.strikethroughStyle { look.strikethrough = style }
    if let points = attributes.swiftUI.kern { look.kern = points }
    if let points = attributes.swiftUI.tracking { look.tracking = points }
    if let points = attributes.swiftUI.baselineOffset { look.baselineOffset = points }
    if let link = attributes.foundation.link { look.link = link }
    guard let intent = attributes.swiftUI.inlinePresentationIntent else { return }
    if intent.contains(.stronglyEmphasized) { changes.append(.bold(true)) }
    if intent.contains(.emphasized) { changes.append(.italic(true)) }
    if intent.contains(.code) { changes.append(.design(.monospaced)) }
    if intent.contains(.strikethrough) { look.strikethrough = .single }
  }

  /// The finished look.
  var resolved: TextLook {
    var font = base
    for change in changes { font = font.changed(change) }
    var look = look
    look.font = font.resolved(at: environment.typeSize)
    return look
  }
}
