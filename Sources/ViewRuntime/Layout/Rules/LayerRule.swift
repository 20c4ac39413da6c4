package import Foundation

/// `overlay` and `background`: the first child is the view itself, the others
/// are laid over or under it and have no say in its size.
///
/// Each secondary view is proposed the primary one's size; several of them
/// that belong together want a `ZStackRule` of their own.
package struct LayerRule: LayoutRule, Equatable {
  package var alignment: Alignment
  package var isBackground: Bool

  package init(alignment: Alignment = .center, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  package var stackAxis: StackAxis { .inherited }
  package var isModifier: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.child?.size(proposing: proposal) ?? .zero
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let primary = node.child else { return }
    node.put(primary, at: .zero, proposing: proposal)
    guard node.children.count > 1 else { return }
    let box = ViewDimensions(size: size, proposal: proposal, node: primary)
    let inner = ProposedViewSize(size)
    for secondary in node.children.dropFirst() {
      let dimensions = secondary.dimensions(proposing: inner)
      secondary.placement = Placement(
        origin: CGPoint(
          x: box[alignment.horizontal] - dimensions[alignment.horizontal],
          y: box[alignment.vertical] - dimensions[alignment.vertical]
        ),
        size: dimensions.size,
        proposal: inner
      )
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    node.child?.explicitGuide(key, size: size, proposal: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.child?.spacing ?? ViewSpacing() }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}
