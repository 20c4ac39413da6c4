/// A new identity.
public struct NodeRecord: Equatable, Sendable {
  public var id: NodeID
  public var view: ViewID
  public var parent: NodeID
  public var transaction: TransactionID
  /// The explicit id, where it has one: an integer as it is, else its text.
  public var key: NodeKey

  public init(
    id: NodeID,
    view: ViewID,
    parent: NodeID,
    transaction: TransactionID,
    key: NodeKey
  ) {
    self.id = id
    self.view = view
    self.parent = parent
    self.transaction = transaction
    self.key = key
  }
}

/// An explicit id, as `ForEach` or `.id` gave it.
public enum NodeKey: Hashable, Sendable {
  case none
  case integer(Int64)
  case name(NameID)
}
