/// One update cycle, told when it ends.
public struct TransactionRecord: Equatable, Sendable {
  public var id: TransactionID
  public var step: StepID
  public var kind: TransactionKind
  /// From 1; callbacks that write lead to further passes of the same frame.
  public var pass: UInt32
  public var at: Nanoseconds
  public var virtualTime: Nanoseconds
  public var duration: Nanoseconds
  /// Its runs are `firstRun ..< firstRun + runs`.
  public var firstRun: RunID
  public var runs: UInt32

  public init(
    id: TransactionID,
    step: StepID,
    kind: TransactionKind,
    pass: UInt32,
    at: Nanoseconds,
    virtualTime: Nanoseconds,
    duration: Nanoseconds,
    firstRun: RunID,
    runs: UInt32
  ) {
    self.id = id
    self.step = step
    self.kind = kind
    self.pass = pass
    self.at = at
    self.virtualTime = virtualTime
    self.duration = duration
    self.firstRun = firstRun
    self.runs = runs
  }
}

/// What set a transaction off; the raw value is the code in the trace.
public enum TransactionKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case mount = 1
  case update = 2
  /// Layout asked for content: lazy rows, geometry readers.
  case layout = 3
  /// A frame of an animation or a timeline.
  case frame = 4
  case unmount = 5

  public var description: String {
    switch self {
    case .mount: "mount"
    case .update: "update"
    case .layout: "layout"
    case .frame: "frame"
    case .unmount: "unmount"
    }
  }
}
