import CSQLite
public import TraceModel

/// A trace whose recording has ended, well or not, for the process that
/// started the app.
///
/// It adds what only that process knows: a crash's sentence, the source places
/// behind addresses, facts. `close` leaves one file.
///
/// ```swift
/// let recording = try DeadRecording(path: path)
/// try recording.add(crash: "Fatal error: Index out of range")
/// try recording.resolve(symbolise(recording.unresolvedPlaces))
/// try recording.close()
/// ```
public final class DeadRecording {
  public let path: String
  private let connection: Connection
  private var isClosed = false
  // Declared after the connection, so that it is given up after it is closed.
  private let claim: FileClaim
  /// All names of the trace, read when the first is asked for.
  private var names: [String: NameID] = [:]

  /// Opens the trace for appending, with the `-wal` that a dead process left.
  ///
  /// - Throws: As `Trace`, and `.alreadyRecording` while the app still records.
  public init(path: String) throws(TraceStoreError) {
    let file = try TraceFile(path: path)
    // Reading checks that it is a trace; one of an older schema is not added to.
    _ = try Connection.open(file, upgrades: Upgrades(target: Schema.version, steps: [:]))
    claim = try FileClaim.existing(at: path)
    connection = try Connection(path: path, flags: SQLITE_OPEN_READWRITE)
    self.path = path
    try connection.startLog()
  }

  deinit {
    // Whoever gives up on it has an error of their own to tell.
    if !isClosed { try? connection.makeOneFile() }
  }

  public var facts: TraceFacts {
    get throws(TraceStoreError) { try connection.readFacts() }
  }

  /// Writes facts over those of the same keys.
  public func set(_ facts: TraceFacts) throws(TraceStoreError) {
    try connection.write(facts)
  }

  /// Adds the sentence that the app ended with, in the step that it ended in.
  ///
  /// The step's outcome and the recording's become "crashed".
  public func add(crash sentence: String) throws(TraceStoreError) {
    try transaction { () throws(TraceStoreError) in
      let text = try name(sentence)
      let step = try connection.integer("SELECT MAX(id) FROM step")
      let message = try connection.prepare(
        "INSERT INTO message(step, level, text) VALUES (?, ?, ?)"
      )
      message.bind(1, step)
      message.bind(2, Int64(MessageLevel.crash.rawValue))
      message.bind(3, Int64(text.rawValue))
      try message.run()
      let outcome = try connection.prepare("UPDATE step SET outcome = ? WHERE id = ?")
      outcome.bind(1, Int64(StepOutcome.crashed.rawValue))
      outcome.bind(2, step)
      try outcome.run()
      var facts = TraceFacts()
      facts[.outcome] = RecordingOutcome.crashed.rawValue
      try connection.write(facts)
    }
  }

  /// A stack of return addresses whose source place is not known yet.
  public struct UnresolvedPlace: Equatable, Sendable {
    public var id: PlaceID
    /// Nearest first.
    public var frames: [Frame]

    public struct Frame: Hashable, Sendable {
      /// Path of the image, as the loader knew it.
      public var image: String
      /// Bytes from the image's base.
      public var offset: UInt64
    }
  }

  /// All places that wait for `resolve`, in order of id.
  public var unresolvedPlaces: [UnresolvedPlace] {
    get throws(TraceStoreError) {
      let rows = try connection.prepare(
        """
        SELECT p.id, n.text, f.offset
        FROM place p
          JOIN frame f ON f.place = p.id
          JOIN name n ON n.id = f.image
        WHERE p.file IS NULL
        ORDER BY p.id, f.ord
        """
      )
      var places: [UnresolvedPlace] = []
      while try rows.next() {
        let id: PlaceID = rows.id(0)
        if places.last?.id != id { places.append(UnresolvedPlace(id: id, frames: [])) }
        places[places.count - 1].frames.append(
          UnresolvedPlace.Frame(image: rows.text(1), offset: UInt64(bitPattern: rows.integer(2)))
        )
      }
      return places
    }
  }

  /// Writes source places; views take theirs from the same table.
  public func resolve(_ places: [PlaceID: ResolvedPlace]) throws(TraceStoreError) {
    try transaction { () throws(TraceStoreError) in
      let update = try connection.prepare(
        "UPDATE place SET file = ?, line = ?, col = ?, function = ?, approximate = ? WHERE id = ?"
      )
      for (id, place) in places.sorted(by: { $0.key < $1.key }) {
        var row = RowValues(for: update)
        row.add(try name(place.file))
        row.add(place.line)
        row.add(place.column)
        row.add(try name(place.function))
        row.add(place.isApproximate ? 1 : 0)
        row.add(id)
        try row.insert()
      }
    }
  }

  /// Leaves one file.
  ///
  /// - Throws: `.inUse` when another program has the trace open; nothing is lost
  ///   then.
  public func close() throws(TraceStoreError) {
    try connection.makeOneFile()
    isClosed = true
  }

  /// The id of a text, which is added where the trace does not have it.
  private func name(_ text: String) throws(TraceStoreError) -> NameID {
    if names.isEmpty {
      let rows = try connection.prepare("SELECT id, text FROM name")
      while try rows.next() { names[rows.text(1)] = rows.id(0) }
    }
    if let id = names[text] { return id }
    let insert = try connection.prepare("INSERT INTO name(text) VALUES (?)")
    try insert.bind(1, text)
    try insert.run()
    let id = NameID(UInt32(truncatingIfNeeded: sqlite3_last_insert_rowid(connection.handle)))
    names[text] = id
    return id
  }

  private func transaction(
    _ body: () throws(TraceStoreError) -> Void
  ) throws(TraceStoreError) {
    try connection.execute("BEGIN IMMEDIATE")
    do throws(TraceStoreError) {
      try body()
      try connection.execute("COMMIT")
    } catch {
      // The error that led here says more than one of the rollback would; the
      // names added with it are gone.
      try? connection.execute("ROLLBACK")
      names = [:]
      throw error
    }
  }
}
