public import TraceModel

/// What the rules look at, each table read once and only when a rule asks.
public final class TraceEvidence {
  public let trace: any TraceSource
  public let summary: TraceSummary
  var catalog: TraceCatalog { summary.catalog }

  private var cachedNodes: NodeIndex?
  private var cachedLists: [ListUpdates]?
  private var cachedTransactions: [TransactionID: TransactionRecord]?
  private var cachedWrites: [String: (all: Int, equal: Int)]?

  /// - Throws: What the trace throws when it cannot be read.
  public convenience init(_ trace: any TraceSource) throws {
    try self.init(trace, summary: TraceSummary(trace))
  }

  init(_ trace: any TraceSource, summary: TraceSummary) throws {
    self.trace = trace
    self.summary = summary
  }

  func nodes() throws -> NodeIndex {
    if let cachedNodes { return cachedNodes }
    let nodes = try NodeIndex(trace)
    cachedNodes = nodes
    return nodes
  }

  /// The updates of each `ForEach` and `List`, in order of view.
  func lists() throws -> [ListUpdates] {
    if let cachedLists { return cachedLists }
    let lists = try ListUpdates.all(in: trace, catalog)
    cachedLists = lists
    return lists
  }

  /// The runs of a transaction; nil where it has none.
  func runs(of id: TransactionID) throws -> ClosedRange<RunID>? {
    guard let record = try transactions()[id], record.runs > 0 else { return nil }
    return record.firstRun...RunID(record.firstRun.rawValue + record.runs - 1)
  }

  func step(of id: TransactionID) throws -> StepID? { try transactions()[id]?.step }

  private func transactions() throws -> [TransactionID: TransactionRecord] {
    if let cachedTransactions { return cachedTransactions }
    let found = try Dictionary(trace.transactions.map { ($0.id, $0) }) { first, _ in first }
    cachedTransactions = found
    return found
  }

  /// Writes of a property by name, and those that set what was there already.
  func writes(of name: String) throws -> (all: Int, equal: Int) {
    if cachedWrites == nil {
      var counts: [String: (all: Int, equal: Int)] = [:]
      for write in try trace.writes {
        let name = try trace.name(write.name)
        counts[name, default: (0, 0)].all += 1
        if write.flags.contains(.equal) { counts[name, default: (0, 0)].equal += 1 }
      }
      cachedWrites = counts
    }
    return cachedWrites?[name] ?? (0, 0)
  }

  /// Where a view's body is; for a closure without a place, its owner's.
  func place(of view: ViewID) -> SourcePlace? {
    guard let row = catalog.view(view) else { return nil }
    if let file = row.file, let line = row.line { return SourcePlace(file: file, line: line) }
    return row.kind.hasBody || row.owner.isNone ? nil : place(of: row.owner)
  }

  /// Labels of steps, in the order of the workload.
  func labels(of steps: Set<StepID>) -> [String] {
    catalog.steps.filter { steps.contains($0.id) }.map(\.label)
  }

  /// Runs of a view that were not the first of their node.
  func reruns(of view: ViewID) -> Int { summary.counts(of: [view], in: nil).reruns }
}

/// `1 time`, `2 times`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
