/// What a transaction changed on the screen, and what the screen costs then.
///
/// Of a scroll view only what can be seen counts.
public struct DisplayRecord: Equatable, Sendable {
  public var transaction: TransactionID
  /// Leaves and effects whose content changed.
  public var leaves: UInt32
  /// Leaves that stand elsewhere on the screen.
  public var moved: UInt32
  /// Leaves that came onto the screen.
  public var inserted: UInt32
  /// Leaves that left the screen.
  public var removed: UInt32
  /// All leaves on the screen now.
  public var shown: UInt32
  /// The frame's off-screen passes.
  public var passes: UInt32
  /// Of these, those in rows that a lazy container makes.
  public var lazyPasses: UInt32
  /// Pictures on the screen, each once however often it is shown.
  public var images: UInt32
  /// What those take once decoded.
  public var decodedBytes: UInt64
  public var duration: Nanoseconds

  public init(
    transaction: TransactionID,
    leaves: UInt32,
    moved: UInt32 = 0,
    inserted: UInt32 = 0,
    removed: UInt32 = 0,
    shown: UInt32 = 0,
    passes: UInt32 = 0,
    lazyPasses: UInt32 = 0,
    images: UInt32 = 0,
    decodedBytes: UInt64,
    duration: Nanoseconds
  ) {
    self.transaction = transaction
    self.leaves = leaves
    self.moved = moved
    self.inserted = inserted
    self.removed = removed
    self.shown = shown
    self.passes = passes
    self.lazyPasses = lazyPasses
    self.images = images
    self.decodedBytes = decodedBytes
    self.duration = duration
  }
}
