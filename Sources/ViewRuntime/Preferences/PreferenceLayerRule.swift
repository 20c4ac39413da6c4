import Foundation

/// A layer whose views are known once the view below it is placed.
///
/// It is as large as that view, and puts its own on the guides of it: one view,
/// or a stack in depth of several.
struct PreferenceLayerRule: LayoutRule {
  let content: any GeometryContent
  let alignment: Alignment

  var ownGuides: GuideSet { .all }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func prepare(_ node: LayoutNode, visible: CGRect) {
    // The layer's own size does not rest on its content.
    node.holdingInvalidation { content.geometryChanged(node) }
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let box = ViewDimensions(size: size, proposal: proposal, node: node)
    let inner = ProposedViewSize(size)
    let only = node.children.count == 1 ? node.child : nil
    let layer =
      only?.dimensions(proposing: inner)
      ?? ViewDimensions(
        size: ZStackSolver.size(of: node.children, proposing: inner),
        proposal: inner,
        node: nil
      )
    let origin = CGPoint(
      x: box[alignment.horizontal] - layer[alignment.horizontal],
      y: box[alignment.vertical] - layer[alignment.vertical]
    )
    if let only {
      only.placement = Placement(origin: origin, size: layer.size, proposal: inner)
      return
    }
    ZStackSolver.arrange(node.children, alignment: .center, size: layer.size)
    for child in node.children {
      child.placement?.origin.x += origin.x
      child.placement?.origin.y += origin.y
    }
  }

  /// Those of the view below.
  func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let primary = node.parent?.child, primary !== node else { return nil }
    return primary.explicitGuide(key, size: size, proposal: proposal)
  }

  func isSame(as other: any LayoutRule) -> Bool {
    guard let other = other as? PreferenceLayerRule else { return false }
    return other.content === content && other.alignment == alignment
  }
}
