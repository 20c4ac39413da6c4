import Foundation

/// A layer whose views are known once the view below it is placed.
///
/// It is as large as that view, and puts each of its own on the guides of it.
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
    for child in node.children {
      let dimensions = child.dimensions(proposing: inner)
      child.placement = Placement(
        origin: CGPoint(
          x: box[alignment.horizontal] - dimensions[alignment.horizontal],
          y: box[alignment.vertical] - dimensions[alignment.vertical]
        ),
        size: dimensions.size,
        proposal: inner
      )
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
