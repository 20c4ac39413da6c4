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

  /// What a new value means, found while both were alive.
  struct Pending {
    let ids: _AnyIDs
    let difference: _IDDifference
    let changed: UInt32
    let displaced: UInt32
  }

  static func rows(_ node: NodeReference) -> ListRows? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: ListRows.self)
    }
  }

  /// How many views each row is; nil where that differs.
  var viewsPerRow: Int? { shape.viewCount }

  func value(_ node: NodeReference) -> UnsafeRawPointer {
    UnsafeRawPointer(node.block.value(node.entry))
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    let value = value(node)
    let ids = operations.ids(value)
    let count = operations.count(value)
    let rows = ListRows(ids: ids, count: count, isLazy: LazyContext.isLazy(node))
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(rows)
    warnOfDuplicates(ids, node, reconciler)
    if rows.isLazy, viewsPerRow == nil { tellSlowPath(node, reconciler) }
    let start = reconciler.reporter.isRecording ? reconciler.reporter.clock() : 0
    if !rows.isLazy {
      for index in 0..<count { rows.set(makeRow(index, node, rows, reconciler), at: index) }
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
    _ rows: ListRows,
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
      key: rows.ids.integer(at: index).map(NodeKey.integer)
        ?? reconciler.reporter.key(rows.ids.key(at: index))
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
    if let pending = unchanged(old, new, rows) {
      rows.pending = pending
      return
    }
    let ids = operations.ids(new)
    let difference = operations.difference(rows.ids, ids)
    let counts = ElementChanges(operations, old, new, difference, rows.count, reconciler)
    rows.pending = Pending(
      ids: ids,
      difference: difference,
      changed: counts.changed,
      displaced: counts.displaced
    )
    if !difference.isSame { warnOfDuplicates(ids, node, reconciler) }
  }

  /// The same data with another closure, told without a look at the elements.
  private func unchanged(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ rows: ListRows
  ) -> Pending? {
    guard operations.sameData?(old, new) == true else { return nil }
    var difference = _IDDifference()
    difference.isSame = true
    let isKnown = operations.sameElement != nil
    return Pending(
      ids: rows.ids,
      difference: difference,
      changed: isKnown ? 0 : ListRecord.unknownCount,
      displaced: isKnown || operations.sameButID != nil ? 0 : ListRecord.unknownCount
    )
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let rows = Self.rows(node), let pending = rows.pending else { return }
    rows.pending = nil
    let start = reconciler.reporter.isRecording ? reconciler.reporter.clock() : 0
    let before = rows.count
    rows.ids = pending.ids
    let rerun =
      pending.difference.isSame
      ? rerunAll(node, rows, reconciler) : rearrange(node, rows, pending.difference, reconciler)
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
    _ rows: ListRows,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    let count = operations.count(new)
    guard operations.isConstant(new), count != rows.count else { return }
    operations.keepData(old, new)
    reconciler.reporter.message(
      RuntimeMessage.constantRangeChanged(type.name, count, rows.count),
      node: reconciler.queue.composite(owning: node)
    )
  }

  /// Something that a row's closure read has changed.
  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    runRow(block, node, reconciler)
  }

  func runRow(
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
    for case let block? in rows.takeAll(count: 0) { reconciler.end(block) }
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    Self.rows(node)?.forEachMade(body)
  }

  // MARK: Lazy containers

  /// The row at a position, made if it is not there.
  func row(at index: Int, _ node: NodeReference, _ reconciler: Reconciler) -> Block? {
    guard let rows = Self.rows(node), index < rows.count else { return nil }
    if let block = rows[index] {
      if block.header.pointee.mask.contains([.isParked, .input]) {
        runRow(block, node, reconciler)
      }
      return block
    }
    let block = makeRow(index, node, rows, reconciler)
    rows.set(block, at: index)
    return block
  }

  /// Ends a row that is not needed any more.
  func dropRow(at index: Int, _ node: NodeReference, _ reconciler: Reconciler) {
    guard let rows = Self.rows(node), index < rows.count, let block = rows[index] else { return }
    rows.remove(at: index)
    reconciler.end(block)
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
