package import Foundation

/// `alignmentGuide`: sets one guide of the child.
package struct AlignmentGuideRule: ModifierRule {
  let key: AlignmentKey
  private let value: (ViewDimensions) -> CGFloat

  package init(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.value = value
  }

  package init(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.value = value
  }

  package var ownGuides: GuideSet { key.isTextBaseline ? .textBaselines : .others }

  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key else {
      return node.child?.explicitGuide(key, size: size, proposal: proposal)
    }
    return value(ViewDimensions(size: size, proposal: proposal, node: node.child))
  }

  package func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
}
