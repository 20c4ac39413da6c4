/// A step of the workload, told before its action runs.
public struct StepRecord: Equatable, Sendable {
  public var id: StepID
  /// Where it stands in the workload, from 1, repeats as `3.2`; `0` is the mount.
  public var path: String
  public var action: NameID
  /// What the action was aimed at, in the workload's words; none for no target.
  public var target: NameID
  /// The phase that the last `mark` named.
  public var mark: NameID
  public var at: Nanoseconds
  public var virtualTime: Nanoseconds

  public init(
    id: StepID,
    path: String,
    action: NameID,
    target: NameID,
    mark: NameID,
    at: Nanoseconds,
    virtualTime: Nanoseconds
  ) {
    self.id = id
    self.path = path
    self.action = action
    self.target = target
    self.mark = mark
    self.at = at
    self.virtualTime = virtualTime
  }
}

/// How a step ended; the raw value is the code in the trace.
public enum StepOutcome: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case idle = 1
  case failed = 2
  case neverIdle = 3
  case crashed = 4

  public var description: String {
    switch self {
    case .idle: "idle"
    case .failed: "failed"
    case .neverIdle: "never idle"
    case .crashed: "crashed"
    }
  }
}
