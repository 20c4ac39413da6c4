public import TraceModel

/// Writes what the runtime reports into a trace, while the app runs.
///
/// The app's thread only copies records; a thread of the recorder's own turns
/// them into rows and commits at least every 100 ms of real time. If that
/// fails, records are dropped from then on and `failure` says why: ask for it
/// after each step.
///
/// ```swift
/// let recorder = try Recorder(path: "feed.viewtrace", facts: facts)
/// host.attach(recorder)
/// …
/// try recorder.finish(.ok)
/// ```
public final class Recorder: TraceSink {
  public let path: String
  private let handOver: HandOver
  private var isFinished = false
  // There can be one of these a row of a list, so they are kept back without a
  // lock (5 ns instead of 50) and handed over with the runs of their
  // transaction, without which nobody misses them.
  private var nodes: [NodeRecord] = []
  private var lifetimes: [LifetimeRecord] = []

  /// Records that wait for the writer before the app waits too, unless said
  /// otherwise: 64 MB of runs.
  public static let usualBacklog = 1 << 20

  /// Starts a trace at `path`, in place of a trace that lies there.
  ///
  /// - Parameters:
  ///   - path: Where the trace goes.
  ///   - facts: What is known of the recording.
  ///   - backlog: Records that may wait for the writer, 64 bytes each, beside
  ///     as many that it is writing and those of one transaction. When there
  ///     are more, the app's thread waits; none is dropped.
  /// - Throws: `.wouldOverwrite` when something else lies there,
  ///   `.alreadyRecording` when another recorder writes to it, `.cannotCreate`
  ///   when the folder does not let it.
  public convenience init(
    path: String,
    facts: TraceFacts = TraceFacts(),
    backlog: Int = usualBacklog
  ) throws(TraceStoreError) {
    try self.init(path: path, facts: facts, backlog: backlog, maximumPages: nil)
  }

  /// Starts a trace that takes at most so many pages of 4,096 bytes, after
  /// which the disk counts as full.
  package init(
    path: String,
    facts: TraceFacts,
    backlog: Int = usualBacklog,
    maximumPages: Int?
  ) throws(TraceStoreError) {
    self.path = path
    handOver = HandOver(fullCount: backlog)
    let claim = try FileClaim.new(at: path)
    let connection = try Connection.create(path, facts: facts)
    if let maximumPages { try connection.execute("PRAGMA max_page_count = \(maximumPages)") }
    try WriterThread(connection, holding: claim, handOver).start()
  }

  deinit {
    // Without `finish` the trace stays incomplete, and becomes one file.
    if !isFinished {
      handOverKept()
      handOver.end(with: TraceFacts())
    }
  }

  /// What ended the writing early; records since then are dropped.
  public var failure: TraceStoreError? { handOver.failure }

  /// Writes what is left, says how it ended, and leaves one file.
  ///
  /// A trace that another program has open then stays in several files until
  /// `DeadRecording` makes it one; it is complete all the same.
  ///
  /// - Parameters:
  ///   - outcome: How the recording ended.
  ///   - failure: The error that ended the recording, as the command line
  ///     prints it.
  ///   - facts: What is known only now.
  /// - Throws: `failure`, or what went wrong at the end.
  public func finish(
    _ outcome: RecordingOutcome,
    failure: String? = nil,
    facts: TraceFacts = TraceFacts()
  ) throws(TraceStoreError) {
    precondition(!isFinished, "a recording ends once")
    isFinished = true
    var facts = facts
    facts[.complete] = "1"
    facts[.outcome] = outcome.rawValue
    facts[.failure] = failure ?? facts[.failure]
    handOverKept()
    handOver.end(with: facts)
    if let error = handOver.failure { throw error }
  }

  // TraceSink: definitions.

  public func define(_ id: NameID, _ text: String) {
    handOver.append(1) { $0.names.append((id, text)) }
  }

  public func define(_ id: ViewID, _ view: ViewDefinition) {
    handOver.append(1) { $0.views.append((id, view)) }
  }

  public func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) {
    handOver.append(1) { $0.causeSets.append((id, causes, text)) }
  }

  public func define(_ id: PlaceID, _ frames: [FrameAddress]) {
    handOver.append(1) { $0.places.append((id, frames)) }
  }

  public func define(_ id: ObjectID, type: NameID) {
    handOver.append(1) { $0.objects.append((id, type)) }
  }

  // TraceSink: the frame of the run.

  public func begin(_ step: StepRecord) {
    handOverKept()
    handOver.appendAndWait { $0.steps.append(step) }
  }

  public func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {
    handOver.append(1) { $0.stepEnds.append((step, outcome, at)) }
  }

  public func end(_ transaction: TransactionRecord) {
    handOverKept()
    handOver.append(1) {
      $0.transactions.append(transaction)
      $0.isInsideTransaction = false
    }
  }

  public func take(_ runs: UnsafeBufferPointer<RunRecord>) {
    handOverKept()
    handOver.append(runs.count) {
      $0.runs.append(contentsOf: runs)
      $0.isInsideTransaction = true
    }
  }

  // TraceSink: a few a transaction.

  public func record(further write: WriteID, of run: RunID) {
    handOver.append(1) { $0.furtherWrites.append((run, write)) }
  }

  public func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {
    handOver.append(1) {
      $0.changes.append(
        Batch.Change(run: run, inserted: inserted, removed: removed, moved: moved)
      )
    }
  }

  public func record(_ node: NodeRecord) { nodes.append(node) }

  public func record(_ lifetime: LifetimeRecord) { lifetimes.append(lifetime) }

  public func record(_ write: WriteRecord) { handOver.append(1) { $0.writes.append(write) } }

  public func record(_ transaction: TransactionID, tookUp write: WriteID) {
    handOver.append(1) { $0.takenUp.append((write, transaction)) }
  }

  public func record(_ list: ListRecord) { handOver.append(1) { $0.lists.append(list) } }

  public func record(_ layout: LayoutRecord, shares: [LayoutShare]) {
    record(layout, shares: shares, nodes: [])
  }

  public func record(
    _ layout: LayoutRecord,
    shares: [LayoutShare],
    nodes: [LayoutNodeShare]
  ) {
    handOver.append(1 + nodes.count) { $0.layouts.append((layout, shares, nodes)) }
  }

  public func record(_ lazy: LazyRecord) { handOver.append(1) { $0.lazies.append(lazy) } }

  public func record(_ display: DisplayRecord, _ details: DisplayDetails) {
    handOver.append(1) { $0.displays.append((display, details)) }
  }

  public func record(_ message: MessageRecord) {
    handOver.append(1) { $0.messages.append(message) }
  }

  public func record(_ picture: PictureRecord) {
    handOver.append(1) { $0.pictures.append(picture) }
  }

  /// Hands over the records that wait for the end of their transaction.
  private func handOverKept() {
    guard !nodes.isEmpty || !lifetimes.isEmpty else { return }
    handOver.append(nodes.count + lifetimes.count) {
      $0.nodes.append(contentsOf: nodes)
      $0.lifetimes.append(contentsOf: lifetimes)
    }
    nodes.removeAll(keepingCapacity: true)
    lifetimes.removeAll(keepingCapacity: true)
  }
}
