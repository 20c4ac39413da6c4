package import Foundation

/// `ignoresSafeArea`: what touches an edge of the safe area is laid out beyond it.
///
/// The size that the parent sees is the child's at the same proposal; only where
/// the view is put does it get the room outside, as the place decides how much
/// there is.
package struct IgnoresSafeAreaRule: ModifierRule, Equatable {
  package let edges: Edge.Set

  package init(_ edges: Edge.Set) {
    self.edges = edges
  }

  package var readsSafeArea: Bool { true }

  package func prepare(_ node: LayoutNode, visible: CGRect) {
    let insets = node.placedSafeAreaInsets().limited(to: edges)
    if case .insets(let known) = node.scratch, known == insets { return }
    node.scratch = .insets(insets)
    node.dropArrangement()
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    var insets = EdgeInsets()
    if case .insets(let known) = node.scratch { insets = known }
    if insets == EdgeInsets() { return node.putChild(at: .zero, proposing: proposal) }
    node.putChild(
      at: CGPoint(x: -insets.leading, y: -insets.top),
      proposing: proposal.inset(by: -insets)
    )
  }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}

/// `safeAreaPadding`: padding that the child may reach into.
package struct SafeAreaPaddingRule: ModifierRule, Equatable {
  package let insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = insets.finite
  }

  private var padding: PaddingRule { PaddingRule(insets) }

  package var changesSafeArea: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    padding.size(for: proposal, of: node)
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    padding.arrange(node, size: size, proposal: proposal)
  }

  package func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea? {
    node.safeArea(less: insets)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { padding.spacing(of: node) }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}

extension LayoutNode {
  /// A level more: the node's own bounds, and within them what insets leave.
  func safeArea(less insets: EdgeInsets) -> SafeArea {
    let outer = CGRect(origin: lastAbsolute, size: frame.size)
    return SafeArea(
      outer: outer,
      inner: outer.outset(by: -insets, layoutDirection),
      next: safeArea
    )
  }
}
