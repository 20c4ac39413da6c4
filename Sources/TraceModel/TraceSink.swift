/// Where the runtime reports to; the only thing it knows of a recording.
///
/// The runtime gives out all ids and reads the clock. It defines an id before
/// its first use, and tells a sink that is attached later all definitions
/// again. All calls come on the thread that runs the app.
public protocol TraceSink: AnyObject {
  // Definitions: cold, once each.
  func define(_ id: NameID, _ text: String)
  func define(_ id: ViewID, _ view: ViewDefinition)
  func define(_ id: CauseSetID, _ causes: [Cause], text: NameID)
  func define(_ id: PlaceID, _ frames: [FrameAddress])
  /// An observed model: the name of its type.
  func define(_ id: ObjectID, type: NameID)

  // The frame of the run. `begin(step)` returns only once the row is on disk.
  func begin(_ step: StepRecord)
  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds)
  func end(_ transaction: TransactionRecord)

  /// Hot: the runs of the transaction that is about to end, in order of id.
  /// The memory is the runtime's and valid during the call only.
  func take(_ runs: UnsafeBufferPointer<RunRecord>)
  /// The second and later writes behind a run.
  func record(further write: WriteID, of run: RunID)
  /// Children put in, taken out or moved by a run; only where there are any.
  func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32)

  // A few a transaction, one call each.
  func record(_ node: NodeRecord)
  func record(_ write: WriteRecord)
  func record(_ list: ListRecord)
  func record(_ layout: LayoutRecord, shares: [LayoutShare])
  func record(_ layout: LayoutRecord, shares: [LayoutShare], nodes: [LayoutNodeShare])
  func record(_ lazy: LazyRecord)
  func record(_ lifetime: LifetimeRecord)
  func record(_ display: DisplayRecord, _ details: DisplayDetails)
  func record(_ message: MessageRecord)
  /// Only where pictures are asked for.
  func record(_ picture: PictureRecord)

  /// A write recorded before is what something runs for in a transaction.
  ///
  /// Told before the transaction ends, once or more; never of a write that
  /// nobody depends on.
  func record(_ transaction: TransactionID, tookUp write: WriteID)

  /// Views of a type that were looked at in the transaction that is about to
  /// end, since their environment changed, and that did not run.
  func record(checks: UInt32, of view: ViewID)
}

extension TraceSink {
  /// A sink need not keep them.
  public func record(checks: UInt32, of view: ViewID) {}
  public func record(_ transaction: TransactionID, tookUp write: WriteID) {}
  public func record(_ lazy: LazyRecord) {}
  public func record(_ layout: LayoutRecord, shares: [LayoutShare], nodes: [LayoutNodeShare]) {
    record(layout, shares: shares)
  }
  public func record(_ picture: PictureRecord) {}
}

/// A sink that drops everything, to measure what reporting alone costs.
public final class NullSink: TraceSink {
  public init() {}
  public func define(_ id: NameID, _ text: String) {}
  public func define(_ id: ViewID, _ view: ViewDefinition) {}
  public func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) {}
  public func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  public func define(_ id: ObjectID, type: NameID) {}
  public func begin(_ step: StepRecord) {}
  public func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  public func end(_ transaction: TransactionRecord) {}
  public func take(_ runs: UnsafeBufferPointer<RunRecord>) {}
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
