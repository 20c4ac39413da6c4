import TraceModel

// What an update of a list does to its rows, and what the trace learns of it.
extension ListContent {
  /// Runs the rows that exist; those that are parked wait until they are seen.
  ///
  /// - Returns: How many ran.
  /// - Complexity: O(rows that exist).
  func rerunAll(
    _ node: NodeReference,
    _ rows: ListRows,
    _ reconciler: Reconciler
  ) -> UInt32 {
    var rerun: UInt32 = 0
    rows.forEachMade { block in
      block.header.pointee.mask.insert(.input)
      if block.header.pointee.mask.contains(.isParked) { return }
      runRow(block, node, reconciler)
      rerun += 1
    }
    return rerun
  }

  /// Brings the rows into their new order, makes new ones and ends others.
  ///
  /// - Returns: How many of those that stay ran.
  func rearrange(
    _ node: NodeReference,
    _ rows: ListRows,
    _ difference: _IDDifference,
    _ reconciler: Reconciler
  ) -> UInt32 {
    let count = operations.count(value(node))
    var old = rows.takeAll(count: count)
    var rerun: UInt32 = 0
    for index in 0..<count {
      let position = Int(difference.oldPositions[index])
      if position >= 0 {
        guard let block = old[position] else { continue }
        old[position] = nil
        rows.set(block, at: index)
        block.header.pointee.index = Int32(index)
        block.header.pointee.mask.insert(.input)
        if block.header.pointee.mask.contains(.isParked) { continue }
        runRow(block, node, reconciler)
        rerun += 1
      } else if !rows.isLazy {
        rows.set(makeRow(index, node, rows, reconciler), at: index)
      }
    }
    for case let block? in old { reconciler.end(block) }
    return rerun
  }

  func report(
    _ node: NodeReference,
    _ rows: ListRows,
    _ pending: Pending,
    before: Int,
    rerun: UInt32,
    _ start: UInt64,
    _ reconciler: Reconciler
  ) {
    guard reconciler.reporter.isRecording else { return }
    let after = rows.count
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
