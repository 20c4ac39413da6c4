import Foundation
import TraceModel

/// What one layout node shows by itself: an element draws on it.
///
/// Places are in the node's coordinates.
@MainActor
struct Drawing {
  let layout: LayoutNode
  let environment: EnvironmentValues
  let style: StyleContext
  /// The node whose body made the view.
  let node: NodeID
  /// Of the layout node, on the screen.
  let origin: CGPoint
  /// Behind the views in it, from back to front.
  private(set) var behind: [DisplayItem] = []
  /// In front of them.
  private(set) var before: [DisplayItem] = []
  /// Whether what is drawn next lies in front of the views in it.
  var isBefore = false
  /// What stands for the foreground in the views in it.
  var foreground: DisplayPaint?
  /// What is done to all of it and to the views in it, the innermost first.
  private(set) var effects: [DisplayEffect] = []
  /// Takes its place without being seen, with all in it.
  var isHidden = false
  /// The last view in it shows where the others are seen.
  var isMasked = false
  /// What it stands in; nil for what elements around add.
  var place: DrawingPlace?
  /// How many of its last views it draws by itself.
  var drawnViews = 0
  /// How a list in it looks; nil for what is none.
  var list: ListLook?
  /// What words of a control are drawn with; nil for the foreground.
  var foregroundOfWords: DisplayPaint?

  init(
    _ layout: LayoutNode,
    _ environment: EnvironmentValues,
    node: NodeID,
    origin: CGPoint,
    foreground: DisplayPaint?
  ) {
    self.layout = layout
    self.environment = environment
    self.node = node
    self.origin = origin
    self.foreground = foreground
    style = StyleContext(environment, foreground: foreground)
  }

  var bounds: CGRect { layout.presentedBounds }
  var isRightToLeft: Bool { layout.layoutDirection == .rightToLeft }
  var isRedacted: Bool { environment.redactionReasons.contains(.placeholder) }

  // MARK: Drawing

  mutating func add(_ effect: DisplayEffect) { effects.append(effect) }

  /// Adds a leaf.
  mutating func add(_ content: DisplayContent, in rect: CGRect) {
    append(
      .leaf(
        DisplayLeaf(
          node: node,
          frame: rect.offset(by: origin).display,
          content: content
        )
      )
    )
  }

  private mutating func append(_ item: DisplayItem) {
    if isBefore { before.append(item) } else { behind.append(item) }
  }

  mutating func fill(_ color: SystemPalette, in rect: CGRect) {
    fill(ResolvedStyle(style.color(color)), in: rect)
  }

  /// Fills a rectangle.
  mutating func fill(_ style: ResolvedStyle, in rect: CGRect) {
    add(.fill(style.paint), in: rect, style)
  }

  /// Fills an outline, which is relative to the rectangle.
  mutating func fill(
    _ style: ResolvedStyle,
    _ path: Path,
    usesEvenOddRule: Bool = false,
    in rect: CGRect
  ) {
    add(
      .shape(path.display, fill: style.paint, usesEvenOddRule: usesEvenOddRule),
      in: rect,
      style
    )
  }

  mutating func stroke(
    _ style: ResolvedStyle,
    _ path: Path,
    _ stroke: StrokeStyle,
    in rect: CGRect
  ) {
    add(.stroke(path.display, paint: style.paint, stroke.display), in: rect, style)
  }

  /// Fills a rectangle with round corners.
  mutating func fillRounded(_ style: ResolvedStyle, radius: CGFloat, in rect: CGRect) {
    let bounds = CGRect(origin: .zero, size: rect.size)
    fill(style, Path(roundedRect: bounds, cornerRadius: radius), in: rect)
  }

  mutating func fillRounded(_ color: SystemPalette, radius: CGFloat, in rect: CGRect) {
    fillRounded(ResolvedStyle(style.color(color)), radius: radius, in: rect)
  }

  /// A symbol in the middle of a rectangle.
  mutating func symbol(_ name: String, _ style: ResolvedStyle, side: CGFloat, in rect: CGRect) {
    add(
      .symbol(name: name, paint: style.paint),
      in: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// A rectangle at the trailing edge, in the middle of the height.
  func trailing(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? 0 : bounds.width - width,
      y: (bounds.height - height) / 2,
      width: width,
      height: height
    )
  }

  /// A leaf with what its style asks for beside the paint.
  private mutating func add(
    _ content: DisplayContent,
    in rect: CGRect,
    _ style: ResolvedStyle
  ) {
    guard !style.paint.isClear else { return }
    let frame = rect.offset(by: origin).display
    var item = DisplayItem.leaf(DisplayLeaf(node: node, frame: frame, content: content))
    if let shadow = style.shadow {
      let effect = DisplayEffect.shadow(
        shadow.color.displayColor(in: self.style),
        radius: Double(shadow.radius),
        x: Double(shadow.x),
        y: Double(shadow.y)
      )
      item = .group(DisplayGroup(effect: effect, frame: frame, items: [item]))
    }
    if let mode = style.blendMode, mode != .normal {
      let effect = DisplayEffect.blend(mode: mode.cssName)
      item = .group(DisplayGroup(effect: effect, frame: frame, items: [item]))
    }
    append(item)
  }
}
