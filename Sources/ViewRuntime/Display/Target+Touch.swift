package import Foundation

extension ViewHost {
  /// What lies under a finger at a point: the frontmost view that can be
  /// touched there, and all that it stands in, innermost first.
  func path(at point: CGPoint) -> [LayoutNode] {
    var path: [LayoutNode] = []
    var next = layoutTree.front.hit(point) { isSolid($0) }
    while let layout = next {
      path.append(layout)
      next = layout.parent
    }
    return path
  }

  /// Whether a view takes touches by itself: what shows something, a control,
  /// and what scrolls; space between views does not.
  private func isSolid(_ layout: LayoutNode) -> Bool {
    // What is presented covers what is behind it, and so does a bar.
    guard let link = LayoutLink.of(layout) else {
      return layout.rule is PresentationRule || layout.rule is BarRule
    }
    guard link.node.isAlive, link.node.isVisible else { return false }
    if !layout.scrollAxes.isEmpty { return true }
    let kind = link.node.block.entry(link.node.entry).pointee.kind
    if kind.role == .element, !(kind is AnyGestureElement) {
      let element = unsafeDowncast(kind, to: Element.self)
      if element.layoutRole == .leaf { return !(layout.rule is SpacerRule) }
    }
    return !(kind is AnyGestureElement) && semantics(of: link)?.takesTouch == true
  }

  /// What a finger at a point touches: the innermost view there that takes taps.
  package func touched(at point: CGPoint) -> Target? {
    let path = path(at: point)
    return target(path) { $0.semantics.takesTouch }
  }

  /// What a person would say that a finger at a point is on.
  package func frontmost(at point: CGPoint) -> Target? { target(path(at: point)) { _ in true } }

  private func target(_ path: [LayoutNode], _ fits: (Target) -> Bool) -> Target? {
    let screen = CGRect(origin: .zero, size: size)
    for layout in path {
      if let target = target(of: layout, frame: layout.absoluteFrame, clip: screen), fits(target) {
        return target
      }
    }
    return nil
  }
}
