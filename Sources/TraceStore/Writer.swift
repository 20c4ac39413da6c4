import CSQLite
import TraceModel

/// Turns batches into rows; the recorder's thread owns it and its SQLite handle.
///
/// Each batch is one SQL transaction, so that a trace holds a transaction of the
/// app with all its records and sums, or nothing of it.
struct Writer: ~Copyable {
  let connection: Connection
  let insert: Inserts
  private var sums = StepSums()
  /// The view of each node, by node id; what the sums need.
  private var nodeViews: [ViewID] = [.none]
  private var step = StepID(0)
  private var layouts = Int64(0)
  /// Time before each run of the batch, summed up; one more than there are runs.
  private var timeBefore: [Int] = []

  init(_ connection: Connection) throws(TraceStoreError) {
    self.connection = connection
    insert = try Inserts(connection)
  }

  /// Writes and commits everything in `batch`.
  ///
  /// - Throws: When SQLite does, or a record names what was not told before;
  ///   what was not committed yet is rolled back.
  mutating func write(_ batch: borrowing Batch) throws(TraceStoreError) {
    guard batch.count > 0 else { return }
    try begin()
    do throws(TraceStoreError) {
      try writeDefinitions(batch)
      try writeNodes(batch.nodes)
      for transaction in batch.transactions { try insert.add(transaction) }
      for write in batch.writes { try insert.add(write) }
      for (write, transaction) in batch.takenUp { try insert.take(up: write, in: transaction) }
      try writeRuns(batch.runs)
      try writeOthers(batch)
      for step in batch.steps {
        try insert.add(step)
        try flushSums()
        self.step = step.id
      }
      for (step, outcome, at) in batch.stepEnds { try insert.end(step, outcome, at: at) }
      try commit()
    } catch {
      // The error that led here says more than one of the rollback would.
      try? connection.execute("ROLLBACK")
      throw error
    }
  }

  /// Writes the last facts and leaves one file.
  ///
  /// A reader that has the trace open keeps it in several files; it is whole
  /// all the same, and `DeadRecording` makes it one later.
  func end(with facts: TraceFacts) throws(TraceStoreError) {
    try connection.write(facts)
    do throws(TraceStoreError) {
      try connection.makeOneFile()
    } catch {
      guard error.problem == .inUse else { throw error }
    }
  }

  private mutating func writeDefinitions(_ batch: borrowing Batch) throws(TraceStoreError) {
    for (id, text) in batch.names { try insert.add(id, text) }
    for (id, view) in batch.views { try insert.add(id, view) }
    for (id, causes, text) in batch.causeSets { try insert.add(id, causes, text: text) }
    for (id, frames) in batch.places { try insert.add(id, frames) }
    for (id, type) in batch.objects { try insert.add(id, type: type) }
  }

  private mutating func writeNodes(_ nodes: [NodeRecord]) throws(TraceStoreError) {
    for node in nodes {
      let slot = Int(node.id.rawValue)
      if slot >= nodeViews.count {
        nodeViews.append(contentsOf: repeatElement(.none, count: slot + 1 - nodeViews.count))
      }
      nodeViews[slot] = node.view
      try insert.add(node)
    }
  }

  private mutating func writeRuns(_ runs: [RunRecord]) throws(TraceStoreError) {
    timeBefore.removeAll(keepingCapacity: true)
    timeBefore.append(0)
    var time = 0
    for run in runs {
      time += Int(run.body) + Int(run.diff)
      timeBefore.append(time)
    }
    for start in stride(from: 0, to: runs.count, by: Inserts.runsAtOnce) {
      let part = start..<min(start + Inserts.runsAtOnce, runs.count)
      for index in part {
        let run = runs[index]
        let end = min(index + 1 + Int(run.below), runs.count)
        sums.add(run, of: try view(of: run), total: timeBefore[end] - timeBefore[index])
      }
      if part.count == Inserts.runsAtOnce {
        try insertTogether(part, of: runs)
      } else {
        for run in runs[part] { try insert.add(run) }
      }
    }
  }

  private func insertTogether(
    _ part: Range<Int>,
    of runs: [RunRecord]
  ) throws(TraceStoreError) {
    try runs.withUnsafeBufferPointer { runs throws(TraceStoreError) in try insert.add(runs[part]) }
  }

  @inline(__always)
  private func view(of run: RunRecord) throws(TraceStoreError) -> ViewID {
    let slot = Int(run.node.rawValue)
    guard slot < nodeViews.count, !nodeViews[slot].isNone else {
      throw TraceStoreError(
        path: connection.path,
        .contradiction(detail: "run \(run.id) is of node \(run.node), which was never told")
      )
    }
    return nodeViews[slot]
  }

  private mutating func writeOthers(_ batch: borrowing Batch) throws(TraceStoreError) {
    for (run, write) in batch.furtherWrites { try insert.add(further: write, of: run) }
    for change in batch.changes { try insert.add(change) }
    for list in batch.lists { try insert.add(list) }
    for (layout, shares, nodes) in batch.layouts {
      layouts += 1
      try insert.add(layout, id: layouts, shares: shares)
      for node in nodes { try insert.add(node, layout: layouts) }
    }
    for lazy in batch.lazies { try insert.add(lazy) }
    for lifetime in batch.lifetimes { try insert.add(lifetime) }
    for (display, details) in batch.displays { try insert.add(display, details) }
    for message in batch.messages { try insert.add(message) }
    for picture in batch.pictures { try insert.add(picture) }
  }

  private func begin() throws(TraceStoreError) { try connection.execute("BEGIN IMMEDIATE") }

  private mutating func commit() throws(TraceStoreError) {
    try flushSums()
    try connection.execute("COMMIT")
  }

  private mutating func flushSums() throws(TraceStoreError) {
    for sum in sums.sums { try insert.add(sum, step: step) }
    sums.clear()
  }
}
