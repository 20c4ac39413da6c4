public import TraceModel

/// What ran, how often and why, by view, by step and by cause.
///
/// Made from the sums that the writer keeps, so the size of the recording does
/// not matter. Everything is ordered by counts, then by label, never by time:
/// two recordings of the same workload give the same order.
public struct TraceSummary: Sendable {
  public let catalog: TraceCatalog
  public let sums: [SumRow]
  /// Of the whole recording; its total time is the sum of all self times.
  public let totals: Tally
  /// Views and content closures that ran, most runs first.
  public let views: [ViewTally]
  /// All steps in the order of the workload, those in which nothing ran too.
  public let steps: [StepTally]
  /// The causes of all runs, most runs first.
  public let causes: [CauseTally]
  /// Where the sums of a step stand in `sums`.
  private let placesOfStep: [StepID: [Int]]

  /// - Throws: What the trace throws when it cannot be read.
  /// - Complexity: Linear in sums and transactions; runs are not read.
  public init(_ trace: any TraceSource) throws {
    try self.init(trace, catalog: TraceCatalog(trace))
  }

  init(_ trace: any TraceSource, catalog: TraceCatalog) throws {
    self.catalog = catalog
    sums = try trace.sums
    placesOfStep = Dictionary(grouping: sums.indices) { [sums] in sums[$0].step }
    var totals = Tally()
    for row in sums { totals += row }
    totals.totalTime = totals.selfTime
    self.totals = totals
    views = Self.views(sums, catalog)
    steps = Self.steps(sums, try trace.transactions, catalog)
    causes = Self.causes(sums, catalog)
  }

  /// Counts of some views in some steps; nil stands for all.
  ///
  /// - Complexity: Linear in the sums of these steps.
  public func counts(of views: Set<ViewID>?, in steps: Set<StepID>?) -> RunCounts {
    guard let steps else {
      return sums.reduce(into: RunCounts()) { counts, row in
        if views?.contains(row.view) ?? true { counts += row.counts }
      }
    }
    return rows(of: views, in: steps).reduce(into: RunCounts()) { $0 += $1.counts }
  }

  /// The sums of some views, nil for all, in some steps.
  func rows(of views: Set<ViewID>?, in steps: Set<StepID>) -> [SumRow] {
    steps.flatMap { step in
      (placesOfStep[step] ?? []).map { sums[$0] }.filter { views?.contains($0.view) ?? true }
    }
  }

  private static func views(_ sums: [SumRow], _ catalog: TraceCatalog) -> [ViewTally] {
    let groups = Dictionary(grouping: sums, by: \.view)
    let tallies = groups.compactMap { id, rows -> ViewTally? in
      guard let view = catalog.view(id) else { return nil }
      var tally = Tally()
      for row in rows { tally += row }
      return ViewTally(
        view: view,
        label: catalog.label(id),
        tally: tally,
        causes: causes(rows, catalog),
        steps: Set(rows.map(\.step)).count
      )
    }
    return tallies.sorted { ranksBefore(($0.tally, $0.label), ($1.tally, $1.label)) }
  }

  private static func steps(
    _ sums: [SumRow],
    _ transactions: [TransactionRecord],
    _ catalog: TraceCatalog
  ) -> [StepTally] {
    let groups = Dictionary(grouping: sums, by: \.step)
    var counts: [StepID: Int] = [:]
    for transaction in transactions { counts[transaction.step, default: 0] += 1 }
    return catalog.steps.map { step in
      let rows = groups[step.id] ?? []
      var tally = Tally()
      for row in rows { tally += row }
      tally.totalTime = tally.selfTime
      let views = Dictionary(grouping: rows, by: \.view).map { id, rows in
        var tally = Tally()
        for row in rows { tally += row }
        return StepViewTally(view: id, label: catalog.label(id), tally: tally)
      }
      return StepTally(
        step: step,
        tally: tally,
        transactions: counts[step.id] ?? 0,
        views: views.sorted { ranksBefore(($0.tally, $0.label), ($1.tally, $1.label)) }
      )
    }
  }

  /// Tallies by printed causes: two sets that print the same are one.
  static func causes(_ sums: [SumRow], _ catalog: TraceCatalog) -> [CauseTally] {
    let groups = Dictionary(grouping: sums) { catalog.causes($0.causes).text }
    let tallies = groups.map { _, rows in
      var tally = Tally()
      for row in rows { tally += row }
      let first = rows.map(\.causes).min() ?? .none
      return CauseTally(causes: catalog.causes(first), tally: tally)
    }
    return tallies.sorted { ranksBefore(($0.tally, $0.causes.text), ($1.tally, $1.causes.text)) }
  }
}

/// More runs first, then more waste, then by name.
private func ranksBefore(_ a: (tally: Tally, name: String), _ b: (tally: Tally, name: String))
  -> Bool
{
  let (left, right) = (a.tally.counts, b.tally.counts)
  if left.runs != right.runs { return left.runs > right.runs }
  if left.waste != right.waste { return left.waste > right.waste }
  return a.name < b.name
}
