public import Foundation

/// A stack in depth as a layout, for `AnyLayout` and for layouts that build on it.
@frozen public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: RuleBackedLayout {
  var rule: any LayoutRule { ZStackRule(alignment: alignment) }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    ZStackSolver.size(of: subviews.nodes, proposing: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let nodes = subviews.nodes
    ZStackSolver.arrange(nodes, alignment: alignment, size: bounds.size)
    for node in nodes {
      node.placement?.origin.x += bounds.origin.x
      node.placement?.origin.y += bounds.origin.y
    }
  }
}
