package import Foundation

/// `aspectRatio`: proposes a size of one ratio and takes the child's answer.
package struct AspectRatioRule: ModifierRule, Equatable {
  /// Width and height of any scale; none, and the child's ideal size gives the ratio.
  package var ratio: CGSize?
  package var contentMode: ContentMode

  package init(_ ratio: CGSize?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  package init(_ ratio: CGFloat, contentMode: ContentMode) {
    self.init(CGSize(width: ratio, height: 1), contentMode: contentMode)
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    guard let child = node.child else { return .zero }
    return child.size(proposing: childProposal(proposal, child))
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.child else { return }
    node.putChild(at: .zero, proposing: childProposal(proposal, child))
  }

  private func childProposal(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize
  {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let ratio = ratio ?? child.size(proposing: .unspecified)
    guard ratio.width > 0, ratio.height > 0, ratio.width.isFinite, ratio.height.isFinite else {
      return proposal
    }
    // An axis that nothing is proposed for is no limit.
    let noLimit = contentMode == .fit ? CGFloat.infinity : 0
    let horizontal = proposal.width.map { $0 / ratio.width } ?? noLimit
    let vertical = proposal.height.map { $0 / ratio.height } ?? noLimit
    let scale = contentMode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
    return ProposedViewSize(width: ratio.width * scale, height: ratio.height * scale)
  }
}
