package import Foundation

/// `frame(width:height:alignment:)`: its own length on each axis that has one.
package struct FixedFrameRule: ModifierRule, Equatable {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment
  package let problem: LayoutProblem?

  /// Lengths that are negative or not finite count as not given.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
    problem = self.width == width && self.height == height ? nil : .invalidDimension
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    guard let child = node.child else { return CGSize(width: width ?? 0, height: height ?? 0) }
    let size = child.size(proposing: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.putChild(aligned: alignment, in: size, of: proposal, proposing: childProposal(proposal))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return (node.child?.spacing ?? ViewSpacing()).reset(edges)
  }
}

extension LayoutNode {
  /// Puts the only child so that its guides lie on those of a box of `size`.
  ///
  /// The box has the guides' default values, the child may set its own.
  func putChild(
    aligned alignment: Alignment,
    in size: CGSize,
    of proposal: ProposedViewSize,
    proposing childProposal: ProposedViewSize
  ) {
    guard let child else { return }
    let box = ViewDimensions(size: size, proposal: proposal, node: nil)
    let dimensions = child.dimensions(proposing: childProposal)
    child.placement = Placement(
      origin: CGPoint(
        x: box[alignment.horizontal] - dimensions[alignment.horizontal],
        y: box[alignment.vertical] - dimensions[alignment.vertical]
      ),
      size: dimensions.size,
      proposal: childProposal
    )
  }
}
