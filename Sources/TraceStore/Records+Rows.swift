import TraceModel

extension RunRecord {
  static let select = """
    SELECT
      id, txn, node, up, causes, write, after_ns, body_ns, diff_ns, below,
      compared, skipped, fields, updated, flags
    FROM run
    """
  /// What `select` names: the table's columns in their order.
  static let columnCount = 15

  /// From a row of `select`.
  init(_ row: Statement) {
    self.init(id: row.id(0), node: row.id(2), transaction: row.id(1))
    let up = row.integer(3)
    parent = up == 0 ? .none : RunID(UInt32(truncatingIfNeeded: row.integer(0) &- up))
    causes = row.id(4)
    write = row.id(5)
    after = row.word(6)
    body = row.word(7)
    diff = row.word(8)
    below = row.word(9)
    compared = row.word(10)
    skipped = row.word(11)
    fields = row.word(12)
    updated = row.word(13)
    flags = RunFlags(rawValue: row.word(14))
  }

  /// From a row of the table's pages.
  @inline(__always)
  init(_ row: borrowing RowOfIntegers) {
    self.init(
      id: RunID(UInt32(truncatingIfNeeded: row.id)),
      node: NodeID(row.word(2)),
      transaction: TransactionID(row.word(1))
    )
    let up = row[3]
    parent = up == 0 ? .none : RunID(UInt32(truncatingIfNeeded: row.id &- up))
    causes = CauseSetID(row.word(4))
    write = WriteID(row.word(5))
    after = row.word(6)
    body = row.word(7)
    diff = row.word(8)
    below = row.word(9)
    compared = row.word(10)
    skipped = row.word(11)
    fields = row.word(12)
    updated = row.word(13)
    flags = RunFlags(rawValue: row.word(14))
  }
}

extension NodeRecord {
  static let select = "SELECT id, view, parent, txn, key, key_int FROM node"
  /// What `select` names: the table's columns in their order.
  static let columnCount = 6

  /// From a row of `select`.
  init(_ row: Statement) {
    let key: NodeKey
    if !row.isNull(5) {
      key = .integer(row.integer(5))
    } else {
      key = row.isNull(4) ? .none : .name(row.id(4))
    }
    self.init(id: row.id(0), view: row.id(1), parent: row.id(2), transaction: row.id(3), key: key)
  }

  /// From a row of the table's pages.
  @inline(__always)
  init(_ row: borrowing RowOfIntegers) {
    let key: NodeKey
    if !row.isNull(5) {
      key = .integer(row[5])
    } else {
      key = row.isNull(4) ? .none : .name(NameID(row.word(4)))
    }
    self.init(
      id: NodeID(UInt32(truncatingIfNeeded: row.id)),
      view: ViewID(row.word(1)),
      parent: NodeID(row.word(2)),
      transaction: TransactionID(row.word(3)),
      key: key
    )
  }
}
