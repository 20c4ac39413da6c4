import CRuntimeHooks
package import TraceModel

/// Turns what the reconciler does into records for the sink.
///
/// Gives out all ids, reads the clock and keeps the tables behind the ids, so
/// that a sink attached later is told them again. Without a sink every call is
/// one predictable branch; ids are given out all the same.
package final class Reporter {
  package private(set) var sink: (any TraceSink)?
  @inline(__always) var isRecording: Bool { sink != nil }
  package var profile = Profile.newest
  /// Called with each line of `_printChanges()`; the app's own stdout by default.
  package var printLine: (String) -> Void = { print($0) }

  var definitions = Definitions()
  private var runs: UnsafeMutableBufferPointer<RunRecord> = .allocate(capacity: 4096)
  private var runCount = 0
  private var lastRun: UInt32 = 0
  private var lastNode: UInt32 = 0
  var writes = WritesInHand()
  /// Time in runs that have ended, below the run that is open.
  private var timeBelow: UInt64 = 0
  private let origin = UInt64(bitPattern: vt_real_now())
  private var runClock = RunClock(nil)

  package private(set) var step = StepID.none
  private var transaction = TransactionID.none
  private var transactionStart: UInt64 = 0
  /// Virtual time, for records; the host keeps it.
  package var virtualTime = Nanoseconds.zero
  /// Views that the environment's changes made the runtime look at.
  private var checked: Set<NodeReference> = []
  /// How inputs differed, between a comparison and the run that it leads to.
  var pendingDifferences: [NodeReference: FieldDifferences] = [:]

  /// Of content closures that read no model.
  var contentCauseSets = (first: CauseSetID.none, again: CauseSetID.none)

  /// Tells reporters of one process apart.
  let number: Int

  package init() {
    Runtime.shared.reporterCount += 1
    number = Runtime.shared.reporterCount
  }

  deinit { runs.deallocate() }

  package func attach(_ sink: any TraceSink) {
    self.sink = sink
    runClock = RunClock(TickRate.shared)
    _ = runClock.synchronize()
    definitions.tell(sink)
  }

  /// Monotonic, in nanoseconds; for what happens within a transaction.
  @inline(__always)
  func clock() -> UInt64 { runClock.now }

  package var elapsed: Nanoseconds {
    Nanoseconds(vt_real_now() - Int64(bitPattern: origin))
  }

  // MARK: Runs

  /// Where a run's record stands until its transaction ends.
  struct RunSlot {
    let id: RunID
    let index: Int
    let start: UInt64
    let timeBelow: UInt64
  }

  func openRun(node: NodeID, parent: RunID) -> RunSlot {
    lastRun += 1
    let id = RunID(lastRun)
    guard isRecording else { return RunSlot(id: id, index: 0, start: 0, timeBelow: 0) }
    if runCount == runs.count { grow() }
    var record = RunRecord(id: id, node: node, transaction: transaction)
    record.parent = parent
    runs.initializeElement(at: runCount, to: record)
    runCount += 1
    let outer = timeBelow
    timeBelow = 0
    return RunSlot(id: id, index: runCount - 1, start: clock(), timeBelow: outer)
  }

  func closeRun(
    _ run: OpenRun,
    _ counts: Reconciler.Comparisons,
    flags: RunFlags,
    causes: CauseSetID,
    writes: WritesBehind
  ) {
    let end = max(clock(), run.bodyEnd, run.slot.start)
    let total = end - run.slot.start
    let body = max(run.bodyEnd, run.slot.start) - run.slot.start
    let record = runs.baseAddress.unsafelyUnwrapped + run.slot.index
    record.pointee.write = writes.first
    record.pointee.causes = causes
    record.pointee.after = UInt32(clamping: run.slot.start - transactionStart)
    record.pointee.body = UInt32(clamping: body)
    record.pointee.diff = UInt32(clamping: total - body - min(timeBelow, total - body))
    record.pointee.below = lastRun - run.slot.id.rawValue
    record.pointee.compared = counts.compared
    record.pointee.skipped = counts.skipped
    record.pointee.fields = counts.fields
    record.pointee.updated = counts.updated
    record.pointee.flags = flags
    timeBelow = run.slot.timeBelow + total
    for write in writes.further { sink?.record(further: write, of: run.slot.id) }
  }

  func change(of run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {
    sink?.record(change: run, inserted: inserted, removed: removed, moved: moved)
  }

  private func grow() {
    let larger = UnsafeMutableBufferPointer<RunRecord>.allocate(capacity: runs.count * 2)
    _ = larger.moveInitialize(fromContentsOf: runs)
    runs.deallocate()
    runs = larger
  }

  // MARK: Steps and transactions

  /// Begins a step; its row is on disk when this returns.
  package func begin(
    _ id: StepID,
    path: String,
    action: String,
    target: String?,
    mark: String?
  ) {
    step = id
    guard let sink else { return }
    func name(_ text: String?) -> NameID { text.map { definitions.name($0, sink: sink) } ?? .none }
    sink.begin(
      StepRecord(
        id: id,
        path: path,
        action: name(action),
        target: name(target),
        mark: name(mark),
        at: elapsed,
        virtualTime: virtualTime
      )
    )
  }

  package func end(_ step: StepID, _ outcome: StepOutcome) {
    sink?.end(step, outcome, at: elapsed)
  }

  func beginTransaction() {
    transaction = TransactionID(transaction.rawValue + 1)
    if isRecording { transactionStart = runClock.synchronize() }
    timeBelow = 0
    takeUpWaitingWrites()
  }

  func endTransaction(_ kind: TransactionKind, pass: UInt32) {
    writes.isTransactionOpen = false
    guard let sink else { return }
    reportChecks(sink)
    sink.take(UnsafeBufferPointer(rebasing: runs[0..<runCount]))
    let first = RunID(lastRun - UInt32(runCount) + 1)
    sink.end(
      TransactionRecord(
        id: transaction,
        step: step,
        kind: kind,
        pass: pass,
        at: Nanoseconds(Int64(transactionStart - origin)),
        virtualTime: virtualTime,
        duration: Nanoseconds(Int64(clock() - transactionStart)),
        firstRun: first,
        runs: UInt32(runCount)
      )
    )
    runCount = 0
  }

  /// Remembers who reads the environment below a place where it has changed.
  func noteChecks(below scope: EnvironmentScope) {
    if isRecording { checked.formUnion(scope.viewsBelow) }
  }

  /// Tells how many of those did not run in this transaction.
  private func reportChecks(_ sink: any TraceSink) {
    guard !checked.isEmpty else { return }
    defer { checked = [] }
    let ran = Set(runs[0..<runCount].map(\.node))
    var counts: [ViewID: UInt32] = [:]
    for view in checked where view.isAlive && !ran.contains(view.node) {
      counts[view.viewID(self), default: 0] += 1
    }
    for (view, count) in counts.sorted(by: { $0.key < $1.key }) {
      sink.record(checks: count, of: view)
    }
  }

  // MARK: Nodes, writes, messages

  func node(_ node: NodeReference, _ composite: Composite, _ queue: UpdateQueue) -> NodeID {
    lastNode += 1
    let id = NodeID(lastNode)
    guard let sink else { return id }
    sink.record(
      NodeRecord(
        id: id,
        view: composite.viewID(self),
        parent: parentNode(of: node),
        transaction: transaction,
        key: .none
      )
    )
    return id
  }

  /// A node for a content closure.
  func contentNode(_ view: ViewID, parent: NodeReference, key: @autoclosure () -> NodeKey) -> NodeID
  {
    lastNode += 1
    let id = NodeID(lastNode)
    sink?.record(
      NodeRecord(
        id: id,
        view: view,
        parent: parentNode(of: parent),
        transaction: transaction,
        key: key()
      )
    )
    return id
  }

  func parentNode(of node: NodeReference) -> NodeID {
    var block = node.block
    var entry = block.entry(node.entry).pointee.parent
    while true {
      while entry >= 0 {
        if block.entry(entry).pointee.role == .composite {
          return block.record(entry).pointee.node
        }
        entry = block.entry(entry).pointee.parent
      }
      if !block.header.pointee.node.isNone { return block.header.pointee.node }
      guard let parent = block.header.pointee.parent else { return .none }
      entry = parent.entry(block.header.pointee.parentEntry).pointee.parent
      block = parent
    }
  }

  func lifetime(_ node: NodeID, _ kind: LifetimeKind, name: String? = nil) {
    guard let sink else { return }
    sink.record(
      LifetimeRecord(
        transaction: transaction,
        node: node,
        kind: kind,
        name: name.map { definitions.name($0, sink: sink) } ?? .none
      )
    )
  }

  func list(_ record: ListRecord) { sink?.record(record) }

  func layout(_ record: LayoutRecord, shares: [LayoutShare], nodes: [LayoutNodeShare]) {
    sink?.record(record, shares: shares, nodes: nodes)
  }

  func lazy(_ record: LazyRecord) { sink?.record(record) }

  func display(_ record: DisplayRecord, _ details: DisplayDetails) {
    sink?.record(record, details)
  }

  /// The id of a text in the trace; none where nothing is recorded.
  func name(_ text: String) -> NameID {
    sink.map { definitions.name(text, sink: $0) } ?? .none
  }

  var currentTransaction: TransactionID { transaction }

  /// Tells how the screen looks now, as SVG.
  package func picture(_ svg: String) {
    sink?.record(PictureRecord(step: step, transaction: transaction, svg: svg))
  }

  package func message(_ text: String, level: MessageLevel = .fault, node: NodeReference? = nil) {
    guard let sink else { return }
    sink.record(
      MessageRecord(
        step: step,
        transaction: transaction,
        node: node.map { $0.isAlive ? $0.node : .none } ?? .none,
        level: level,
        text: definitions.name(text, sink: sink)
      )
    )
  }
}
