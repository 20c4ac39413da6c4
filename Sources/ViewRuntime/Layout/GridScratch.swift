import Foundation

/// How a grid shares out its lengths: columns first, then rows at those widths.
///
/// One instance serves a grid for life; what does not depend on the proposal is
/// kept between questions.
final class GridScratch {
  /// One view of a grid: where it is and what it says of itself.
  struct Cell {
    let node: LayoutNode
    let column: Int
    var span: Int
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    var columns: Range<Int> { column..<column + span }
  }

  /// A `GridRow`, or a view by itself, which spans all columns.
  struct Row {
    var cells: [Cell]
    let alignment: VerticalAlignment
    /// How far below the row's top the guide of its cells lies.
    var guide: CGFloat = 0
  }

  var revision: UInt32?
  private(set) var rows: [Row] = []
  private(set) var columns = Lines()
  private(set) var lines = Lines()
  private var columnAlignments: [HorizontalAlignment] = []
  private var solved: ProposalKey?

  /// Lengths one after the other, with gaps between them.
  struct Lines: Equatable {
    var gaps: [CGFloat] = []
    var lengths: [CGFloat] = []

    var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

    func start(of index: Int) -> CGFloat {
      lengths[..<index].reduce(0, +) + gaps[..<index].reduce(0, +)
    }

    func length(of range: Range<Int>) -> CGFloat {
      lengths[range].reduce(0, +) + gaps[range.dropLast()].reduce(0, +)
    }
  }

  var size: CGSize { CGSize(width: columns.total, height: lines.total) }

  // MARK: Loading

  func load(_ rule: GridRule, _ children: [LayoutNode]) {
    solved = nil
    rows = children.map { Self.row($0, rule) }
    let count = rows.reduce(0) { max($0, $1.cells.last?.columns.upperBound ?? 0) }
    for row in rows.indices where !(children[row].rule is GridRowRule) {
      rows[row].cells[0].span = max(count, 1)
    }
    columns.gaps = (1..<max(count, 1)).map { gap(before: $0, rule) }
    let spacings = children.map(Self.spacing)
    lines.gaps = zip(spacings, spacings.dropFirst()).map {
      rule.verticalSpacing ?? $0.distance(to: $1, along: .vertical)
    }
    columnAlignments = (0..<count).map { column in
      let set = rows.lazy.flatMap(\.cells).filter { $0.column == column && $0.span == 1 }
        .compactMap { $0.node.layoutValue(for: GridColumnAlignmentKey.self) }
      return set.first ?? rule.alignment.horizontal
    }
  }

  /// Of one cell: columns without a view of their own cost as much as others.
  private static let mostColumns = 1_000

  private static func row(_ child: LayoutNode, _ rule: GridRule) -> Row {
    guard let own = child.rule as? GridRowRule else {
      return Row(cells: [cell(child, column: 0, span: 1)], alignment: rule.alignment.vertical)
    }
    // The grid asks the cells themselves, so a change in one has to pass the row.
    child.hasResults = true
    var column = 0
    var cells: [Cell] = []
    for node in child.children {
      let span = min(max(node.layoutValue(for: GridCellColumnsKey.self), 1), mostColumns)
      cells.append(cell(node, column: column, span: span))
      column += span
    }
    return Row(cells: cells, alignment: own.alignment ?? rule.alignment.vertical)
  }

  private static func cell(_ node: LayoutNode, column: Int, span: Int) -> Cell {
    Cell(
      node: node,
      column: column,
      span: span,
      unsizedAxes: node.layoutValue(for: GridCellUnsizedAxesKey.self),
      anchor: node.layoutValue(for: GridCellAnchorKey.self)
    )
  }

  /// The largest distance that two neighbours of a row prefer.
  private func gap(before column: Int, _ rule: GridRule) -> CGFloat {
    if let spacing = rule.horizontalSpacing { return spacing }
    let distances = rows.flatMap { row in
      zip(row.cells, row.cells.dropFirst()).filter { $1.column == column }.map {
        $0.node.spacing.distance(to: $1.node.spacing, along: .horizontal)
      }
    }
    return distances.max() ?? ViewSpacing.defaultDistance
  }

  private static func spacing(of child: LayoutNode) -> ViewSpacing {
    child.rule is GridRowRule
      ? StackRule(horizontal: .center).spacing(of: child.children) : child.spacing
  }

  // MARK: Solving

  func solve(_ proposal: ProposedViewSize) {
    let key = ProposalKey(proposal)
    if solved == key { return }
    columns.lengths = share(proposal.width, columns.gaps, columnAlignments.count, columnLength)
    widenForSpans(proposal.width)
    lines.lengths = share(proposal.height, lines.gaps, rows.count, rowLength)
    for row in rows.indices {
      let above = guides(row, lines.lengths[row]).above
      rows[row].guide = above + slack(row)
    }
    solved = key
  }

  /// Gives each line an equal share of what is left, the least flexible first.
  private func share(
    _ total: CGFloat?,
    _ gaps: [CGFloat],
    _ count: Int,
    _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total, total.isFinite else { return (0..<count).map { length($0, total) } }
    var available = gaps.reduce(total, -)
    if count == 1 { return [length(0, max(available, 0))] }
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var lengths = Array(repeating: CGFloat(0), count: count)
    for (asked, index) in order.enumerated() {
      lengths[index] = length(index, max(available / CGFloat(count - asked), 0))
      available -= lengths[index]
    }
    return lengths
  }

  private func columnLength(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(width: proposed, height: nil)
    return rows.reduce(0) { length, row in
      row.cells.reduce(length) { length, cell in
        guard cell.column == column, cell.span == 1, !cell.unsizedAxes.contains(.horizontal)
        else { return length }
        return max(length, cell.node.size(proposing: proposal).width)
      }
    }
  }

  /// Cells of several columns: what they lack is added to each alike.
  private func widenForSpans(_ width: CGFloat?) {
    for cell in rows.lazy.flatMap(\.cells)
    where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let room = columns.length(of: cell.columns)
      let proposed = width.map { $0.isFinite ? room + max($0 - columns.total, 0) : $0 }
      let wanted = cell.node.size(proposing: ProposedViewSize(width: proposed, height: nil)).width
      guard wanted > room else { continue }
      for column in cell.columns {
        columns.lengths[column] += (wanted - room) / CGFloat(cell.span)
      }
    }
  }

  private func rowLength(_ row: Int, _ proposed: CGFloat?) -> CGFloat {
    let (above, below) = guides(row, proposed)
    return above + below
  }

  /// How far the cells of a row reach above and below their common guide.
  private func guides(_ row: Int, _ height: CGFloat?) -> (above: CGFloat, below: CGFloat) {
    var above: CGFloat = 0
    var below: CGFloat = 0
    for cell in rows[row].cells where !cell.unsizedAxes.contains(.vertical) {
      let proposal = ProposedViewSize(width: width(of: cell), height: height)
      let dimensions = cell.node.dimensions(proposing: proposal)
      let guide = cell.anchor == nil ? dimensions[rows[row].alignment] : 0
      above = max(above, guide)
      below = max(below, dimensions.height - guide)
    }
    return (above, below)
  }

  /// Where the guide goes of a row that is higher than its cells.
  private func slack(_ row: Int) -> CGFloat {
    let height = lines.lengths[row]
    let rest = CGSize(width: 0, height: max(height - rowLength(row, height), 0))
    let box = ViewDimensions(size: rest, proposal: ProposedViewSize(rest), node: nil)
    return box[rows[row].alignment]
  }

  private func width(of cell: Cell) -> CGFloat { columns.length(of: cell.columns) }

  // MARK: Placing

  /// Where a cell goes, measured from the top and the leading edge of its row.
  func placement(of cell: Cell, in row: Int) -> Placement {
    let room = CGSize(width: width(of: cell), height: lines.lengths[row])
    let proposal = ProposedViewSize(room)
    let dimensions = cell.node.dimensions(proposing: proposal)
    let box = ViewDimensions(size: room, proposal: proposal, node: nil)
    let start = columns.start(of: cell.column)
    let origin: CGPoint
    if let anchor = cell.anchor {
      origin = CGPoint(
        x: start + (room.width - dimensions.width) * anchor.x,
        y: (room.height - dimensions.height) * anchor.y
      )
    } else {
      let alignment = columnAlignments[cell.column]
      origin = CGPoint(
        x: start + box[alignment] - dimensions[alignment],
        y: rows[row].guide - dimensions[rows[row].alignment]
      )
    }
    return Placement(origin: origin, size: dimensions.size, proposal: proposal)
  }
}
