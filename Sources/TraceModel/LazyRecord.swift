/// What became of a lazy container's rows in one transaction.
///
/// Only of transactions in which something did.
public struct LazyRecord: Equatable, Sendable {
  public var transaction: TransactionID
  /// The view in whose body the container stands.
  public var node: NodeID
  public var kind: LazyKind
  /// Views in it, made or not.
  public var views: UInt32
  /// Rows made: their content ran for the first time.
  public var made: UInt32
  /// Rows that came onto the screen.
  public var shown: UInt32
  /// Rows that left it.
  public var hidden: UInt32
  /// Rows out of sight that were ended.
  public var ended: UInt32
  /// Rows that exist afterwards.
  public var existing: UInt32
  /// Of these, rows on the screen.
  public var seen: UInt32
  /// How often its length turned out to be another than estimated.
  public var corrections: UInt32
  /// By how many points in all, whatever the direction; rounded.
  public var corrected: UInt32
  /// Whether earlier rows must exist to find later ones: only a row that exists
  /// tells how many views it is.
  public var isVaried: Bool

  public init(
    transaction: TransactionID,
    node: NodeID,
    kind: LazyKind,
    views: UInt32,
    made: UInt32,
    shown: UInt32,
    hidden: UInt32,
    ended: UInt32,
    existing: UInt32,
    seen: UInt32,
    corrections: UInt32,
    corrected: UInt32,
    isVaried: Bool
  ) {
    self.transaction = transaction
    self.node = node
    self.kind = kind
    self.views = views
    self.made = made
    self.shown = shown
    self.hidden = hidden
    self.ended = ended
    self.existing = existing
    self.seen = seen
    self.corrections = corrections
    self.corrected = corrected
    self.isVaried = isVaried
  }
}

/// Which container a `LazyRecord` is about; the raw value is the code in the trace.
public enum LazyKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case verticalStack = 1
  case horizontalStack = 2
  case verticalGrid = 3
  case horizontalGrid = 4
  case list = 5
  case form = 6

  public var description: String {
    switch self {
    case .verticalStack: "LazyVStack"
    case .horizontalStack: "LazyHStack"
    case .verticalGrid: "LazyVGrid"
    case .horizontalGrid: "LazyHGrid"
    case .list: "List"
    case .form: "Form"
    }
  }
}
