/// One evaluation or content run, as the runtime hands it over: sixteen words
/// of 32 bits.
///
/// Times are nanoseconds and stop at `UInt32.max` (4.29 s).
@frozen public struct RunRecord: Equatable, Sendable {
  /// In order of start: the runs below this one are `id + 1 ... id + below`.
  public var id: RunID
  /// The run in whose diff this one was started; none at the top.
  public var parent: RunID
  public var node: NodeID
  public var transaction: TransactionID
  /// The first write behind it; none where the parent run is the reason.
  public var write: WriteID
  public var causes: CauseSetID
  /// Start, counted from the start of the transaction.
  public var after: UInt32
  /// Time inside the body or closure itself.
  public var body: UInt32
  /// Time spent comparing and moving what the body returned, runs below apart.
  public var diff: UInt32
  public var below: UInt32
  /// Child nodes whose inputs were compared.
  public var compared: UInt32
  /// Those of them that were found equal and did not run.
  public var skipped: UInt32
  /// Stored properties compared one by one, after a bytewise miss.
  public var fields: UInt32
  /// Display leaves of its own body that changed.
  public var updated: UInt32
  public var flags: RunFlags
  public var reserved: UInt32

  @inlinable public init(id: RunID, node: NodeID, transaction: TransactionID) {
    self.id = id
    self.node = node
    self.transaction = transaction
    parent = .none
    write = .none
    causes = .none
    after = 0
    body = 0
    diff = 0
    below = 0
    compared = 0
    skipped = 0
    fields = 0
    updated = 0
    flags = []
    reserved = 0
  }
}

/// What is special about a run; the raw value is what the trace stores.
@frozen public struct RunFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A content closure ran, not a body.
  @inlinable public static var content: RunFlags { RunFlags(rawValue: 1) }
  /// The first run of its node.
  @inlinable public static var first: RunFlags { RunFlags(rawValue: 2) }
  /// Nothing visible changed below it.
  @inlinable public static var waste: RunFlags { RunFlags(rawValue: 4) }
  /// And no input below it changed either, closures aside.
  @inlinable public static var pureWaste: RunFlags { RunFlags(rawValue: 8) }
}
