import Foundation

/// A label at the leading edge, two equal halves of a button at the trailing one.
struct StepperRule: LayoutRule, Equatable {
  private static let half = CGSize(width: 47, height: 32)
  private static let gap: CGFloat = 8

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let labels = node.children.dropLast(2).map { $0.size(proposing: inner(proposal)) }
    let label = labels.reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.width + Self.gap, height: max($0.height, $1.height))
    }
    let ideal = label.width + 2 * Self.half.width
    return CGSize(
      width: proposal.width.map { $0.isFinite ? max($0, ideal) : ideal } ?? ideal,
      height: max(label.height, Self.half.height)
    )
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    var x: CGFloat = 0
    for child in node.children.dropLast(2) {
      let own = child.size(proposing: inner(proposal))
      node.put(
        child,
        at: CGPoint(x: x, y: (size.height - own.height) / 2),
        proposing: inner(proposal)
      )
      x += own.width + Self.gap
    }
    x = size.width - 2 * Self.half.width
    for child in node.children.suffix(2) {
      let own = ProposedViewSize(Self.half)
      node.put(child, at: CGPoint(x: x, y: (size.height - Self.half.height) / 2), proposing: own)
      x += Self.half.width
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * Self.half.width - Self.gap, 0) },
      height: proposal.height
    )
  }
}
