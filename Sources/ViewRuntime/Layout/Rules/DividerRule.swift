package import Foundation

/// A divider: a thin line across its stack; horizontal outside a row.
package struct DividerRule: LayoutRule, Equatable {
  /// One pixel, or a point at accessibility sizes.
  package var thickness: CGFloat

  package init(thickness: CGFloat) {
    self.thickness = thickness
  }

  package var dependsOnStackAxis: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let axis = node.enclosingAxis ?? .vertical
    return CGSize(thickness, along: axis, across: proposal[axis.crossing] ?? 10)
  }
}
