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
  /// Updates for which a row out of sight is kept.
  static let updatesKept = 8

  let node: NodeReference
  unowned let reconciler: Reconciler
  @MainActor private(set) lazy var nodes = makeNodes()
  private let style: ListRowStyle?

  @MainActor private var content: GroupSegment?
  /// The blocks that were asked for, by their serial numbers.
  private var rows: [UInt32: Row] = [:]
  /// The positions on screen, as layout said last.
  private var range = 0..<0
  /// The blocks that have something on screen, as of the last `finish`.
  private var visible: [NodeReference] = []
  /// Whether something was made or shown since then.
  private var isChanged = false
  /// Whether it stands among `Reconciler.parkedRows`.
  private var isWaiting = false

  private struct Row {
    let block: NodeReference
    /// Nil until somebody asks, and again where its views are others now.
    var nodes: [LayoutNode]?
    /// Whether nobody needs the block to know where other rows are.
    let canBeDropped: Bool
    /// The update in which it left the screen; nil while it is on it.
    var hiddenSince: Int?
  }

  /// `style` is what a list puts around its rows.
  @MainActor init(_ node: NodeReference, _ reconciler: Reconciler, style: ListRowStyle?) {
    self.node = node
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
    for (serial, row) in rows where !row.block.isAlive { forget(serial, row) }
    noteChange()
    guard let first = visible.first(where: \.isAlive) else { return nil }
    return segments.position(of: first.block)
  }

  /// The row that a place stands in may consist of other views than before.
  @MainActor private func forgetNodes(above place: NodeReference) {
    var block: Block? = place.block
    while let inner = block {
      let serial = inner.header.pointee.serial
      if let known = rows[serial]?.nodes {
        nodes.forget(known)
        rows[serial]?.nodes = nil
      }
      block = inner.header.pointee.parent
    }
  }

  /// The first view of a list's row among all rows.
  @MainActor func position(ofRow index: Int, in list: NodeReference) -> Int? {
    segments.position(ofRow: index, in: list)
  }

  @MainActor private var segments: GroupSegment {
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
    let serial = block.header.pointee.serial
    if rows[serial] == nil {
      rows[serial] = Row(block: NodeReference(block, -1), canBeDropped: false)
    }
    return GroupSegment(collector.found, of: block)
  }

  /// The layout nodes of a row.
  @MainActor func nodes(of block: Block, _ context: RowContext) -> [LayoutNode] {
    let serial = block.header.pointee.serial
    if let known = rows[serial]?.nodes { return known }
    let made = nodes.nodes(of: block, context)
    if rows[serial] == nil {
      rows[serial] = Row(block: NodeReference(block, -1), canBeDropped: true)
    }
    rows[serial]?.nodes = made
    return made
  }

  // MARK: On screen and off

  /// Layout is done: tells the rows that have come onto the screen, and those
  /// that left it.
  @MainActor func finish() {
    isChanged = false
    guard node.isAlive else { return }
    var now: [NodeReference] = []
    var serials: Set<UInt32> = []
    segments.forEachBlock(in: range) { block in
      guard serials.insert(block.header.pointee.serial).inserted else { return }
      now.append(NodeReference(block, -1))
    }
    let before = visible
    visible = now
    for old in before where old.isAlive && !serials.contains(old.serial) { hide(old) }
    for new in now { show(new) }
    // Rows that layout made on the way and did not need in the end.
    for (serial, row) in rows where row.hiddenSince == nil && !serials.contains(serial) {
      if row.block.isAlive { hide(row.block) } else { forget(serial, row) }
    }
  }

  @MainActor private func show(_ row: NodeReference) {
    rows[row.serial]?.hiddenSince = nil
    let mask = row.mask
    guard mask.contains(.isOutOfSight) else { return }
    row.mask = mask.subtracting([.isOutOfSight, .isParked])
    reconciler.preferencesChanged = true
    reconciler.setAppeared(true, row.block)
    if mask.contains(.isParked) { reconciler.resumeDeferred() }
  }

  @MainActor private func hide(_ row: NodeReference) {
    let wasShown = !row.mask.contains(.isOutOfSight)
    row.mask.insert(.isOutOfSight)
    reconciler.preferencesChanged = true
    if rows[row.serial]?.canBeDropped == true {
      reconciler.park(row.block)
      if !isWaiting { reconciler.parkedRows.append(self) }
      isWaiting = true
    }
    rows[row.serial]?.hiddenSince = reconciler.updateCount
    if wasShown { reconciler.setAppeared(false, row.block) }
  }

  /// Ends rows that have been out of sight for long.
  ///
  /// - Returns: Whether others wait to be ended.
  @MainActor func dropParked() -> Bool {
    isWaiting = false
    guard node.isAlive else { return false }
    var due: [NodeReference] = []
    for (serial, row) in rows {
      guard row.block.isAlive else {
        forget(serial, row)
        continue
      }
      // A list keeps the state of its rows.
      guard row.canBeDropped, style == nil, let since = row.hiddenSince else { continue }
      if reconciler.updateCount - since >= Self.updatesKept {
        due.append(row.block)
      } else {
        isWaiting = true
      }
    }
    for block in due.sorted(by: { $0.serial < $1.serial }) {
      if let row = rows[block.serial] { forget(block.serial, row) }
      drop(block.block)
    }
    return isWaiting
  }

  @MainActor private func forget(_ serial: UInt32, _ row: Row) {
    rows[serial] = nil
    if let known = row.nodes { nodes.forget(known) }
  }

  @MainActor private func drop(_ block: Block) {
    guard let parent = block.header.pointee.parent else { return }
    let place = NodeReference(parent, block.header.pointee.parentEntry)
    switch parent.entry(place.entry).pointee.kind {
    case let list as ListContent:
      list.dropRow(at: Int(block.header.pointee.index), place, reconciler)
    case let child as LazyChild: child.drop(place, reconciler)
    default: break
    }
  }
}
