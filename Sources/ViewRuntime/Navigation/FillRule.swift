import Foundation

/// Takes all of the space that it is proposed, its child in the middle.
struct FillRule: LayoutRule, Equatable {
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let ideal =
      proposal.width == nil || proposal.height == nil
      ? node.child?.size(proposing: proposal) ?? .zero : .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(size)
    for child in node.children {
      let own = child.size(proposing: inner)
      node.put(
        child,
        at: CGPoint(
          x: LayoutNode.inset(of: own.width, in: size.width),
          y: LayoutNode.inset(of: own.height, in: size.height)
        ),
        proposing: inner
      )
    }
  }
}
