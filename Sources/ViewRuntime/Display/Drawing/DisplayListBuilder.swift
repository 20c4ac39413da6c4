import Foundation
package import TraceModel

extension ViewHost {
  /// What the screen shows now, built anew from the tree of layout.
  ///
  /// What lies off the screen or is hidden by a scroll view is left out.
  ///
  /// - Complexity: O(layout nodes).
  package func displayList() -> DisplayList {
    DisplayListBuilder(self).list()
  }
}

/// Goes through the tree of layout, from back to front.
@MainActor
struct DisplayListBuilder {
  private let host: ViewHost

  init(_ host: ViewHost) { self.host = host }

  func list() -> DisplayList {
    let environment = EnvironmentValues(host.environment)
    let isDark = environment.colorScheme == .dark
    let screen = CGRect(origin: .zero, size: host.size)
    let background = DisplayLeaf(
      node: .none,
      frame: screen.display,
      content: .fill(.color(SystemPalette.background.color(isDark: isDark)))
    )
    let place = DrawingPlace(environment: environment, clip: screen)
    return DisplayList(
      size: host.size.display,
      scale: Double(environment.displayScale),
      isDark: isDark,
      items: [.leaf(background)] + items(of: host.layoutTree.root, in: place, at: .zero)
    )
  }

  /// What a node and all in it show; `parent` is where the node above begins on
  /// the screen.
  private func items(
    of layout: LayoutNode,
    in place: DrawingPlace,
    at parent: CGPoint
  ) -> [DisplayItem] {
    guard layout.isPlaced else { return [] }
    // Views in it are put where layout says, wherever an animation draws it.
    let placed = layout.frame.offset(by: parent).origin
    let origin = layout.presentedOrigin(at: placed)
    let drawn = NodeDrawing(layout, in: place, at: origin, host)
    if drawn.isHidden { return [] }
    var inner = drawn.inside
    let frame = layout.presentedBounds.offset(by: origin)
    // A scroll view shows what lies under bars, too.
    let window = layout.scrollAxes.isEmpty ? frame : layout.clipBounds.offset(by: origin)
    if drawn.clips { inner.clip = inner.clip?.intersection(window) }
    if drawn.isTransformed { inner.clip = nil }

    var items = seen(drawn.own.behind, inner.clip)
    var views = layout.childrenBackToFront
    var mask: [DisplayItem] = []
    if drawn.own.isMasked, views.count > 1, let last = layout.children.last {
      views.removeAll { $0 === last }
      mask = self.items(of: last, in: inner, at: placed)
    }
    views.removeLast(min(drawn.own.drawnViews, views.count))
    for (index, view) in views.enumerated() {
      inner.isBeforeRow =
        index + 1 < views.count && (views[index + 1].rule as? ListRowRule)?.part == .row
      items += self.items(of: view, in: inner, at: placed)
    }
    items += seen(drawn.own.before, inner.clip)
    if drawn.own.isMasked { items = grouped(items, .mask(mask), frame) }
    for effect in drawn.own.effects { items = grouped(items, effect, frame) }
    if drawn.clipsItself {
      let shown = layout.scrollAxes.isEmpty ? layout.presentedBounds : layout.clipBounds
      let path = Path(shown).display
      items = grouped(items, .clip(path, isRectangle: true), frame)
    }
    for around in drawn.around {
      items =
        seen(around.behind, inner.clip) + items + seen(around.before, inner.clip)
      for effect in around.effects { items = grouped(items, effect, frame) }
    }
    return items
  }

  private func grouped(
    _ items: [DisplayItem],
    _ effect: DisplayEffect,
    _ frame: CGRect
  ) -> [DisplayItem] {
    if items.isEmpty { return [] }
    return [.group(DisplayGroup(effect: effect, frame: frame.display, items: items))]
  }

  /// Those of which something lies in the clip.
  private func seen(_ items: [DisplayItem], _ clip: CGRect?) -> [DisplayItem] {
    guard let clip, !items.isEmpty else { return items }
    return items.filter { $0.isSeen(in: clip) }
  }
}

extension DisplayItem {
  /// Whether something of it lies in a rectangle of the screen.
  func isSeen(in clip: CGRect) -> Bool {
    switch self {
    case .group(let group): return group.items.contains { $0.isSeen(in: clip) }
    case .leaf(let leaf):
      let extent = leaf.extent
      return extent.maxX > clip.minX && extent.minX < clip.maxX && extent.maxY > clip.minY
        && extent.minY < clip.maxY
    }
  }
}

extension DisplayLeaf {
  /// Where it draws: a path may reach out of the frame.
  var extent: CGRect {
    let box = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return switch content {
    case .fill, .text, .symbol, .image: box
    case .shape(let path, _, _): path.bounds.offset(by: box.origin)
    case .stroke(let path, _, let stroke):
      path.bounds.offset(by: box.origin)
        .insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
    }
  }
}

extension DisplayPath {
  /// The rectangle round all points, control points included.
  fileprivate var bounds: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ point: DisplayPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control):
        add(point)
        add(control)
      case .curve(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
