package import Foundation

/// `offset`: shows the child elsewhere; layout outside sees nothing of it.
package struct OffsetRule: ModifierRule, Equatable {
  package var offset: CGSize

  package init(_ offset: CGSize) {
    self.offset = offset
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.putChild(at: CGPoint(x: offset.width, y: offset.height), proposing: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    // The guide stays where the child would be without the offset.
    node.child?.explicitGuide(key, size: size, proposal: proposal)
  }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}
