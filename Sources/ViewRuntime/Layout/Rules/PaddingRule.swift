package import Foundation

/// `padding`: insets around the child.
package struct PaddingRule: ModifierRule, Equatable {
  /// What `padding()` means on iOS and macOS.
  package static let defaultLength: CGFloat = 16

  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.child?.size(proposing: inset(proposal)) ?? .zero
    return CGSize(width: child.width + insets.horizontal, height: child.height + insets.vertical)
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.putChild(
      at: CGPoint(x: insets.leading, y: insets.top),
      proposing: inset(proposal)
    )
  }

  private func inset(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) }
    )
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    (node.child?.spacing ?? ViewSpacing()).reset(insets.edges)
  }
}
