/// The chart in order of time, built as runs come.
///
/// A run's whole time is known once all runs below it have come. So its box is
/// put in when it starts, and taken out again, with all inside it, when it
/// turns out to be short; what is short stands beside each other as one box.
struct FlameChart {
  private(set) var columns = FlameColumns()
  private(set) var folded = 0
  private let threshold: Int
  private let frameCause: Int
  private let foldedCause: Int
  private let foldedName: Int
  /// Where the next transaction begins.
  private var cursor = 0
  private var step: Int?
  private var transaction: Int?
  /// Runs that are not complete yet.
  private var open: [Open] = []
  /// Rows above the runs: the step and the transaction.
  private let frames = 2

  private struct Open {
    var index: Int
    var end: UInt32
    /// Its own time and that of all complete runs inside.
    var time: Int
    var runs: Int
    var waste: Int
    /// Where the next box inside may start.
    var free: Int
  }

  init(threshold: Int, frameCause: Int, foldedCause: Int, foldedName: Int) {
    self.threshold = threshold
    self.frameCause = frameCause
    self.foldedCause = foldedCause
    self.foldedName = foldedName
  }

  mutating func beginStep(_ name: Int) {
    endTransaction()
    step = columns.count
    columns.append(.init(start: cursor, depth: 0, name: name, cause: frameCause))
  }

  mutating func beginTransaction(_ name: Int) {
    endTransaction()
    transaction = columns.count
    columns.append(.init(start: cursor, depth: 1, name: name, cause: frameCause))
  }

  mutating func finish() { endTransaction() }

  /// Opens a box whose start counts from its transaction and whose duration is its own time.
  mutating func enter(_ box: FlameColumns.Box, id: UInt32, end: UInt32) {
    closeRuns(before: id)
    var box = box
    let own = box.duration
    box.start = max(box.start + cursor, open.last?.free ?? freeInTransaction)
    box.depth = frames + open.count
    open.append(
      Open(index: columns.count, end: end, time: own, runs: 1, waste: box.waste, free: box.start)
    )
    columns.append(box)
  }

  /// The end of the last run at the top of the transaction.
  private var freeInTransaction: Int {
    transaction.map { columns.start[$0] + columns.duration[$0] } ?? cursor
  }

  private mutating func closeRuns(before id: UInt32) {
    while let last = open.last, last.end < id { closeLast() }
  }

  private mutating func closeLast() {
    let run = open.removeLast()
    let start = columns.start[run.index]
    let end = max(start + run.time, run.free)
    columns.duration[run.index] = end - start
    if run.time < threshold { fold(run) }
    if open.isEmpty {
      if let transaction {
        columns.duration[transaction] = end - columns.start[transaction]
      }
    } else {
      open[open.count - 1].time += run.time
      open[open.count - 1].runs += run.runs
      open[open.count - 1].waste += run.waste
      open[open.count - 1].free = end
    }
  }

  /// Puts a short run with all inside it into the box of short runs before it.
  private mutating func fold(_ run: Open) {
    let depth = columns.depth[run.index]
    let start = columns.start[run.index]
    // Those inside are shorter still, and were counted when they were folded.
    folded += 1
    columns.truncate(to: run.index)
    let last = columns.count - 1
    if last >= 0, columns.depth[last] == depth, columns.cause[last] == foldedCause {
      columns.duration[last] += run.time
      columns.runs[last] += run.runs
      columns.waste[last] += run.waste
    } else {
      columns.append(
        .init(
          start: start,
          duration: run.time,
          depth: depth,
          name: foldedName,
          cause: foldedCause,
          runs: run.runs,
          waste: run.waste
        )
      )
    }
  }

  private mutating func endTransaction() {
    while !open.isEmpty { closeLast() }
    guard let index = transaction else { return }
    cursor = columns.start[index] + columns.duration[index]
    if let step { columns.duration[step] = cursor - columns.start[step] }
    transaction = nil
  }
}
