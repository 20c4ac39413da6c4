import Foundation

/// `Grid`: rows of cells whose columns line up (rule 32).
///
/// A child that is no `GridRow` is a row by itself and spans all columns; a
/// modifier around a `GridRow` makes such a child of it.
struct GridRule: LayoutRule, Equatable {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  var stackAxis: StackAxis { .along(.vertical) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.isEmpty ? .zero : solve(node, proposal).size
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    if node.children.isEmpty { return }
    let scratch = solve(node, proposal)
    for (index, child) in node.children.enumerated() {
      let top = scratch.lines.start(of: index)
      if child.rule is GridRowRule {
        // Its cells may stand elsewhere even where it is as large as before.
        child.dropArrangement()
        child.needsPlacing = true
        child.placement = Placement(
          origin: CGPoint(x: 0, y: top),
          size: CGSize(width: scratch.size.width, height: scratch.lines.lengths[index]),
          proposal: proposal
        )
      } else {
        child.placement = scratch.placement(of: scratch.rows[index].cells[0], in: index)
        child.placement?.origin.y += top
      }
    }
  }

  /// Puts the cells of one row, whose node asks for it.
  fileprivate func arrangeRow(_ row: LayoutNode, in node: LayoutNode) {
    guard case .custom(let scratch as GridScratch) = node.scratch,
      let index = node.children.firstIndex(where: { $0 === row })
    else { return }
    for cell in scratch.rows[index].cells {
      cell.node.placement = scratch.placement(of: cell, in: index)
    }
  }

  private func solve(_ node: LayoutNode, _ proposal: ProposedViewSize) -> GridScratch {
    let scratch: GridScratch
    if case .custom(let known as GridScratch) = node.scratch {
      scratch = known
    } else {
      scratch = GridScratch()
      node.scratch = .custom(scratch)
    }
    if scratch.revision != node.revision || !node.engine.usesCaches {
      scratch.load(self, node.children)
      scratch.revision = node.revision
    }
    scratch.solve(proposal)
    return scratch
  }

  func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }
}

/// `GridRow`: its cells are laid out by the grid; a row without one is a stack.
struct GridRowRule: LayoutRule, Equatable {
  /// None for the grid's own.
  let alignment: VerticalAlignment?

  private var stack: StackRule { StackRule(horizontal: alignment ?? .center) }

  var stackAxis: StackAxis { .along(.horizontal) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    stack.size(for: proposal, of: node)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    if let grid = node.parent, let rule = grid.rule as? GridRule {
      rule.arrangeRow(node, in: grid)
    } else {
      stack.arrange(node, size: size, proposal: proposal)
    }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { stack.spacing(of: node) }

  func priority(of node: LayoutNode) -> Double { stack.priority(of: node) }
}

struct GridCellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

struct GridCellUnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

struct GridCellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

struct GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}
