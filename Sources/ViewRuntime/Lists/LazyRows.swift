import Foundation
import TraceModel

/// The rows of one lazy container: the elements of the lists in it, and the
/// other views, in order.
///
/// Layout asks for rows while it works out which of them can be seen; when it
/// has, `finish` tells the rows that have come onto the screen and those that
/// left it. A row that is out of sight is not updated any more, and ends with
/// its state after some updates (rule 45).
///
/// Sound as `Sendable` although unchecked: it is made by the reconciler and
/// asked by layout, both on the main thread, and nobody else knows it.
final class LazyRows: LazySource, @unchecked Sendable {
  let node: NodeReference
  unowned let reconciler: Reconciler
  @MainActor private(set) lazy var nodes = makeNodes()
  let kind: LazyKind
  let style: ListRowStyle?

  @MainActor private var content: GroupSegment?
  /// The blocks that were asked for.
  var known = KnownRows()
  /// The positions on screen, as layout said last.
  private(set) var range = 0..<0
  /// The blocks that have something on screen, as of the last `finish`.
  var visible: [NodeReference] = []
  /// Whether something was made or shown since then.
  var isChanged = false
  /// What happened in this transaction.
  var changes = LazyChanges()
  /// Whether it stands among `Reconciler.parkedRows`.
  var isWaiting = false

  /// `style` is what a list puts around its rows.
  @MainActor init(
    _ node: NodeReference,
    _ reconciler: Reconciler,
    _ kind: LazyKind,
    style: ListRowStyle?
  ) {
    self.node = node
    self.kind = kind
    self.reconciler = reconciler
    self.style = style
    reconciler.hasLazyContainers = true
  }

  @MainActor private func makeNodes() -> RowNodes {
    guard let tree = reconciler.layoutTree else {
      preconditionFailure("rows are asked for by layout, which has a tree")
    }
    return RowNodes(tree, style)
  }

  // MARK: LazySource; layout runs on the main thread only.

  var count: Int { MainActor.assumeIsolated { segments.count } }

  func node(at index: Int) -> LayoutNode {
    MainActor.assumeIsolated {
      noteChange()
      let node = segments.node(at: index, self)
      // A row that is back may have changed while it was away.
      reconciler.layoutTree?.takeOverChangesOfContent()
      return Handed(node: node)
    }.node
  }

  func show(_ rows: Range<Int>) {
    range = rows
    MainActor.assumeIsolated { noteChange() }
  }

  /// Sound although unchecked: the node does not leave the main thread, only
  /// the compiler's view of it.
  private struct Handed: @unchecked Sendable {
    let node: LayoutNode
  }

  func lengthCorrected(by points: CGFloat) {
    changes.corrections += 1
    changes.corrected += abs(points)
  }

  @MainActor private func noteChange() {
    guard !isChanged else { return }
    isChanged = true
    reconciler.changedRows.append(self)
  }

  // MARK: Content

  /// Lists and views may have come, gone or changed at a place in it.
  ///
  /// - Returns: Where the first row on screen is now; nil where it is gone.
  @MainActor func contentChanged(at place: NodeReference) -> Int? {
    content = nil
    forgetNodes(above: place)
    for row in known.takeEnded() { forgetNodes(of: row) }
    noteChange()
    guard let first = visible.first(where: \.isAlive) else { return nil }
    return segments.position(of: first.block)
  }

  /// The row that a place stands in may consist of other views than before.
  @MainActor private func forgetNodes(above place: NodeReference) {
    var block: Block? = place.block
    while let inner = block {
      let serial = inner.header.pointee.serial
      if let made = known[serial]?.nodes {
        nodes.forget(made)
        known[serial]?.nodes = nil
      }
      block = inner.header.pointee.parent
    }
  }

  /// The first view of a list's row among all rows.
  @MainActor func position(ofRow index: Int, in list: NodeReference) -> Int? {
    segments.position(ofRow: index, in: list)
  }

  @MainActor var segments: GroupSegment {
    if let content { return content }
    let made = nodes.renew {
      var collector = RowCollector(self, RowContext())
      collector.collect(node.block, node.entry + 1, node.block.entry(node.entry).pointee.end)
      return GroupSegment(collector.found)
    }
    content = made
    return made
  }

  /// What a row of a varied list shows.
  @MainActor func group(of block: Block, _ context: RowContext) -> GroupSegment {
    var collector = RowCollector(self, context)
    collector.collect(block)
    known.add(block, canBeDropped: false)
    return GroupSegment(collector.found, of: block)
  }

  /// The layout nodes of a row.
  @MainActor func nodes(of block: Block, _ context: RowContext) -> [LayoutNode] {
    let serial = block.header.pointee.serial
    if let made = known[serial]?.nodes { return made }
    let made = nodes.nodes(of: block, context)
    known.add(block, canBeDropped: true)
    known[serial]?.nodes = made
    return made
  }
}
