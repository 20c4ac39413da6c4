package import Foundation

/// `safeAreaInset`: a second view at one edge, the first gets the rest.
///
/// The first child is the view itself, the second what is inset. The first may
/// reach out under the second: a scroll view does so with its content.
package struct SafeAreaInsetRule: LayoutRule, Equatable {
  /// Along which axis the two share the proposal.
  package let axis: Axis
  /// Whether the inset stands at the end (bottom, trailing).
  package let isAtEnd: Bool
  package let spacing: CGFloat
  /// The guide on which the two lie across the axis.
  let guide: AlignmentKey

  package init(_ edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat = 8)
  {
    axis = .vertical
    isAtEnd = edge == .bottom
    guide = alignment.key
    self.spacing = spacing
  }

  package init(_ edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat = 8)
  {
    axis = .horizontal
    isAtEnd = edge == .trailing
    guide = alignment.key
    self.spacing = spacing
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    guard let primary = node.children.first else { return .zero }
    guard node.children.count > 1 else { return primary.size(proposing: proposal) }
    let inset = node.children[1].size(proposing: insetProposal(proposal, primary))
    let rest = primary.size(proposing: primaryProposal(proposal, inset: inset[axis]))
    return CGSize(
      rest[axis] + inset[axis] + spacing,
      along: axis,
      across: rest[axis.crossing]
    )
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let primary = node.children.first else { return }
    guard node.children.count > 1 else {
      return node.put(primary, at: .zero, proposing: proposal)
    }
    let inset = node.children[1]
    let insetProposal = insetProposal(proposal, primary)
    let insetDimensions = inset.dimensions(proposing: insetProposal)
    let length = insetDimensions.size[axis]
    let primaryProposal = primaryProposal(proposal, inset: length)
    let dimensions = primary.dimensions(proposing: primaryProposal)
    primary.placement = Placement(
      origin: CGPoint(isAtEnd ? 0 : length + spacing, along: axis, across: 0),
      size: dimensions.size,
      proposal: primaryProposal
    )
    inset.placement = Placement(
      origin: CGPoint(
        isAtEnd ? dimensions.size[axis] + spacing : 0,
        along: axis,
        across: dimensions[guide] - insetDimensions[guide]
      ),
      size: insetDimensions.size,
      proposal: insetProposal
    )
  }

  /// At most what the primary view's minimum leaves.
  private func insetProposal(_ proposal: ProposedViewSize, _ primary: LayoutNode)
    -> ProposedViewSize
  {
    guard let length = proposal[axis] else { return proposal }
    var least = proposal
    least[axis] = 0
    var inset = proposal
    inset[axis] = max(length - primary.size(proposing: least)[axis], 0)
    return inset
  }

  private func primaryProposal(_ proposal: ProposedViewSize, inset: CGFloat) -> ProposedViewSize {
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - inset - spacing, 0) }
    return rest
  }

  package var changesSafeArea: Bool { true }

  package func safeArea(of child: LayoutNode, in node: LayoutNode) -> SafeArea? {
    guard child === node.children.first, node.children.count > 1,
      let length = node.children[1].placement?.size[axis]
    else { return node.safeArea }
    return node.safeArea(less: EdgeInsets(length + spacing, edges: edge))
  }

  private var edge: Edge.Set {
    switch axis {
    case .vertical: isAtEnd ? .bottom : .top
    case .horizontal: isAtEnd ? .trailing : .leading
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.child?.spacing ?? ViewSpacing() }
}
