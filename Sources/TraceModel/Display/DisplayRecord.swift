/// What a transaction changed on the screen.
public struct DisplayRecord: Equatable, Sendable {
  public var transaction: TransactionID
  /// Leaves whose content changed, came or went.
  public var leaves: UInt32
  public var decodedBytes: UInt64
  public var duration: Nanoseconds

  public init(
    transaction: TransactionID,
    leaves: UInt32,
    decodedBytes: UInt64,
    duration: Nanoseconds
  ) {
    self.transaction = transaction
    self.leaves = leaves
    self.decodedBytes = decodedBytes
    self.duration = duration
  }
}
