import CSQLite
import TraceModel

/// A prepared statement; used by the thread that uses its connection.
final class Statement {
  let handle: OpaquePointer
  let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  var sql: String { String(cString: sqlite3_sql(handle)) }

  // Values in, counted from 1.

  @inline(__always)
  func bind(_ index: Int32, _ value: Int64) {
    let code = sqlite3_bind_int64(handle, index, value)
    precondition(code == SQLITE_OK, "a statement has no such parameter, or was not reset")
  }

  @inline(__always)
  func bindNull(_ index: Int32) {
    let code = sqlite3_bind_null(handle, index)
    precondition(code == SQLITE_OK, "a statement has no such parameter, or was not reset")
  }

  func bind(_ index: Int32, _ text: String) throws(TraceStoreError) {
    var text = text
    let code = text.withUTF8 { bytes in
      // An empty string may have no address, and SQLite would take that for NULL.
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map {
          viewtrace_bind_text(handle, index, $0, UInt64(characters.count))
        } ?? viewtrace_bind_text(handle, index, "", 0)
      }
    }
    guard code == SQLITE_OK else { throw connection.error(code, in: sql) }
  }

  /// Runs a statement that returns no rows, and makes it ready for the next.
  @inline(__always)
  func run() throws(TraceStoreError) {
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else { throw connection.error(code, in: sql) }
  }

  // Rows out; columns are counted from 0.

  /// Steps to the next row; false after the last, when it is ready to run again.
  func next() throws(TraceStoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let code:
      sqlite3_reset(handle)
      throw connection.error(code, in: sql)
    }
  }

  /// Gives the rows up that were not read.
  func reset() { sqlite3_reset(handle) }

  @inline(__always)
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// A text, which may hold any character, the null character too.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
}
