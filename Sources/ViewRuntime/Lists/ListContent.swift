import TraceModel

/// Shows an element's content for each element of a `ForEach`.
final class ListContent: DynamicContent {
  let operations: _ListOperations
  private lazy var shape = operations.shape()
  private var given = GivenID()

  init(_ operations: _ListOperations) {
    self.operations = operations
    super.init(TypeInfo.of(operations.type))
  }

  /// One list on screen.
  final class Rows {
    var ids: _AnyIDs
    /// By position; nil for a row that a lazy container has not asked for.
    var blocks: [Block?]
    let isLazy: Bool
    var pending: Pending?

    init(ids: _AnyIDs, count: Int, isLazy: Bool) {
      self.ids = ids
      self.isLazy = isLazy
      blocks = Array(repeating: nil, count: count)
    }
  }

  /// What a new value means, found while both were alive.
  struct Pending {
    let ids: _AnyIDs
    let difference: _IDDifference
    let changed: UInt32
    let displaced: UInt32
  }

  static func rows(_ node: NodeReference) -> Rows? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Rows.self)
    }
  }

  /// How many views each row is; nil where that differs.
  var viewsPerRow: Int? { shape.viewCount }

  private func value(_ node: NodeReference) -> UnsafeRawPointer {
    UnsafeRawPointer(node.block.value(node.entry))
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    let value = value(node)
    let ids = operations.ids(value)
    let count = operations.count(value)
    let rows = Rows(ids: ids, count: count, isLazy: LazyContext.isLazy(node))
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(rows)
    warnOfDuplicates(ids, node, reconciler)
    if rows.isLazy, viewsPerRow == nil { tellSlowPath(node, reconciler) }
    let start = reconciler.reporter.isRecording ? reconciler.reporter.clock() : 0
    if !rows.isLazy {
      for index in 0..<count { rows.blocks[index] = makeRow(index, node, rows, reconciler) }
    }
    report(
      node,
      rows,
      Pending(ids: ids, difference: .mounted(count), changed: 0, displaced: 0),
      before: 0,
      rerun: 0,
      start,
      reconciler
    )
  }

  /// A new row, or one that a lazy container asks for now.
  func makeRow(
    _ index: Int,
    _ node: NodeReference,
    _ rows: Rows,
    _ reconciler: Reconciler
  ) -> Block {
    let block = Block.make(
      shape,
      parent: node.block,
      entry: node.entry,
      environment: node.block.environment(of: node.entry)
    )
    block.header.pointee.index = Int32(index)
    if rows.isLazy { block.header.pointee.mask = .isOutOfSight }
    block.header.pointee.node = reconciler.reporter.contentNode(
      view(of: node, reconciler),
      parent: node,
      key: reconciler.reporter.key(rows.ids.key(at: index))
    )
    reconciler.inserted += 1
    reconciler.visibleChanges += 1
    runRow(block, node, reconciler, isFirst: true)
    return block
  }

  private func view(of node: NodeReference, _ reconciler: Reconciler) -> ViewID {
    let reporter = reconciler.reporter
    return given.id(by: reporter) { _ in
      reporter.contentView(
        .forEach,
        type: type,
        owner: reconciler.queue.composite(owning: node)
      )
    }
  }

  override func willReplace(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    guard let rows = Self.rows(node) else { return }
    rows.pending = nil
    // The same data and the same closure: nothing was updated.
    if type.layout.isEqual(old, new, comparing: &reconciler.comparisons.fields) { return }
    keepConstantData(old, new, rows, node, reconciler)
    let ids = operations.ids(new)
    let difference = operations.difference(rows.ids, ids)
    let counts = ElementChanges(operations, old, new, difference, rows.blocks.count, reconciler)
    rows.pending = Pending(
      ids: ids,
      difference: difference,
      changed: counts.changed,
      displaced: counts.displaced
    )
    if !difference.isSame { warnOfDuplicates(ids, node, reconciler) }
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let rows = Self.rows(node), let pending = rows.pending else { return }
    rows.pending = nil
    let start = reconciler.reporter.isRecording ? reconciler.reporter.clock() : 0
    let value = value(node)
    let before = rows.blocks.count
    let count = operations.count(value)
    var old = rows.blocks
    var new = [Block?](repeating: nil, count: count)
    rows.ids = pending.ids
    rows.blocks = []
    var rerun: UInt32 = 0
    for index in 0..<count {
      let position =
        pending.difference.isSame ? index : Int(pending.difference.oldPositions[index])
      if position >= 0 {
        guard let block = old[position] else { continue }
        old[position] = nil
        new[index] = block
        block.header.pointee.index = Int32(index)
        block.header.pointee.mask.insert(.input)
        // A parked one is not updated until it is seen again.
        if block.header.pointee.mask.contains(.isParked) { continue }
        runRow(block, node, reconciler)
        rerun += 1
      } else if !rows.isLazy {
        new[index] = makeRow(index, node, rows, reconciler)
      }
    }
    rows.blocks = new
    for case let block? in old { reconciler.end(block) }
    reconciler.moved += pending.difference.moved
    if !pending.difference.isSame {
      reconciler.visibleChanges += 1
      reconciler.structureChanged(at: node)
    }
    report(node, rows, pending, before: before, rerun: rerun, start, reconciler)
  }

  /// A constant range with another count than at first is a mistake that is
  /// named; its old data stays (rule 37).
  private func keepConstantData(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ rows: Rows,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    let count = operations.count(new)
    guard operations.isConstant(new), count != rows.blocks.count else { return }
    operations.keepData(old, new)
    reconciler.reporter.message(
      RuntimeMessage.constantRangeChanged(type.name, count, rows.blocks.count),
      node: reconciler.queue.composite(owning: node)
    )
  }

  /// Something that a row's closure read has changed.
  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    runRow(block, node, reconciler)
  }

  private func runRow(
    _ block: Block,
    _ node: NodeReference,
    _ reconciler: Reconciler,
    isFirst: Bool = false
  ) {
    let value = value(node)
    let index = Int(block.header.pointee.index)
    reconciler.runContent(of: block, owner: node, isFirst: isFirst) {
      operations.write(value, index, $0)
    }
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let rows = Self.rows(node) else { return }
    for case let block? in rows.blocks { reconciler.end(block) }
    rows.blocks = []
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    for case let block? in Self.rows(node)?.blocks ?? [] { body(block) }
  }

  // MARK: Lazy containers

  /// The row at a position, made if it is not there.
  func row(at index: Int, _ node: NodeReference, _ reconciler: Reconciler) -> Block? {
    guard let rows = Self.rows(node), index < rows.blocks.count else { return nil }
    if let block = rows.blocks[index] {
      if block.header.pointee.mask.contains([.isParked, .input]) {
        runRow(block, node, reconciler)
      }
      return block
    }
    let block = makeRow(index, node, rows, reconciler)
    rows.blocks[index] = block
    return block
  }

  /// Ends a row that is not needed any more.
  func dropRow(at index: Int, _ node: NodeReference, _ reconciler: Reconciler) {
    guard let rows = Self.rows(node), index < rows.blocks.count, let block = rows.blocks[index]
    else { return }
    rows.blocks[index] = nil
    reconciler.end(block)
  }

  // MARK: The trace

  private func report(
    _ node: NodeReference,
    _ rows: Rows,
    _ pending: Pending,
    before: Int,
    rerun: UInt32,
    _ start: UInt64,
    _ reconciler: Reconciler
  ) {
    guard reconciler.reporter.isRecording else { return }
    let after = rows.blocks.count
    let inserted = pending.difference.inserted
    reconciler.reporter.list(
      ListRecord(
        transaction: reconciler.reporter.currentTransaction,
        node: reconciler.queue.composite(owning: node).node,
        run: reconciler.currentRun,
        kind: rows.isLazy ? .lazy : .forEach,
        before: UInt32(before),
        after: UInt32(after),
        inserted: inserted,
        removed: pending.difference.removed,
        moved: pending.difference.moved,
        kept: UInt32(after) - min(inserted, UInt32(after)),
        rerun: rerun,
        changed: pending.changed,
        displaced: pending.displaced,
        duration: Nanoseconds(Int64(reconciler.reporter.clock() - start))
      )
    )
  }
}

extension _IDDifference {
  static func mounted(_ count: Int) -> _IDDifference {
    var result = _IDDifference()
    result.inserted = UInt32(count)
    return result
  }
}

extension _ShapeBuilder {
  @MainActor public func list(_ operations: _ListOperations, at offset: Int) {
    dynamic(ListContent(operations), at: offset)
  }
}
