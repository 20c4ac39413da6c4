import TraceModel

/// Keeps what a transaction did as lines of text.
final class ViewsSink: TraceSink {
  private var names: [NameID: String] = [:]
  private var views: [ViewID: ViewDefinition] = [:]
  private var nodes: [NodeID: ViewID] = [:]
  private var sets: [CauseSetID: String] = [:]
  private var runs: [RunRecord] = []
  private(set) var lists: [ListRecord] = []
  private var lazies: [LazyRecord] = []
  private var layoutNodes: [LayoutNodeShare] = []
  private(set) var transactions: [TransactionKind] = []
  private(set) var layouts: [LayoutRecord] = []
  private(set) var lifetimes: [LifetimeKind] = []
  private(set) var messages: [String] = []
  private(set) var leaves = 0
  /// What each transaction changed on the screen.
  private(set) var displays: [(DisplayRecord, DisplayDetails)] = []

  /// What ran since the last call: `Row: @self, 1 updated, waste`.
  func takeRuns() -> [String] {
    defer { runs = [] }
    return runs.map { run in
      let view = nodes[run.node].flatMap { views[$0] }
      var parts = [view.map { names[$0.name] ?? "" } ?? "unknown"]
      if !run.flags.contains(.first) { parts[0] += ": " + (sets[run.causes] ?? "?") }
      if run.updated > 0 { parts.append("\(run.updated) updated") }
      if run.flags.contains(.waste) { parts.append("waste") }
      return parts.joined(separator: ", ")
    }
  }

  /// The runs, told apart by name and counted.
  func takeCounts() -> [String: Int] {
    defer { runs = [] }
    var counts: [String: Int] = [:]
    for run in runs {
      let view = nodes[run.node].flatMap { views[$0] }
      counts[view.map { names[$0.name] ?? "" } ?? "unknown", default: 0] += 1
    }
    return counts
  }

  /// What became of rows since the last call, a record a transaction.
  func takeLazies() -> [LazyRecord] {
    defer { lazies = [] }
    return lazies
  }

  /// Who worked out sizes since the last call.
  func takeLayoutNodes() -> [LayoutNodeShare] {
    defer { layoutNodes = [] }
    return layoutNodes
  }

  /// The view of a node; nil for none, and for a content closure without a name.
  func viewName(of node: NodeID) -> String? {
    nodes[node].flatMap { views[$0] }.flatMap { names[$0.name] }
  }

  /// Display leaves that changed since the last call.
  func takeLeaves() -> Int {
    defer { leaves = 0 }
    return leaves
  }

  func takeTransactions() -> [TransactionKind] {
    defer { transactions = [] }
    return transactions
  }

  func record(_ lazy: LazyRecord) { lazies.append(lazy) }
  func record(_ layout: LayoutRecord, shares: [LayoutShare], nodes: [LayoutNodeShare]) {
    record(layout, shares: shares)
    layoutNodes += nodes
  }

  func define(_ id: NameID, _ text: String) { names[id] = text }
  func define(_ id: ViewID, _ view: ViewDefinition) { views[id] = view }
  func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) { sets[id] = names[text] }
  func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  func define(_ id: ObjectID, type: NameID) {}
  func begin(_ step: StepRecord) {}
  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  func end(_ transaction: TransactionRecord) { transactions.append(transaction.kind) }
  func take(_ runs: UnsafeBufferPointer<RunRecord>) { self.runs += runs }
  func record(further write: WriteID, of run: RunID) {}
  func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {}
  func record(_ node: NodeRecord) { nodes[node.id] = node.view }
  func record(_ write: WriteRecord) {}
  func record(_ list: ListRecord) { lists.append(list) }
  func record(_ layout: LayoutRecord, shares: [LayoutShare]) { layouts.append(layout) }
  func record(_ lifetime: LifetimeRecord) { lifetimes.append(lifetime.kind) }
  func record(_ display: DisplayRecord, _ details: DisplayDetails) {
    leaves += Int(display.leaves)
    displays.append((display, details))
  }
  func record(_ message: MessageRecord) { messages.append(names[message.text] ?? "") }
}
