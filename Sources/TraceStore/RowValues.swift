import TraceModel

/// Fills the parameters of an insert from left to right, in the order of the
/// table's columns.
struct RowValues {
  private let statement: Statement
  private var index: Int32 = 0

  @inline(__always)
  init(for statement: Statement) { self.statement = statement }

  @inline(__always)
  mutating func add(_ value: Int64) {
    index += 1
    statement.bind(index, value)
  }

  @inline(__always)
  mutating func add(_ value: UInt32) { add(Int64(value)) }

  @inline(__always)
  mutating func add(_ value: UInt8) { add(Int64(value)) }

  @inline(__always)
  mutating func add(_ value: Int) { add(Int64(value)) }

  @inline(__always)
  mutating func add(_ value: Nanoseconds) { add(value.rawValue) }

  @inline(__always)
  mutating func add(_ id: some TraceID) { add(Int64(id.rawValue)) }

  /// An id, NULL where it stands for none.
  @inline(__always)
  mutating func add(orNull id: some TraceID) {
    if id.isNone { addNull() } else { add(id) }
  }

  /// A count, NULL where it cannot be told.
  @inline(__always)
  mutating func add(known count: UInt32) {
    if count == ListRecord.unknownCount { addNull() } else { add(count) }
  }

  @inline(__always)
  mutating func addNull() {
    index += 1
    statement.bindNull(index)
  }

  mutating func add(_ text: String) throws(TraceStoreError) {
    index += 1
    try statement.bind(index, text)
  }

  @inline(__always)
  func insert() throws(TraceStoreError) { try statement.run() }
}
