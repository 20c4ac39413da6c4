package import Foundation

/// Lays out trees of `LayoutNode` and counts what it cost.
///
/// One engine serves one screen; its nodes belong to it for life. It keeps no
/// node between two layouts other than through the tree itself.
package final class LayoutEngine {
  /// Off, nothing is remembered between two questions.
  ///
  /// The results are the same, which is what the tests use it for.
  package var usesCaches = true

  /// Whether each node counts for itself, as `forEachCountedNode` then tells.
  package var countsNodes = false

  /// Where nodes take the time from; none, and no time is measured.
  package var clock: (() -> UInt64)?

  /// Called once a rule whose parameters cannot be laid out.
  package var report: ((LayoutProblem, LayoutNode) -> Void)?

  package private(set) var safeAreaInsets = EdgeInsets()

  /// What the device covers; nil where that is nothing.
  private(set) var area: SafeArea?

  /// The screen less the safe area.
  private(set) var screenSize = CGSize.zero
  var containerDependents = ContainerDependents()

  /// Whether the last layout came to rest within its rounds.
  package private(set) var isSettled = true

  /// Nodes of this engine that exist.
  package internal(set) var liveNodes = 0

  /// Goes up with each change that makes a layout necessary.
  var invalidations: UInt32 = 0

  var counts = LayoutCounts()
  /// The number of the layout, so that nodes know when theirs are stale.
  private(set) var pass: UInt32 = 0
  private var counted: [LayoutNode] = []
  /// Nodes whose size turned out wrong while they were placed.
  private var unsettled: [LayoutNode] = []
  /// What rules below the running one took, for `NodeCounts.selfTime`.
  var timeBelow: UInt64 = 0

  /// How often a layout is done again for lazy containers whose rows turned
  /// out longer or shorter than estimated.
  private static let roundLimit = 8

  package init() {}

  /// Lays out the screen: proposes the container less the safe area to the
  /// root and centres it there.
  ///
  /// Only what is invalid is computed again.
  ///
  /// - Returns: What this layout cost.
  /// - Complexity: O(invalid nodes and their siblings), times the distinct
  ///   proposals that stacks make.
  @discardableResult
  package func layout(
    root: LayoutNode,
    size container: CGSize,
    safeArea: EdgeInsets = EdgeInsets()
  ) -> LayoutCounts {
    counts = LayoutCounts()
    placedScrolls.removeAll(keepingCapacity: true)
    counted.removeAll(keepingCapacity: true)
    pass &+= 1
    safeAreaInsets = safeArea
    let inner = CGRect(
      x: safeArea.leading,
      y: safeArea.top,
      width: max(container.width - safeArea.horizontal, 0),
      height: max(container.height - safeArea.vertical, 0)
    )
    screenSize = inner.size
    let screen = CGRect(origin: .zero, size: container)
    area = inner == screen ? nil : SafeArea(outer: screen, inner: inner, next: nil)
    for round in 1...Self.roundLimit {
      unsettled.removeAll(keepingCapacity: true)
      for node in containerDependents.outdated(currentContainerSize) { node.invalidate() }
      place(root, in: inner, container: container)
      // What does not settle keeps its last answer: a container whose length
      // decides where it stands, and so which rows it has, may go on for ever.
      unsettled += containerDependents.outdated(currentContainerSize)
      isSettled = unsettled.isEmpty
      if isSettled || round == Self.roundLimit { break }
      for node in unsettled {
        counts.corrections &+= 1
        node.invalidate()
      }
    }
    return counts
  }

  private func place(_ root: LayoutNode, in inner: CGRect, container: CGSize) {
    let proposal = ProposedViewSize(inner.size)
    let size = root.size(proposing: proposal)
    let origin = CGPoint(
      x: inner.origin.x + LayoutNode.inset(of: size.width, in: inner.size.width),
      y: inner.origin.y + LayoutNode.inset(of: size.height, in: inner.size.height)
    )
    let screen = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: container)
    root.commit(
      Placement(origin: origin, size: size, proposal: proposal),
      visible: screen,
      absolute: origin,
      safeArea: area
    )
  }

  /// Every node that was asked or placed in the last layout, in that order,
  /// with its part in it; empty unless `countsNodes` was on.
  package func forEachCountedNode(_ body: (LayoutNode, NodeCounts) -> Void) {
    for node in counted {
      body(node, node.counts)
    }
  }

  private var lastMark: UInt32 = 0

  /// A number that no node carries yet.
  func nextMark() -> UInt32 {
    lastMark &+= 1
    return lastMark
  }

  func count(_ node: LayoutNode) {
    counted.append(node)
  }

  /// The scroll views that the last layout has placed, each once; where and how
  /// far they stand may be new.
  package private(set) var placedScrolls: [LayoutNode] = []

  func notePlaced(scroll node: LayoutNode) {
    let state = node.scrollState
    if state.placedPass != pass { placedScrolls.append(node) }
    state.placedPass = pass
  }

  /// Asks for another round, since the node's size is no longer right.
  func settleAgain(_ node: LayoutNode) {
    unsettled.append(node)
  }
}
