import TraceModel

/// Sums of a drawn trace by view, step and causes, as a writer keeps them.
func drawnSums(of trace: DrawnTrace) -> [SumRow] {
  struct Key: Hashable {
    var step: StepID
    var view: ViewID
    var causes: CauseSetID
  }
  var sums: [Key: SumRow] = [:]
  var open: [(end: UInt32, view: ViewID)] = []
  for run in trace.runs {
    while let last = open.last, last.end < run.id.rawValue { open.removeLast() }
    let view = trace.nodes[Int(run.node.rawValue) - 1].view
    let step = trace.transactions[Int(run.transaction.rawValue) - 1].step
    let key = Key(step: step, view: view, causes: run.causes)
    var row =
      sums[key]
      ?? SumRow(
        view: view,
        step: step,
        causes: run.causes,
        counts: RunCounts(),
        selfTime: .zero,
        totalTime: .zero
      )
    row.counts += counts(of: run)
    row.selfTime += Nanoseconds(Int64(run.body) + Int64(run.diff))
    if !open.contains(where: { $0.view == view }) {
      let first = Int(run.id.rawValue) - 1
      for run in trace.runs[first...(first + Int(run.below))] {
        row.totalTime += Nanoseconds(Int64(run.body) + Int64(run.diff))
      }
    }
    sums[key] = row
    open.append((run.id.rawValue + run.below, view))
  }
  return sums.values.sorted {
    ($0.step.rawValue, $0.view.rawValue, $0.causes.rawValue)
      < ($1.step.rawValue, $1.view.rawValue, $1.causes.rawValue)
  }
}

private func counts(of run: RunRecord) -> RunCounts {
  let isContent = run.flags.contains(.content)
  return RunCounts(
    evaluations: isContent ? 0 : 1,
    contentRuns: isContent ? 1 : 0,
    firsts: run.flags.contains(.first) ? 1 : 0,
    compared: Int(run.compared),
    skipped: Int(run.skipped),
    fields: Int(run.fields),
    updated: Int(run.updated),
    waste: run.flags.contains(.waste) ? 1 : 0,
    pureWaste: run.flags.contains(.pureWaste) ? 1 : 0
  )
}
