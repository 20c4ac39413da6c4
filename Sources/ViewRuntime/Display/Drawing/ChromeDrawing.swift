import Foundation
import TraceModel

extension BarRule: ChromeRule {
  func draw(_ drawing: inout Drawing) {
    drawing.foreground = drawing.style.tint.paint
    if hasBack { chevron(&drawing) }
    let isInline = !isLarge && middle > 0
    guard isInline else { return }
    let line = CGRect(
      x: 0,
      y: drawing.bounds.height - drawing.environment.pixelLength,
      width: drawing.bounds.width,
      height: drawing.environment.pixelLength
    )
    drawing.fill(.separator, in: line)
  }

  @MainActor private func chevron(_ drawing: inout Drawing) {
    var place = Self.chevron
    if drawing.isRightToLeft { place.origin.x = drawing.bounds.width - place.maxX }
    let name = drawing.isRightToLeft ? "chevron.right" : "chevron.left"
    drawing.symbol(name, drawing.style.tint, side: place.width, in: place)
  }
}

extension PresentationRule: ChromeRule {
  func draw(_ drawing: inout Drawing) {
    let bounds = drawing.bounds
    drawing.foreground = nil
    switch kind {
    case .cover:
      drawing.fill(.background, in: bounds)
    case .sheet, .popover:
      dim(&drawing)
      let height = sheetHeight(on: bounds.height)
      let panel = CGRect(
        x: 0,
        y: bounds.height - height,
        width: bounds.width,
        height: height
      )
      drawing.fill(
        ResolvedStyle(drawing.style.color(.elevatedBackground)),
        Path(
          roundedRect: CGRect(origin: .zero, size: panel.size),
          cornerRadii: RectangleCornerRadii(topLeading: 10, topTrailing: 10)
        ),
        in: panel
      )
    case .alert, .dialog, .menu:
      if kind != .menu { dim(&drawing) }
      drawing.foreground = drawing.style.color(.label).asPaint
      drawing.fillRounded(.elevatedBackground, radius: 14, in: card(drawing.layout))
    }
  }

  @MainActor private func dim(_ drawing: inout Drawing) {
    let shade = DisplayColor(red: 0, green: 0, blue: 0, opacity: drawing.style.isDark ? 0.48 : 0.2)
    drawing.fill(ResolvedStyle(shade), in: drawing.bounds)
  }

  /// The card round what is asked.
  @MainActor private func card(_ layout: LayoutNode) -> CGRect {
    let frames = layout.children.filter(\.isPlaced).map(\.frame)
    guard var box = frames.first else { return .zero }
    for frame in frames { box = box.union(frame) }
    let width = min(Self.cardWidth, layout.bounds.width)
    return CGRect(
      x: (layout.bounds.width - width) / 2,
      y: box.minY - Self.gap,
      width: width,
      height: box.height + Self.gap + Self.cardMargin
    )
  }
}

extension ListRowRule: ChromeRule {
  func draw(_ drawing: inout Drawing) {
    switch part {
    case .header, .footer:
      drawing.foreground = drawing.style.color(.secondaryLabel).asPaint
    case .row:
      drawing.foreground = nil
      let list = drawing.place?.list ?? ListLook()
      let look = RowLook(of: drawing.layout)
      if !list.isPlain { drawing.fill(.groupedRow, in: drawing.bounds) }
      guard drawing.place?.isBeforeRow == true, !look.hidesSeparator else { return }
      drawing.isBefore = true
      let thickness = drawing.environment.pixelLength
      let line = CGRect(
        x: drawing.isRightToLeft ? 0 : insets.leading,
        y: drawing.bounds.height - thickness,
        width: max(drawing.bounds.width - insets.leading, 0),
        height: thickness
      )
      let color =
        look.separatorTint.map { $0.displayColor(in: drawing.style) }
        ?? drawing.style.color(.separator)
      drawing.fill(ResolvedStyle(color), in: line)
    }
  }
}

/// What modifiers in a row say of its separators.
@MainActor
private struct RowLook {
  var hidesSeparator = false
  var separatorTint: Color?

  init(of layout: LayoutNode) {
    var next = layout.child
    while let node = next, LayoutLink.of(node) == nil { next = node.child }
    guard let view = next.flatMap({ LayoutLink.of($0) }), view.node.isAlive else { return }
    view.node.forEachElementAbove { element, node, _ in
      if element.laziness == true { return false }
      guard element.type.type == _ListRowLookModifier.self else { return true }
      switch node.value(as: _ListRowLookModifier.self).look {
      case .separator(.hidden, let edges) where edges.contains(.bottom): hidesSeparator = true
      case .separatorTint(let color, let edges) where edges.contains(.bottom):
        separatorTint = color
      default: break
      }
      return true
    }
  }
}

extension DisplayColor {
  var asPaint: DisplayPaint { .color(self) }
}
