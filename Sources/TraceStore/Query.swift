import CSQLite

/// A value of a query's result, as SQLite has it.
public enum QueryValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// The rows of a query, one after the other; none is kept.
public final class Query {
  public let columns: [String]
  private let statement: Statement
  private let sql: String
  private var isOver = false

  init(_ statement: Statement, sql: String) {
    self.statement = statement
    self.sql = sql
    columns = (0..<sqlite3_column_count(statement.handle)).map { column in
      sqlite3_column_name(statement.handle, column).map { String(cString: $0) } ?? ""
    }
  }

  /// The next row, one value a column; nil after the last.
  ///
  /// - Throws: `.query` when SQLite cannot go on, `.damaged` for a damaged trace.
  public func next() throws(TraceStoreError) -> [QueryValue]? {
    guard !isOver else { return nil }
    do throws(TraceStoreError) {
      guard try statement.next() else {
        isOver = true
        return nil
      }
    } catch {
      isOver = true
      throw error.inQuery(sql)
    }
    return (0..<Int32(columns.count)).map(value)
  }

  private func value(_ column: Int32) -> QueryValue {
    switch sqlite3_column_type(statement.handle, column) {
    case SQLITE_INTEGER: .integer(statement.integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement.handle, column))
    case SQLITE_TEXT: .text(statement.text(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }

  private func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement.handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement.handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

extension Trace {
  /// Asks in SQL; it may only read.
  ///
  /// - Throws: `.query` with SQLite's own message when the SQL is wrong,
  ///   `.queryWrites`, `.notAQuery` or `.severalStatements` when it is not one
  ///   statement that only returns rows.
  public func query(_ sql: String) throws(TraceStoreError) -> Query {
    let (statement, rest) = try compile(sql)
    guard let statement else { throw TraceStoreError(path: path, .notAQuery(sql: sql)) }
    // What returns no rows could begin or end a transaction, attach a file or
    // change a setting; what follows is comments and semicolons, or a mistake.
    guard sqlite3_stmt_readonly(statement.handle) != 0 else {
      throw TraceStoreError(path: path, .queryWrites(sql: sql))
    }
    guard sqlite3_column_count(statement.handle) > 0 else {
      throw TraceStoreError(path: path, .notAQuery(sql: sql))
    }
    guard isBlank(rest) else {
      throw TraceStoreError(path: path, .severalStatements(rest: rest))
    }
    return Query(statement, sql: sql)
  }

  /// The first statement, nil if there is none, and what follows it.
  private func compile(_ sql: String) throws(TraceStoreError) -> (Statement?, rest: String) {
    var handle: OpaquePointer?
    let (code, rest) = sql.withCString { start in
      var end: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(connection.handle, start, -1, &handle, &end)
      return (code, end.map { String(cString: $0) } ?? "")
    }
    guard code == SQLITE_OK else { throw connection.error(code, in: sql).inQuery(sql) }
    return (handle.map { Statement($0, of: connection) }, rest)
  }

  /// Whether nothing but space, comments and semicolons is left.
  private func isBlank(_ sql: String) -> Bool {
    var rest = sql.drop { $0.isWhitespace || $0 == ";" }
    while !rest.isEmpty {
      // SQLite itself knows what a comment is: one alone compiles to nothing.
      guard let (statement, after) = try? compile(String(rest)), statement == nil else {
        return false
      }
      rest = Substring(after).drop { $0.isWhitespace || $0 == ";" }
    }
    return true
  }
}

extension TraceStoreError {
  /// The error as one about the user's SQL, where SQLite found fault with that.
  fileprivate func inQuery(_ sql: String) -> TraceStoreError {
    guard case .sqlite(_, let message, _) = problem else { return self }
    return TraceStoreError(path: path, .query(message: message, sql: sql))
  }
}
