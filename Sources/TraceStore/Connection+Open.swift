import CSQLite

extension Connection {
  /// Opens a trace to read from it, also while it is written, and upgraded if
  /// need be.
  ///
  /// All reads see the state of this moment: a read transaction stays open.
  static func open(
    _ file: TraceFile,
    upgrades: Upgrades
  ) throws(TraceStoreError) -> Connection {
    let path = file.path
    guard file.isDatabase else {
      throw TraceStoreError(path: path, .notATrace(firstBytes: file.firstBytes))
    }
    guard file.missingBytes == 0 else {
      throw TraceStoreError(
        path: path,
        .damaged(detail: "\(file.missingBytes) bytes are missing at its end")
      )
    }
    var connection: Connection
    if file.hasLog {
      connection = try Connection(path: path, flags: SQLITE_OPEN_READONLY)
    } else {
      // Nobody writes without a log, so that SQLite needs no locks and makes
      // no side files, not even in a folder that cannot be written to.
      connection = try Connection(
        path: path,
        name: uri(path, "immutable=1"),
        flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      )
      connection.isUnchanging = true
    }
    let steps = try connection.check(file, upgrades)
    if !steps.isEmpty { connection = try connection.copy(upgradedBy: steps) }
    try connection.expectTables()
    try connection.execute("PRAGMA query_only = 1; BEGIN; SELECT 1 FROM sqlite_master")
    return connection
  }

  /// Looks whether it is a trace that can be read; returns the upgrades that
  /// it needs.
  private func check(
    _ file: TraceFile,
    _ upgrades: Upgrades
  ) throws(TraceStoreError) -> [String] {
    let application: Int64
    do throws(TraceStoreError) {
      // The first read, on which SQLite finds the log and wants its index.
      application = try integer("PRAGMA application_id")
      _ = try integer("SELECT COUNT(*) FROM sqlite_master")
    } catch {
      var file = file
      try file.readHeader()
      guard file.isDatabase else {
        throw TraceStoreError(path: path, .notATrace(firstBytes: file.firstBytes))
      }
      switch error.problem {
      case .cannotOpen, .cannotWrite:
        throw file.hasLog ? TraceStoreError(path: path, .sideFilesNotReadable) : error
      default: throw error
      }
    }
    guard application == Schema.applicationID else {
      throw TraceStoreError(
        path: path,
        .otherApplication(id: Int32(truncatingIfNeeded: application))
      )
    }
    let version = try integer("PRAGMA user_version")
    return try upgrades.path(from: Int32(truncatingIfNeeded: version), of: path)
  }

  /// Looks whether all tables are there; the version says that they should be.
  private func expectTables() throws(TraceStoreError) {
    let rows = try prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    let found = Set(try rows.all { $0.text(0) })
    guard let missing = Schema.tableNames.first(where: { !found.contains($0) }) else { return }
    throw TraceStoreError(path: path, .damaged(detail: "no such table: \(missing)"))
  }

  /// A temporary copy, which SQLite deletes when it is closed.
  private func copy(upgradedBy steps: [String]) throws(TraceStoreError) -> Connection {
    let copy = try Connection(path: path, name: "", flags: SQLITE_OPEN_READWRITE)
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw copy.error(sqlite3_errcode(copy.handle), in: "backup")
    }
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw copy.error(code, in: "backup") }
    for step in steps { try copy.execute("BEGIN; \(step); COMMIT") }
    return copy
  }

  /// A path as a URI, whatever characters it has.
  private static func uri(_ path: String, _ query: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var uri = path.hasPrefix("/") ? "file://" : "file:"
    for byte in path.utf8 {
      if plain.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return uri + "?" + query
  }
}
