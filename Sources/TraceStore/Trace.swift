public import TraceModel

/// A trace file, read as it stood when it was opened.
///
/// It may be written by another process meanwhile, or by one that died: its
/// `-wal` beside it is read with it, and no row is changed on disk. What a
/// property returns is read on its first use and kept; runs and nodes are
/// streamed. For one thread at a time.
public final class Trace: TraceSource {
  public let path: String
  public let facts: TraceFacts
  /// Sentences on what may be missing, for whoever reads the trace.
  public let warnings: [String]
  let connection: Connection
  var kept = KeptTables()
  private let nameByID: Statement
  private let placeByID: Statement
  private let nodeByID: Statement
  private let runByID: Statement
  private let changeByRun: Statement
  private let writesByRun: Statement
  private var names: [NameID: String] = [:]

  /// Opens the trace at `path`.
  ///
  /// - Throws: When nothing is there, or it is not a trace, of a schema that
  ///   this build does not read, or damaged.
  public convenience init(path: String) throws(TraceStoreError) {
    try self.init(path: path, upgrades: .current)
  }

  init(path: String, upgrades: Upgrades) throws(TraceStoreError) {
    let file = try TraceFile(path: path)
    let connection = try Connection.open(file, upgrades: upgrades)
    self.path = path
    self.connection = connection
    facts = try connection.readFacts()
    warnings = file.warnings(facts)
    nameByID = try connection.prepare("SELECT text FROM name WHERE id = ?")
    placeByID = try connection.prepare(
      """
      SELECT f.text, p.line, p.col, u.text, p.approximate
      FROM place p
        JOIN name f ON f.id = p.file
        LEFT JOIN name u ON u.id = p.function
      WHERE p.id = ?
      """
    )
    nodeByID = try connection.prepare(NodeRecord.select + " WHERE id = ?")
    runByID = try connection.prepare(RunRecord.select + " WHERE id = ?")
    changeByRun = try connection.prepare(
      "SELECT inserted, removed, moved FROM run_change WHERE run = ?"
    )
    writesByRun = try connection.prepare(
      "SELECT write FROM run_write WHERE run = ? ORDER BY write"
    )
  }

  /// Whether the recording ended by itself.
  public var isComplete: Bool { facts[.complete] == "1" }

  /// How the recording ended; nil where nobody could say.
  public var outcome: RecordingOutcome? {
    facts[.outcome].flatMap { RecordingOutcome(rawValue: $0) }
  }

  /// - Throws: When there is no such name: the trace is damaged then.
  public func name(_ id: NameID) throws(TraceStoreError) -> String {
    if let name = names[id] { return name }
    guard let name = try nameByID.first(id, { $0.text(0) }) else {
      throw TraceStoreError(path: path, .damaged(detail: "there is no name \(id)"))
    }
    names[id] = name
    return name
  }

  /// The source place; nil where there is none, or it was never resolved.
  public func place(_ id: PlaceID) throws(TraceStoreError) -> ResolvedPlace? {
    try placeByID.first(id) { row in
      ResolvedPlace(
        file: row.text(0),
        line: Int(row.integer(1)),
        column: Int(row.integer(2)),
        function: row.text(3),
        isApproximate: row.integer(4) == 1
      )
    }
  }

  public func node(_ id: NodeID) throws(TraceStoreError) -> NodeRecord? {
    try nodeByID.first(id) { NodeRecord($0) }
  }

  public func run(_ id: RunID) throws(TraceStoreError) -> RunRecord? {
    try runByID.first(id) { RunRecord($0) }
  }

  public func furtherWrites(of run: RunID) throws(TraceStoreError) -> [WriteID] {
    writesByRun.bind(1, Int64(run.rawValue))
    return try writesByRun.all { $0.id(0) }
  }

  /// Children of the run that were inserted, removed and moved; nil where none was.
  public func change(
    of run: RunID
  ) throws(TraceStoreError) -> (inserted: Int, removed: Int, moved: Int)? {
    try changeByRun.first(run) {
      (Int($0.integer(0)), Int($0.integer(1)), Int($0.integer(2)))
    }
  }
}
