import TraceModel

/// What was reported since the last hand-over: one array a kind of record.
///
/// Within a kind the order is that of the calls. Between kinds it is lost, and
/// `Writer` restores what matters: definitions and nodes come before runs. A
/// step is always the last thing of its batch, since `begin(step)` waits for
/// the hand-over.
///
/// A record takes the size of its value, a run 64 bytes; nothing else is
/// allocated for it.
struct Batch: Sendable {
  var names: [(NameID, String)] = []
  var views: [(ViewID, ViewDefinition)] = []
  var causeSets: [(id: CauseSetID, causes: [Cause], text: NameID)] = []
  var places: [(PlaceID, [FrameAddress])] = []
  var objects: [(ObjectID, type: NameID)] = []
  var steps: [StepRecord] = []
  var stepEnds: [(StepID, StepOutcome, at: Nanoseconds)] = []
  var transactions: [TransactionRecord] = []
  var nodes: [NodeRecord] = []
  var runs: [RunRecord] = []
  var furtherWrites: [(run: RunID, write: WriteID)] = []
  var changes: [Change] = []
  var writes: [WriteRecord] = []
  var takenUp: [(write: WriteID, transaction: TransactionID)] = []
  var lists: [ListRecord] = []
  var layouts: [(LayoutRecord, shares: [LayoutShare], nodes: [LayoutNodeShare])] = []
  var lazies: [LazyRecord] = []
  var lifetimes: [LifetimeRecord] = []
  var displays: [(DisplayRecord, DisplayDetails)] = []
  var messages: [MessageRecord] = []
  var pictures: [PictureRecord] = []

  /// All records together.
  var count = 0
  /// Runs have come whose transaction has not ended yet.
  var isInsideTransaction = false

  /// Children of a run that were put in, taken out or moved.
  struct Change: Sendable {
    var run: RunID
    var inserted: UInt32
    var removed: UInt32
    var moved: UInt32
  }

  /// Forgets the records, and keeps the memory unless there is very much of it.
  mutating func clear() {
    guard runs.capacity <= 1 << 18, nodes.capacity <= 1 << 18 else {
      self = Batch()
      return
    }
    names.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    causeSets.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    stepEnds.removeAll(keepingCapacity: true)
    transactions.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    furtherWrites.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    writes.removeAll(keepingCapacity: true)
    takenUp.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
    lazies.removeAll(keepingCapacity: true)
    lifetimes.removeAll(keepingCapacity: true)
    displays.removeAll(keepingCapacity: true)
    messages.removeAll(keepingCapacity: true)
    pictures.removeAll()
    count = 0
    isInsideTransaction = false
  }
}
