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
