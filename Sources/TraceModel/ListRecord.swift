/// A `ForEach`, `List` or lazy container in one transaction.
public struct ListRecord: Equatable, Sendable {
  public var transaction: TransactionID
  public var node: NodeID
  /// The run that gave it its data; none where layout asked for rows.
  public var run: RunID
  public var kind: ListKind
  public var before: UInt32
  public var after: UInt32
  public var inserted: UInt32
  public var removed: UInt32
  public var moved: UInt32
  public var kept: UInt32
  /// Elements whose content closure ran although they were kept.
  public var rerun: UInt32
  /// Kept elements whose data differs from before; `unknownCount` where the
  /// element has no `==`.
  public var changed: UInt32
  /// Elements whose data stood under another id before.
  ///
  /// What an index or a random id looks like. Compared by `==`, and apart from
  /// the stored id; `unknownCount` where the element has no `==` and holds
  /// closures or objects.
  public var displaced: UInt32
  public var duration: Nanoseconds

  /// Stands for a count that cannot be told.
  public static let unknownCount = UInt32.max

  public init(
    transaction: TransactionID,
    node: NodeID,
    run: RunID,
    kind: ListKind,
    before: UInt32,
    after: UInt32,
    inserted: UInt32,
    removed: UInt32,
    moved: UInt32,
    kept: UInt32,
    rerun: UInt32,
    changed: UInt32,
    displaced: UInt32,
    duration: Nanoseconds
  ) {
    self.transaction = transaction
    self.node = node
    self.run = run
    self.kind = kind
    self.before = before
    self.after = after
    self.inserted = inserted
    self.removed = removed
    self.moved = moved
    self.kept = kept
    self.rerun = rerun
    self.changed = changed
    self.displaced = displaced
    self.duration = duration
  }
}

/// Which container a `ListRecord` is about; the raw value is the code in the trace.
public enum ListKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case forEach = 1
  case list = 2
  case lazy = 3

  public var description: String {
    switch self {
    case .forEach: "ForEach"
    case .list: "List"
    case .lazy: "lazy container"
    }
  }
}
