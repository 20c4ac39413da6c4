package import Foundation

/// `position`: takes the whole proposal and centres the child at a point of it.
package struct PositionRule: ModifierRule, Equatable {
  package var point: CGPoint

  package init(_ point: CGPoint) {
    self.point = point
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: node.child?.size(proposing: proposal) ?? .zero
    )
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.child else { return }
    let inner = ProposedViewSize(size)
    let childSize = child.size(proposing: inner)
    node.putChild(
      at: CGPoint(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2),
      proposing: inner
    )
  }
}
