extension LazyRows {
  /// Updates for which a row out of sight is kept.
  static let updatesKept = 8
  /// Rows that are ended in one update at most.
  static let mostEnded = 64

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
    for row in known.takeFresh() where !serials.contains(row.block.serial) {
      if row.block.isAlive { hide(row.block) } else { forget(row) }
    }
    tell()
  }

  @MainActor private func show(_ row: NodeReference) {
    known[row.serial]?.hiddenSince = nil
    let mask = row.mask
    guard mask.contains(.isOutOfSight) else { return }
    row.mask = mask.subtracting([.isOutOfSight, .isParked])
    reconciler.preferencesChanged = true
    changes.shown += 1
    reconciler.setAppeared(true, row.block)
    if mask.contains(.isParked) { reconciler.resumeDeferred() }
  }

  @MainActor private func hide(_ row: NodeReference) {
    guard let old = known[row.serial] else { return }
    let wasShown = !row.mask.contains(.isOutOfSight)
    row.mask.insert(.isOutOfSight)
    reconciler.preferencesChanged = true
    if old.canBeDropped {
      reconciler.park(row.block)
      if !isWaiting { reconciler.parkedRows.append(self) }
      isWaiting = true
    }
    known.hide(row.serial, in: reconciler.updateCount)
    if wasShown {
      changes.hidden += 1
      reconciler.setAppeared(false, row.block)
    }
  }

  /// Ends rows that have been out of sight for long.
  ///
  /// A list keeps those that hold what would be lost.
  ///
  /// - Returns: Whether others wait to be ended.
  @MainActor func dropParked() -> Bool {
    isWaiting = false
    guard node.isAlive else { return false }
    var due: [NodeReference] = []
    while due.count < Self.mostEnded,
      let row = known.takeLeaving(upTo: reconciler.updateCount - Self.updatesKept)
    {
      guard row.block.isAlive else {
        forget(row)
        continue
      }
      if style != nil, row.block.block.holdsOwnState { continue }
      due.append(row.block)
    }
    isWaiting = known.hasLeaving
    for block in due.sorted(by: { $0.serial < $1.serial }) {
      if let row = known[block.serial] { forget(row) }
      drop(block.block)
      changes.ended += 1
    }
    if !due.isEmpty { tell() }
    return isWaiting
  }

  @MainActor private func forget(_ row: KnownRows.Row) {
    known[row.block.serial] = nil
    forgetNodes(of: row)
  }

  /// Lets go of what stands around a row's views.
  @MainActor func forgetNodes(of row: KnownRows.Row) {
    if let made = row.nodes { nodes.forget(made) }
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
