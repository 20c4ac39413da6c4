import Foundation

/// The views at which a scroll view can come to rest, and by which it says
/// where it stands: those of a target layout, and those that are targets alone.
@MainActor
struct ScrollTargets {
  struct View {
    let layout: LayoutNode
    /// In the content's coordinates, from its leading edge.
    let frame: CGRect
  }

  private let scroll: LayoutNode
  /// In the order in which they are laid out; of a lazy container those that exist.
  let views: [View]

  /// - Complexity: O(nodes that stand in no target), and O(targets).
  init(of scroll: LayoutNode) {
    self.scroll = scroll
    var found: [LayoutNode] = []
    for child in scroll.children { Self.collect(child, &found) }
    let content = scroll.child?.absoluteFrame ?? .zero
    let isMirrored = scroll.layoutDirection == .rightToLeft
    views = found.map { layout in
      let frame = layout.absoluteFrame
      let x = isMirrored ? content.maxX - frame.maxX : frame.minX - content.minX
      let origin = CGPoint(x: x, y: frame.minY - content.minY)
      return View(layout: layout, frame: CGRect(origin: origin, size: frame.size))
    }
  }

  private static func collect(_ node: LayoutNode, _ found: inout [LayoutNode]) {
    guard node.scrollAxes.isEmpty else { return }
    if let rule = node.rule as? ScrollTargetRule, rule.isEnabled {
      switch rule.kind {
      case .view: found.append(node)
      case .layout:
        var container = node
        while container.rule.isModifier, let child = container.child { container = child }
        // The lines of a lazy grid are none of the app's.
        for child in container.children {
          if child.rule is GridLineRule { found += child.children } else { found.append(child) }
        }
      }
      return
    }
    for child in node.children { collect(child, &found) }
  }

  /// The target that lies at an anchor of what is seen: the first that is not
  /// yet over there, by default at the start.
  func view(at anchor: UnitPoint?) -> View? {
    let offset = scroll.scrollOffset
    let margins = scroll.scrollState.margins
    let isVertical = scroll.scrollAxes.contains(.vertical)
    let axis = isVertical ? Axis.vertical : .horizontal
    let share = anchor.map { isVertical ? $0.y : $0.x } ?? 0
    let margin = isVertical ? margins.top : margins.leading
    let room = scroll.scrollViewport.size[axis]
    let point = offset[axis] - margin + room * share
    // A hair's breadth of the one before does not make it the one that is seen.
    return views.first { $0.frame.origin[axis] + $0.frame.size[axis] > point + 0.5 } ?? views.last
  }

  /// The identities of a target, inner ones first.
  func identities(of view: View) -> [AnyHashable] {
    guard let end = ScrollLink.of(scroll)?.node.block else { return [] }
    var layout = view.layout
    while layout.rule is ListRowRule, let child = layout.child { layout = child }
    guard let place = LayoutLink.of(layout)?.node, place.isAlive else { return [] }
    var found: [AnyHashable] = []
    var block = place.block
    while block != end, let parent = block.header.pointee.parent {
      let holder = NodeReference(parent, block.header.pointee.parentEntry)
      switch parent.entry(holder.entry).pointee.kind {
      case let identified as IdentifiedContent: found.append(identified.id(holder))
      case is ListContent:
        let key = ListContent.rows(holder)?.ids.key(at: Int(block.header.pointee.index))
        if let key = key as? any Hashable { found.append(AnyHashable(key)) }
      default: break
      }
      block = parent
    }
    return found
  }
}

/// Marks what scrolling may stop at.
struct ScrollTargetRule: ModifierRule, Equatable {
  enum Kind { case layout, view }

  let kind: Kind
  let isEnabled: Bool

  func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}

/// Makes a view, or each view of a layout, a scroll target.
public struct _ScrollTargetModifier: Equatable, Sendable {
  let isLayout: Bool
  let isEnabled: Bool
}

extension _ScrollTargetModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    ScrollTargetRule(kind: isLayout ? .layout : .view, isEnabled: isEnabled)
  }
}

extension View {
  /// Makes the views of a layout targets of scrolling.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Makes the view a target of scrolling.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}
