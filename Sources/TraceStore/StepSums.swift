import TraceModel

/// Sums of runs by view and cause set within one step, as `view_step` has them.
///
/// Holds what came since the last commit only; the rows themselves add up.
struct StepSums {
  struct Sum {
    var view: ViewID
    var causes: CauseSetID
    var counts = RunCounts()
    var selfTime = 0
    var totalTime = 0
  }

  private(set) var sums: [Sum] = []
  /// Index into `sums`, by view in the upper and cause set in the lower half.
  private var index: [UInt64: Int] = [:]
  private var last: (key: UInt64, index: Int)?

  /// Runs that are open at the point reached: the last run below each, its view.
  private var open: [(end: UInt64, view: ViewID)] = []
  /// How many runs of a view are open, by view.
  private var openRuns: [Int32] = []

  /// Adds a run; runs come in order of id.
  ///
  /// - Parameters:
  ///   - run: A run whose `below` is final.
  ///   - view: The view of its node.
  ///   - total: Time of the run with all runs below it. It counts only where no
  ///     run of the same view is open above, so that the totals of a view that
  ///     is nested in itself do not exceed the time that passed.
  @inline(__always)
  mutating func add(_ run: RunRecord, of view: ViewID, total: Int) {
    let id = UInt64(run.id.rawValue)
    while let above = open.last, above.end < id {
      openRuns[Int(above.view.rawValue)] -= 1
      open.removeLast()
    }
    let slot = Int(view.rawValue)
    if slot >= openRuns.count {
      openRuns.append(contentsOf: repeatElement(0, count: slot + 1 - openRuns.count))
    }
    let isOutermost = openRuns[slot] == 0
    if run.below > 0 {
      open.append((id + UInt64(run.below), view))
      openRuns[slot] += 1
    }

    let position = position(of: view, run.causes)
    let isContent = run.flags.contains(.content)
    sums[position].counts.evaluations += isContent ? 0 : 1
    sums[position].counts.contentRuns += isContent ? 1 : 0
    sums[position].counts.firsts += run.flags.contains(.first) ? 1 : 0
    sums[position].counts.compared += Int(run.compared)
    sums[position].counts.skipped += Int(run.skipped)
    sums[position].counts.fields += Int(run.fields)
    sums[position].counts.updated += Int(run.updated)
    sums[position].counts.waste += run.flags.contains(.waste) ? 1 : 0
    sums[position].counts.pureWaste += run.flags.contains(.pureWaste) ? 1 : 0
    sums[position].selfTime += Int(run.body) + Int(run.diff)
    sums[position].totalTime += isOutermost ? total : 0
  }

  /// Forgets the sums once they are written.
  mutating func clear() {
    sums.removeAll(keepingCapacity: true)
    index.removeAll(keepingCapacity: true)
    last = nil
  }

  private mutating func position(of view: ViewID, _ causes: CauseSetID) -> Int {
    let key = UInt64(view.rawValue) << 32 | UInt64(causes.rawValue)
    // Rows of a list follow each other.
    if let last, last.key == key { return last.index }
    let position =
      index[key]
      ?? {
        let new = sums.count
        sums.append(Sum(view: view, causes: causes))
        index[key] = new
        return new
      }()
    last = (key, position)
    return position
  }
}
