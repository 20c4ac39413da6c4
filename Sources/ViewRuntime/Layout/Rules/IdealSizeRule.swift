package import Foundation

/// `fixedSize`: the child's ideal length on the chosen axes.
package struct IdealSizeRule: ModifierRule, Equatable {
  package var axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.child?.size(proposing: childProposal(proposal)) ?? .zero
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.putChild(at: .zero, proposing: childProposal(proposal))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}
