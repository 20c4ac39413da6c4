/// One layout of the screen.
public struct LayoutRecord: Equatable, Sendable {
  public var transaction: TransactionID
  /// The node that set it off; none for the whole screen.
  public var node: NodeID
  public var reason: LayoutReason
  public var measured: UInt32
  /// Size questions, those answered from a cache included.
  public var asked: UInt32
  public var cached: UInt32
  /// Distinct proposals, summed over the nodes.
  public var proposals: UInt32
  public var placed: UInt32
  public var duration: Nanoseconds

  public init(
    transaction: TransactionID,
    node: NodeID,
    reason: LayoutReason,
    measured: UInt32,
    asked: UInt32,
    cached: UInt32,
    proposals: UInt32,
    placed: UInt32,
    duration: Nanoseconds
  ) {
    self.transaction = transaction
    self.node = node
    self.reason = reason
    self.measured = measured
    self.asked = asked
    self.cached = cached
    self.proposals = proposals
    self.placed = placed
    self.duration = duration
  }
}

/// What set a layout off; the raw value is the code in the trace.
public enum LayoutReason: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case mount = 1
  case content = 2
  case structure = 3
  case scroll = 4
  case resize = 5
  case animation = 6

  public var description: String {
    switch self {
    case .mount: "mount"
    case .content: "content"
    case .structure: "structure"
    case .scroll: "scroll"
    case .resize: "resize"
    case .animation: "animation"
    }
  }
}

/// The part of one view type in a layout.
public struct LayoutShare: Equatable, Sendable {
  public var view: ViewID
  public var nodes: UInt32
  public var asked: UInt32
  public var cached: UInt32
  public var proposals: UInt32
  public var selfTime: Nanoseconds

  public init(
    view: ViewID,
    nodes: UInt32,
    asked: UInt32,
    cached: UInt32,
    proposals: UInt32,
    selfTime: Nanoseconds
  ) {
    self.view = view
    self.nodes = nodes
    self.asked = asked
    self.cached = cached
    self.proposals = proposals
    self.selfTime = selfTime
  }
}
