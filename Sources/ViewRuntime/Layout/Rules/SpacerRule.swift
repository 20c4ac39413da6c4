package import Foundation

/// A spacer: as long as it may be along its stack, nothing across it.
package struct SpacerRule: LayoutRule, Equatable {
  package var minLength: CGFloat?

  package init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package var dependsOnStackAxis: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let least = minLength ?? ViewSpacing.defaultDistance
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
    guard let axis = node.enclosingAxis else {
      return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
    return CGSize(length(proposal[axis]), along: axis, across: 0)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { .zero }

  package func priority(of node: LayoutNode) -> Double { -.infinity }
}
