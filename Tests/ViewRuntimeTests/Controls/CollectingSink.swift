import TraceModel

/// Keeps the names of what ran and what was said.
final class CollectingSink: TraceSink {
  private var names: [NameID: String] = [:]
  private var views: [ViewID: ViewDefinition] = [:]
  private var nodes: [NodeID: ViewID] = [:]
  private var runs: [RunRecord] = []
  private(set) var messages: [String] = []
  private(set) var writes: [WriteRecord] = []

  /// Bodies and contents that ran since the last call: `style Fancy`.
  func takeRuns() -> [String] {
    defer { runs = [] }
    return runs.map { run in
      guard let id = nodes[run.node], let view = views[id] else { return "unknown" }
      return "\(view.kind) \(names[view.name] ?? "")"
    }
  }

  func name(_ id: NameID) -> String { names[id] ?? "" }

  func define(_ id: NameID, _ text: String) { names[id] = text }
  func define(_ id: ViewID, _ view: ViewDefinition) { views[id] = view }
  func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) {}
  func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  func define(_ id: ObjectID, type: NameID) {}
  func begin(_ step: StepRecord) {}
  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  func end(_ transaction: TransactionRecord) {}
  func take(_ runs: UnsafeBufferPointer<RunRecord>) { self.runs += runs }
  func record(further write: WriteID, of run: RunID) {}
  func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {}
  func record(_ node: NodeRecord) { nodes[node.id] = node.view }
  func record(_ write: WriteRecord) { writes.append(write) }
  func record(_ list: ListRecord) {}
  func record(_ layout: LayoutRecord, shares: [LayoutShare]) {}
  func record(_ lifetime: LifetimeRecord) {}
  func record(_ display: DisplayRecord, _ details: DisplayDetails) {}
  func record(_ message: MessageRecord) { messages.append(names[message.text] ?? "") }
}
