/// The rows that a lazy container has made and not yet ended.
///
/// What is looked at after a layout is what came since the last one, and what
/// is due: the number of rows that are kept does not matter.
struct KnownRows {
  /// A row that exists.
  struct Row {
    let block: NodeReference
    /// Nil until somebody asks, and again where its views are others now.
    var nodes: [LayoutNode]?
    /// Whether nobody needs the block to know where other rows are.
    let canBeDropped: Bool
    /// The update in which it left the screen; nil while it is on it.
    var hiddenSince: Int?
  }

  /// By the serial numbers of the blocks.
  private var rows: [UInt32: Row] = [:]
  /// Made since the last look.
  private var fresh: [UInt32] = []
  /// Those that left the screen and may be ended, the first to leave first;
  /// some of them have come back or ended since.
  private var leaving: [(serial: UInt32, since: Int)] = []
  private var firstLeaving = 0
  /// Made since the container was.
  private(set) var made: UInt32 = 0

  var count: Int { rows.count }

  subscript(serial: UInt32) -> Row? {
    get { rows[serial] }
    set { rows[serial] = newValue }
  }

  /// Takes a row in that was made just now; nothing happens for a known one.
  mutating func add(_ block: Block, canBeDropped: Bool) {
    let serial = block.header.pointee.serial
    guard rows[serial] == nil else { return }
    rows[serial] = Row(block: NodeReference(block, -1), canBeDropped: canBeDropped)
    fresh.append(serial)
    made &+= 1
  }

  /// The rows made since the last call.
  mutating func takeFresh() -> [Row] {
    defer { fresh.removeAll(keepingCapacity: true) }
    return fresh.compactMap { rows[$0] }
  }

  /// Takes out the rows whose blocks have ended by themselves.
  ///
  /// - Complexity: O(rows that exist).
  mutating func takeEnded() -> [Row] {
    let ended = rows.values.filter { !$0.block.isAlive }
      .sorted { $0.block.serial < $1.block.serial }
    for row in ended { rows[row.block.serial] = nil }
    return ended
  }

  /// Notes that a row has left the screen.
  mutating func hide(_ serial: UInt32, in update: Int) {
    guard let row = rows[serial] else { return }
    rows[serial]?.hiddenSince = update
    if row.canBeDropped { leaving.append((serial, update)) }
  }

  /// Takes out of the queue the next row that left the screen up to an update.
  ///
  /// - Returns: The row, which stays known; nil where none is due.
  mutating func takeLeaving(upTo update: Int) -> Row? {
    while firstLeaving < leaving.count {
      let next = leaving[firstLeaving]
      let row = rows[next.serial]
      let isStale = row?.hiddenSince != next.since
      if !isStale, next.since > update { return nil }
      firstLeaving += 1
      if !isStale, let row { return row }
    }
    leaving.removeAll(keepingCapacity: true)
    firstLeaving = 0
    return nil
  }

  /// Whether rows wait to be ended.
  var hasLeaving: Bool { firstLeaving < leaving.count }
}
