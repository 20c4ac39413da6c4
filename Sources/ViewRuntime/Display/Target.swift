package import Foundation
import TraceModel

/// Something on screen that an action can be aimed at.
package struct Target {
  package let semantics: Semantics
  /// The type of the view that it is or stands in, as printed.
  package let view: String
  /// On the screen, in points; what of it is not hidden by a scroll view.
  package let frame: CGRect
  package let visibleFrame: CGRect
  let layout: LayoutNode
  let node: NodeReference

  /// Whether a finger could touch any of it.
  package var isOnScreen: Bool { visibleFrame.width > 0 && visibleFrame.height > 0 }
}

extension ViewHost {
  /// Everything with a meaning, in the order in which it is drawn.
  package func targets() -> [Target] {
    var targets: [Target] = []
    let screen = CGRect(origin: .zero, size: size)
    collectTargets(layoutTree.front, clip: screen, &targets)
    return targets
  }

  private func collectTargets(_ layout: LayoutNode, clip: CGRect, _ targets: inout [Target]) {
    let frame = layout.absoluteFrame
    if let target = target(of: layout, frame: frame, clip: clip) { targets.append(target) }
    let clip = layout.rule.clips ? clip.intersection(frame) : clip
    for child in layout.childrenBackToFront { collectTargets(child, clip: clip, &targets) }
  }

  func target(of layout: LayoutNode, frame: CGRect, clip: CGRect) -> Target? {
    guard let link = LayoutLink.of(layout), link.node.isAlive,
      let semantics = semantics(of: link), link.node.isVisible
    else { return nil }
    let visible = frame.intersection(clip)
    return Target(
      semantics: semantics,
      view: queue.composite(owning: link.node).typeName,
      frame: frame,
      visibleFrame: visible.isNull ? .zero : visible,
      layout: layout,
      node: link.node
    )
  }

  /// What the element of layout nodes means.
  func semantics(of link: LayoutLink) -> Semantics? {
    link.semantics.map { $0() } ?? link.node.describedSemantics
  }

  /// The texts on screen, in the order in which they are drawn.
  package func shownTexts() -> [String] {
    targets().compactMap { $0.semantics.role == .text && $0.isOnScreen ? $0.semantics.label : nil }
  }

  /// Whether one target lies inside another one.
  package func isInside(_ inner: Target, _ outer: Target) -> Bool {
    var next: LayoutNode? = inner.layout
    while let layout = next {
      if layout === outer.layout { return true }
      next = layout.parent
    }
    return false
  }

  // MARK: Scrolling

  /// The scroll views on screen, outermost first.
  package func scrollViews() -> [ScrollableView] {
    var found: [ScrollableView] = []
    func walk(_ layout: LayoutNode) {
      if !layout.scrollAxes.isEmpty { found.append(ScrollableView(layout: layout, host: self)) }
      for child in layout.children { walk(child) }
    }
    walk(layoutTree.front)
    return found
  }

  /// Lays out what a scroll or a resize uncovered: a transaction of its own.
  func layOut(_ reason: LayoutReason) {
    transaction(.layout, pass: 1) { pendingReason = reason }
    runCallbacksOfLayout()
  }
}
