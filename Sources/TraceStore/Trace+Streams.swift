public import TraceModel

/// Runs and nodes, of which there may be more than memory holds.
extension Trace {
  public func forEachRun(
    in range: ClosedRange<RunID>?,
    _ body: (RunRecord) throws -> Void
  ) throws {
    let ids = range.map { Int64($0.lowerBound.rawValue)...Int64($0.upperBound.rawValue) }
    try forEachRow(of: "run", columns: RunRecord.columnCount, in: ids) { row in
      try body(RunRecord(row))
    } orElse: {
      let rows = try rows(RunRecord.select, in: ids)
      while try rows.next() { try body(RunRecord(rows)) }
    }
  }

  public func forEachNode(_ body: (NodeRecord) throws -> Void) throws {
    try forEachRow(of: "node", columns: NodeRecord.columnCount, in: nil) { row in
      try body(NodeRecord(row))
    } orElse: {
      let rows = try rows(NodeRecord.select, in: nil)
      while try rows.next() { try body(NodeRecord(rows)) }
    }
  }

  /// Reads rows from the pages of the file where nobody writes to it, which is
  /// ten times as fast; else `steps` asks SQLite.
  private func forEachRow(
    of table: String,
    columns: Int,
    in ids: ClosedRange<Int64>?,
    _ body: (borrowing RowOfIntegers) throws -> Void,
    orElse steps: () throws -> Void
  ) throws {
    guard connection.isUnchanging else { return try steps() }
    let root = try connection.integer(
      "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = '\(table)'"
    )
    let walk = TableWalk(
      try PageFile(connection),
      root: Int(root),
      columns: columns,
      in: ids ?? Int64.min...Int64.max
    )
    try walk.forEach(body)
  }

  private func rows(
    _ select: String,
    in ids: ClosedRange<Int64>?
  ) throws(TraceStoreError) -> Statement {
    let rows = try connection.prepare(
      select + (ids == nil ? "" : " WHERE id BETWEEN ? AND ?") + " ORDER BY id"
    )
    if let ids {
      rows.bind(1, ids.lowerBound)
      rows.bind(2, ids.upperBound)
    }
    return rows
  }
}
