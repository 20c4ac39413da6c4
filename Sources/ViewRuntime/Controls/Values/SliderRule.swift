import Foundation

/// A slider: the track takes the width that is left beside the value labels.
struct SliderRule: LayoutRule, Equatable {
  private static let height: CGFloat = 31
  private static let idealTrack: CGFloat = 100
  static let gap: CGFloat = 8

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let labels = node.children.map { $0.size(proposing: .unspecified) }
    let beside = labels.reduce(0) { $0 + $1.width + Self.gap }
    return CGSize(
      width: max(proposal.width ?? beside + Self.idealTrack, beside),
      height: labels.reduce(Self.height) { max($0, $1.height) }
    )
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    for (index, child) in node.children.enumerated() {
      let label = child.size(proposing: .unspecified)
      let x = index == 0 ? 0 : size.width - label.width
      node.put(
        child,
        at: CGPoint(x: x, y: (size.height - label.height) / 2),
        proposing: .unspecified
      )
    }
  }
}
