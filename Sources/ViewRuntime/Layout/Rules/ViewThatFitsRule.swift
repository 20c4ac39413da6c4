package import Foundation

/// `ViewThatFits`: the first child whose ideal size fits, else the last.
///
/// The others get no place.
package struct ViewThatFitsRule: LayoutRule, Equatable {
  package var axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    choice(node, proposal)?.size(proposing: proposal) ?? .zero
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    if let choice = choice(node, proposal) { node.put(choice, at: .zero, proposing: proposal) }
  }

  private func choice(_ node: LayoutNode, _ proposal: ProposedViewSize) -> LayoutNode? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
    for child in node.children.dropLast() {
      let size = child.size(proposing: ideal)
      if fits(size, proposal) { return child }
    }
    return node.children.last
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    if axes.contains(.horizontal), size.width > proposal.width ?? .infinity { return false }
    if axes.contains(.vertical), size.height > proposal.height ?? .infinity { return false }
    return true
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    ZStackSolver.spacing(of: node.children)
  }
}
