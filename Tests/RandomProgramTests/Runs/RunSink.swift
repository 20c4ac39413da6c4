import TraceModel

/// One run of a body or closure, as the trace has it.
struct RecordedRun: Equatable {
  let node: NodeID
  let causes: [String]
  /// The inputs that differed.
  let fields: [String]
  let isFirst: Bool
  /// What ran, roughly: for nodes that did not live to be looked at.
  let kind: String
  /// What was written that led to it, of this step and with another value.
  let writes: [String]
}

/// Keeps the runs of each transaction.
final class RunSink: TraceSink {
  private var names: [NameID: String] = [:]
  private var views: [ViewID: ViewDefinition] = [:]
  private var nodes: [NodeID: ViewID] = [:]
  private var sets: [CauseSetID: [Cause]] = [:]
  private var open: [RunRecord] = []
  private var further: [RunID: [WriteID]] = [:]
  private var writes: [WriteID: WriteRecord] = [:]
  private var transactions: [[RecordedRun]] = []
  private var ended: [NodeID] = []
  private var messages: [String] = []

  /// The transactions since the last call in which anything ran.
  func takeTransactions() -> [[RecordedRun]] {
    defer {
      transactions = []
      writes = [:]
    }
    return transactions.filter { !$0.isEmpty }
  }

  func takeEnded() -> [NodeID] {
    defer { ended = [] }
    return ended
  }

  func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }

  private func recorded(_ run: RunRecord) -> RecordedRun {
    let causes = sets[run.causes] ?? []
    var tokens: [String] = []
    for cause in causes {
      let token = names[cause.token] ?? "?"
      if !tokens.contains(token) { tokens.append(token) }
    }
    let fields = causes.filter { $0.kind == .self }.compactMap { names[$0.detail] }
    let view = nodes[run.node].flatMap { views[$0] }
    return RecordedRun(
      node: run.node,
      causes: tokens,
      fields: fields,
      isFirst: run.flags.contains(.first),
      kind: view.map(kind) ?? "?",
      writes: ([run.write] + (further[run.id] ?? [])).compactMap(name)
    )
  }

  /// An equal value is a reason for nobody, but for who observes an object.
  private func name(of write: WriteID) -> String? {
    guard let write = writes[write] else { return nil }
    return write.flags.contains(.equal) && write.kind != .published ? nil : names[write.name]
  }

  private func kind(_ view: ViewDefinition) -> String {
    guard view.kind.hasBody else { return "\(view.kind)" }
    return String((names[view.name] ?? "?").prefix { $0 != "<" })
  }

  func end(_ transaction: TransactionRecord) {
    transactions.append(open.map(recorded))
    open = []
    further = [:]
  }

  func take(_ runs: UnsafeBufferPointer<RunRecord>) { open += runs }
  func record(_ node: NodeRecord) { nodes[node.id] = node.view }

  func record(_ lifetime: LifetimeRecord) {
    if lifetime.kind == .destroyed { ended.append(lifetime.node) }
  }

  func record(_ write: WriteRecord) { writes[write.id] = write }
  func record(further write: WriteID, of run: RunID) { further[run, default: []].append(write) }
  func record(_ message: MessageRecord) { messages.append(names[message.text] ?? "?") }

  func define(_ id: NameID, _ text: String) { names[id] = text }
  func define(_ id: ViewID, _ view: ViewDefinition) { views[id] = view }
  func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) { sets[id] = causes }
  func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  func define(_ id: ObjectID, type: NameID) {}
  func begin(_ step: StepRecord) {}
  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {}
  func record(_ list: ListRecord) {}
  func record(_ layout: LayoutRecord, shares: [LayoutShare]) {}
  func record(_ display: DisplayRecord, _ details: DisplayDetails) {}
}
