import CSQLite
import TraceModel

extension Connection {
  /// Makes an empty trace of the file at `path`, ready to be written to.
  ///
  /// The schema is in the main file before the log starts, so that the file
  /// says what it is even without its log.
  static func create(_ path: String, facts: TraceFacts) throws(TraceStoreError) -> Connection {
    let connection: Connection
    do throws(TraceStoreError) {
      connection = try Connection(path: path, flags: SQLITE_OPEN_READWRITE)
    } catch {
      guard case .cannotOpen(let reason) = error.problem else { throw error }
      throw TraceStoreError(path: path, .cannotCreate(reason: reason))
    }
    try connection.execute(
      """
      PRAGMA application_id = \(Schema.applicationID);
      PRAGMA user_version = \(Schema.version);
      PRAGMA synchronous = OFF;
      BEGIN;
      \(Schema.tables)
      \(Schema.views)
      """
    )
    let word = try connection.prepare("INSERT INTO word VALUES (?, ?, ?)")
    for entry in Schema.words {
      var row = RowValues(for: word)
      try row.add(entry.domain)
      row.add(entry.code)
      try row.add(entry.text)
      try row.insert()
    }
    var facts = facts
    facts[.complete] = "0"
    try connection.write(facts)
    try connection.execute("COMMIT")
    try connection.startLog()
    return connection
  }
}
