public import TraceModel

/// A sink that keeps the runs and drops the rest.
public final class RunCollector: TraceSink {
  public private(set) var runs: [RunRecord] = []

  public init() {}

  public func take(_ runs: UnsafeBufferPointer<RunRecord>) { self.runs.append(contentsOf: runs) }

  public func define(_ id: NameID, _ text: String) {}
  public func define(_ id: ViewID, _ view: ViewDefinition) {}
  public func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) {}
  public func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  public func define(_ id: ObjectID, type: NameID) {}
  public func begin(_ step: StepRecord) {}
  public func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  public func end(_ transaction: TransactionRecord) {}
  public func record(further write: WriteID, of run: RunID) {}
  public func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {}
  public func record(_ node: NodeRecord) {}
  public func record(_ write: WriteRecord) {}
  public func record(_ list: ListRecord) {}
  public func record(_ layout: LayoutRecord, shares: [LayoutShare]) {}
  public func record(_ lifetime: LifetimeRecord) {}
  public func record(_ display: DisplayRecord, _ details: DisplayDetails) {}
  public func record(_ message: MessageRecord) {}
}
