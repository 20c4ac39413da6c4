package import Foundation

/// A stack in depth: every child lies on the same guides.
package struct ZStackRule: LayoutRule, Equatable {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    ZStackSolver.size(of: node.children, proposing: proposal)
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    ZStackSolver.arrange(node.children, alignment: alignment, size: size)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    ZStackSolver.spacing(of: node.children)
  }

  package func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }
}

/// The arithmetic of a stack in depth, for its rule and for `ZStackLayout`.
enum ZStackSolver {
  /// The larger of the sizes on each axis, over the children of highest priority.
  static func size(of children: [LayoutNode], proposing proposal: ProposedViewSize) -> CGSize {
    let top = children.lazy.map(\.priority).max() ?? 0
    var size = CGSize.zero
    for child in children where child.priority == top {
      let answer = child.size(proposing: proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    return size
  }

  /// Every child is proposed the stack's size and put on the largest guide
  /// among the children of highest priority.
  static func arrange(_ children: [LayoutNode], alignment: Alignment, size: CGSize) {
    let proposal = ProposedViewSize(size)
    let top = children.lazy.map(\.priority).max() ?? 0
    var x = -CGFloat.infinity
    var y = -CGFloat.infinity
    for child in children {
      let dimensions = child.dimensions(proposing: proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      child.placement = Placement(origin: guide, size: dimensions.size, proposal: proposal)
      if child.priority == top {
        x = max(x, guide.x)
        y = max(y, guide.y)
      }
    }
    for child in children {
      guard let guide = child.placement?.origin else { continue }
      child.placement?.origin = CGPoint(x: x - guide.x, y: y - guide.y)
    }
  }

  static func spacing(of children: [LayoutNode]) -> ViewSpacing {
    var spacing = ViewSpacing()
    for child in children { spacing.formUnion(child.spacing) }
    return spacing
  }
}
