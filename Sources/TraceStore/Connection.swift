import CSQLite

/// One SQLite handle; used by one thread at a time, which its owner sees to.
final class Connection {
  let path: String
  let handle: OpaquePointer
  /// Nobody writes to the file while it is open, so that its pages can be read.
  var isUnchanging = false

  /// Opens `name`, which is a path or, with `SQLITE_OPEN_URI`, a URI.
  ///
  /// - Throws: `SQLITE_…` as a `TraceStoreError` about `path`.
  init(path: String, name: String? = nil, flags: Int32) throws(TraceStoreError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name ?? path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw TraceStoreError(path: path, .cannotOpen(reason: message))
    }
    self.path = path
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    // Others may hold a lock for a moment: a shell, a reader that starts.
    sqlite3_busy_timeout(handle, 2_000)
  }

  deinit {
    // Closes once the last statement, which keeps its connection, is gone.
    sqlite3_close_v2(handle)
  }

  /// Runs statements that return nothing of interest.
  func execute(_ sql: String) throws(TraceStoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, in: sql) }
  }

  func prepare(_ sql: String) throws(TraceStoreError) -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &statement,
      nil
    )
    guard code == SQLITE_OK, let statement else { throw error(code, in: sql) }
    return Statement(statement, of: self)
  }

  /// The first column of the first row, an integer.
  func integer(_ sql: String) throws(TraceStoreError) -> Int64 {
    let statement = try prepare(sql)
    return try statement.next() ? statement.integer(0) : 0
  }

  /// What SQLite last said, as an error with the treatment that its kind gets.
  func error(_ code: Int32, in sql: String) -> TraceStoreError {
    let message = String(cString: sqlite3_errmsg(handle))
    let problem: TraceStoreError.Problem
    switch code & 0xFF {
    case SQLITE_FULL: problem = .diskFull
    case SQLITE_BUSY, SQLITE_LOCKED: problem = .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: problem = .damaged(detail: message)
    case SQLITE_CONSTRAINT: problem = .contradiction(detail: message)
    case SQLITE_CANTOPEN: problem = .cannotOpen(reason: message)
    case SQLITE_IOERR, SQLITE_READONLY, SQLITE_PERM: problem = .cannotWrite(reason: message)
    default: problem = .sqlite(code: code, message: message, sql: sql)
    }
    return TraceStoreError(path: path, problem)
  }
}
