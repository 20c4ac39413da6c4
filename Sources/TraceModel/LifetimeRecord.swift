/// Something that happened in the life of a node.
public struct LifetimeRecord: Equatable, Sendable {
  public var transaction: TransactionID
  public var node: NodeID
  public var kind: LifetimeKind
  /// The state that was reset, the task's id; none otherwise.
  public var name: NameID

  public init(transaction: TransactionID, node: NodeID, kind: LifetimeKind, name: NameID) {
    self.transaction = transaction
    self.node = node
    self.kind = kind
    self.name = name
  }
}

/// The kinds of lifetime event; the raw value is the code in the trace.
///
/// Creation has no event: it is the node's own row.
public enum LifetimeKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case appeared = 1
  case disappeared = 2
  case destroyed = 3
  /// State that had been written ended with its node, and the same place got a
  /// new node in the same transaction: a branch switch or a change of id.
  case stateReset = 4
  case taskStarted = 5
  case taskCancelled = 6
  case taskEnded = 7

  public var description: String {
    switch self {
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .destroyed: "destroyed"
    case .stateReset: "state reset"
    case .taskStarted: "task started"
    case .taskCancelled: "task cancelled"
    case .taskEnded: "task ended"
    }
  }
}
