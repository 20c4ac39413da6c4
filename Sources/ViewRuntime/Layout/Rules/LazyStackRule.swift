package import Foundation

/// A lazy row or column: only the rows that can be seen exist.
package struct LazyStackRule: LayoutRule {
  package let axis: Axis
  let guide: AlignmentKey
  /// The distance between rows; none, and each pair has the one it prefers.
  ///
  /// One that is not finite counts as none given, as no row could follow it.
  package let spacing: CGFloat?
  /// How far beyond the visible rectangle rows are placed.
  package let margin: CGFloat
  package let source: any LazySource

  /// A lazy column.
  package init(
    vertical alignment: HorizontalAlignment,
    spacing: CGFloat? = nil,
    margin: CGFloat = 0,
    source: any LazySource
  ) {
    axis = .vertical
    guide = alignment.key
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    self.margin = margin
    self.source = source
  }

  /// A lazy row.
  package init(
    horizontal alignment: VerticalAlignment,
    spacing: CGFloat? = nil,
    margin: CGFloat = 0,
    source: any LazySource
  ) {
    axis = .horizontal
    guide = alignment.key
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    self.margin = margin
    self.source = source
  }

  package var stackAxis: StackAxis { .along(axis) }

  package var dependsOnPosition: Bool { true }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    window(of: node).size(of: node, rule: self, proposal: proposal)
  }

  package func prepare(_ node: LayoutNode, visible: CGRect) {
    window(of: node).fill(node, rule: self, visible: range(of: visible, in: node))
    node.dropArrangement()
  }

  package func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    window(of: node).put(rule: self, size: size)
  }

  /// What can be seen along the axis, with the margin; nothing where nothing is seen.
  private func range(of visible: CGRect, in node: LayoutNode) -> Range<CGFloat> {
    var low = visible.origin[axis]
    let length = visible.size[axis]
    if axis == .horizontal && node.layoutDirection == .rightToLeft {
      low = node.frame.size.width - low - length
    }
    guard low.isFinite && length.isFinite && length > 0 else { return 0..<0 }
    guard visible.size[axis.crossing] > 0 else { return low..<low }
    return low - margin..<low + length + margin
  }

  func rowProposal(_ breadth: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: breadth)
  }

  /// The gap where the two rows are not known.
  var usualGap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  func gap(_ row: LayoutNode, _ next: LayoutNode) -> CGFloat {
    spacing ?? row.spacing.distance(to: next.spacing, along: axis)
  }

  /// Rows come and go, so none of them speaks for the stack.
  package func explicitGuide(
    _ key: AlignmentKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package func priority(of node: LayoutNode) -> Double { source.count == 0 ? -.infinity : 0 }

  package func isSame(as other: any LayoutRule) -> Bool {
    guard let other = other as? LazyStackRule else { return false }
    return axis == other.axis && guide == other.guide && spacing == other.spacing
      && margin == other.margin && source === other.source
  }

  private func window(of node: LayoutNode) -> LazyWindow {
    if case .lazy(let window) = node.scratch { return window }
    let window = LazyWindow()
    node.scratch = .lazy(window)
    return window
  }
}

extension LayoutNode {
  /// Says that a lazy container's source has other rows, or another order.
  ///
  /// - Parameter first: Where the row that was `firstRow` is now; none where
  ///   it is gone. With it, what is seen stays on the rows that were seen.
  package func rowsChanged(first: Int? = nil) {
    if case .lazy(let window) = scratch { window.rowsChanged(first: first) }
    invalidate()
  }

  /// The rows of a lazy container that exist on screen.
  package var rows: Range<Int> {
    if case .lazy(let window) = scratch { return window.rows }
    return 0..<0
  }
}
