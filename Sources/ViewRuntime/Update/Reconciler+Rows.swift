extension Reconciler {
  /// Layout is done: rows have come onto the screen or left it.
  func finishRows() {
    while !changedRows.isEmpty {
      let rows = changedRows
      changedRows = []
      for rows in rows { rows.finish() }
    }
  }

  /// Ends rows that have been out of sight for long.
  func dropParkedRows() {
    let waiting = parkedRows
    parkedRows = []
    for rows in waiting where rows.dropParked() { parkedRows.append(rows) }
  }

  /// Tells the trace what became of the rows of lazy containers.
  func reportRows() {
    guard !toldRows.isEmpty else { return }
    for rows in toldRows { rows.report() }
    toldRows.removeAll(keepingCapacity: true)
  }

  /// Has nothing in a block updated until it is resumed.
  func park(_ block: Block) {
    block.header.pointee.mask.insert(.isParked)
    hasParkedBlocks = true
  }

  /// Whether a place stands in a block in which nothing is updated for now.
  ///
  /// - Complexity: O(depth).
  func isParked(_ node: NodeReference) -> Bool {
    guard hasParkedBlocks else { return false }
    var block = node.block
    while true {
      if block.header.pointee.mask.contains(.isParked) { return true }
      guard let parent = block.header.pointee.parent else { return false }
      block = parent
    }
  }

  /// A block is updated again: what was marked in it meanwhile runs now.
  ///
  /// The order does not matter here: the queue sorts what is marked.
  func resumeDeferred() {
    deferred = deferred.filter { node in
      guard node.isAlive else { return false }
      if isParked(node) { return true }
      queue.mark(node, [], write: .none)
      return false
    }
    rewriteEnvironments()
  }
}
