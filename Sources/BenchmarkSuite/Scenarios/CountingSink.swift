import TraceModel

/// Counts what an app did, and keeps nothing.
final class CountingSink: TraceSink {
  private(set) var totals: [String: Int] = [
    "runs": 0, "nodes measured": 0, "questions": 0, "placements": 0,
  ]

  func take(_ runs: UnsafeBufferPointer<RunRecord>) { totals["runs", default: 0] += runs.count }

  func record(_ layout: LayoutRecord, shares: [LayoutShare]) {
    totals["nodes measured", default: 0] += Int(layout.measured)
    totals["questions", default: 0] += Int(layout.asked)
    totals["placements", default: 0] += Int(layout.placed)
  }

  func define(_ id: NameID, _ text: String) {}
  func define(_ id: ViewID, _ view: ViewDefinition) {}
  func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) {}
  func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  func define(_ id: ObjectID, type: NameID) {}
  func begin(_ step: StepRecord) {}
  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  func end(_ transaction: TransactionRecord) {}
  func record(further write: WriteID, of run: RunID) {}
  func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {}
  func record(_ node: NodeRecord) {}
  func record(_ write: WriteRecord) {}
  func record(_ list: ListRecord) {}
  func record(_ lifetime: LifetimeRecord) {}
  func record(_ display: DisplayRecord, _ details: DisplayDetails) {}
  func record(_ message: MessageRecord) {}
}
