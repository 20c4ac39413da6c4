package import Foundation

/// A row or a column: children one after the other along `axis`.
package struct StackRule: LayoutRule, Equatable {
  package let axis: Axis
  /// The guide across the axis on which the children lie.
  let guide: AlignmentKey
  /// The distance between neighbours; none, and each pair has the one it prefers.
  package let spacing: CGFloat?

  /// A row.
  package init(horizontal alignment: VerticalAlignment, spacing: CGFloat? = nil) {
    axis = .horizontal
    guide = alignment.key
    self.spacing = spacing
  }

  /// A column.
  package init(vertical alignment: HorizontalAlignment, spacing: CGFloat? = nil) {
    axis = .vertical
    guide = alignment.key
    self.spacing = spacing
  }

  package var stackAxis: StackAxis { .along(axis) }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if node.children.isEmpty { return .zero }
    return solve(node, proposal).size
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    if node.children.isEmpty { return }
    // Children that were asked for their ideal length across now get the
    // stack's own, so that a row of equal heights comes out.
    let inner = ProposedViewSize(
      proposal[axis],
      along: axis,
      across: proposal[axis.crossing] ?? size[axis.crossing]
    )
    solve(node, inner).put(node.children, at: .zero)
  }

  /// The node's scratch, solved for a proposal.
  private func solve(_ node: LayoutNode, _ proposal: ProposedViewSize) -> StackScratch {
    let scratch: StackScratch
    if case .stack(let known) = node.scratch {
      scratch = known
    } else {
      scratch = StackScratch()
      node.scratch = .stack(scratch)
    }
    if scratch.revision != node.revision || !node.engine.usesCaches {
      scratch.load(self, node.children)
      scratch.revision = node.revision
    }
    scratch.solve(node.children, proposing: proposal)
    return scratch
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { spacing(of: node.children) }

  /// Outer edges of the first and last child along the axis, all across it.
  func spacing(of children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var spacing = ViewSpacing()
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children { spacing.formUnion(child.spacing, edges: across) }
    spacing.adopt(axis == .horizontal ? .leading : .top, of: first.spacing)
    spacing.adopt(axis == .horizontal ? .trailing : .bottom, of: last.spacing)
    return spacing
  }

  package func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }
}
