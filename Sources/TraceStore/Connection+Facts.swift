import CSQLite
import TraceModel

extension Connection {
  /// Writes facts over those of the same keys.
  func write(_ facts: TraceFacts) throws(TraceStoreError) {
    let statement = try prepare("INSERT OR REPLACE INTO trace VALUES (?, ?)")
    for (key, value) in facts.values.sorted(by: { $0.key < $1.key }) {
      var row = RowValues(for: statement)
      try row.add(key)
      try row.add(value)
      try row.insert()
    }
  }

  func readFacts() throws(TraceStoreError) -> TraceFacts {
    let statement = try prepare("SELECT key, value FROM trace")
    var facts = TraceFacts()
    while try statement.next() { facts.values[statement.text(0)] = statement.text(1) }
    return facts
  }

  /// Switches to the write-ahead log, so that a reader sees a trace that is
  /// being written, and what was committed survives the process.
  ///
  /// Something is written at once: the log is there from then on, by which a
  /// reader tells that somebody writes.
  func startLog() throws(TraceStoreError) {
    // FULL would wait for the disk at each commit: that survives a loss of
    // power, which no recording needs.
    try execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA wal_autocheckpoint = 4000;
      UPDATE trace SET value = value WHERE key = 'complete';
      """
    )
  }

  /// Moves all rows into the main file and removes the side files.
  ///
  /// - Throws: `.inUse` where another program has the trace open; the trace is
  ///   whole and readable then, in several files.
  func makeOneFile() throws(TraceStoreError) {
    sqlite3_busy_timeout(handle, 200)
    let mode: String?
    do throws(TraceStoreError) {
      try execute("PRAGMA wal_checkpoint(TRUNCATE)")
      mode = try prepare("PRAGMA journal_mode = DELETE").all { $0.text(0) }.first
    } catch {
      throw error.problem == .locked ? TraceStoreError(path: path, .inUse) : error
    }
    guard mode == "delete" else { throw TraceStoreError(path: path, .inUse) }
  }

  /// Leaves the side files alone when this handle is closed.
  func keepSideFiles() {
    var isKept: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
  }
}
