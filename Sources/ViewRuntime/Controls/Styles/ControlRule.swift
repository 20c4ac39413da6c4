import Foundation

/// A control around its label: insets, and the views of the label side by side.
struct ControlRule: LayoutRule, Equatable {
  var insets = EdgeInsets()

  var stackAxis: StackAxis { .inherited }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let inner = inset(proposal)
    let label =
      node.children.count == 1
      ? node.children[0].size(proposing: inner) : row.size(for: inner, of: node)
    return CGSize(width: label.width + insets.horizontal, height: label.height + insets.vertical)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let inner = inset(proposal)
    let origin = CGPoint(x: insets.leading, y: insets.top)
    if node.children.count == 1 {
      node.putChild(at: origin, proposing: inner)
      return
    }
    let space = CGSize(
      width: size.width - insets.horizontal,
      height: size.height - insets.vertical
    )
    row.arrange(node, size: space, proposal: inner)
    for child in node.children {
      child.placement?.origin.x += origin.x
      child.placement?.origin.y += origin.y
    }
  }

  private var row: StackRule { StackRule(horizontal: .center) }

  private func inset(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) }
    )
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    guard insets == EdgeInsets(), node.children.count == 1 else { return ViewSpacing() }
    return node.children[0].spacing
  }

  func priority(of node: LayoutNode) -> Double { node.children.map(\.priority).max() ?? 0 }
}
