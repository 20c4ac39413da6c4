import TraceModel

extension Statement {
  func id<ID: TraceID>(_ column: Int32) -> ID { ID(word(column)) }

  /// A count or id; NULL is 0.
  @inline(__always)
  func word(_ column: Int32) -> UInt32 { UInt32(truncatingIfNeeded: integer(column)) }

  func time(_ column: Int32) -> Nanoseconds { Nanoseconds(integer(column)) }

  /// A count that may not be known.
  func knownCount(_ column: Int32) -> UInt32 {
    isNull(column) ? ListRecord.unknownCount : word(column)
  }

  /// A value of an enumeration.
  ///
  /// - Throws: `.damaged` when the enumeration does not have it.
  func code<Code: RawRepresentable>(
    _ column: Int32,
    _ name: String
  ) throws(TraceStoreError) -> Code where Code.RawValue == UInt8 {
    let value = integer(column)
    guard let byte = UInt8(exactly: value), let code = Code(rawValue: byte) else {
      throw TraceStoreError(
        path: connection.path,
        .damaged(detail: "\(name) has the unknown code \(value)")
      )
    }
    return code
  }

  /// The one row that belongs to `id`.
  func first<Row>(
    _ id: some TraceID,
    _ make: (Statement) -> Row
  ) throws(TraceStoreError) -> Row? {
    defer { reset() }
    bind(1, Int64(id.rawValue))
    return try next() ? make(self) : nil
  }

  func all<Row>(
    _ make: (Statement) throws(TraceStoreError) -> Row
  ) throws(TraceStoreError) -> [Row] {
    defer { reset() }
    var rows: [Row] = []
    while try next() { rows.append(try make(self)) }
    return rows
  }
}

extension RunRecord {
  static let select = """
    SELECT
      id, txn, node, up, causes, write, after_ns, body_ns, diff_ns, below,
      compared, skipped, fields, updated, flags
    FROM run
    """

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
}

extension NodeRecord {
  static let select = "SELECT id, view, parent, txn, key, key_int FROM node"

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
}
