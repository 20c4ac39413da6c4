import TraceModel

/// The off-screen passes of the screen, by view and kind.
struct DisplayPasses {
  private struct Key: Hashable {
    let view: ViewID
    let kind: OffScreenPass
    let isInRow: Bool
  }

  private var counts: [Key: Int] = [:]
  private(set) var total = 0
  private(set) var totalInRows = 0
  /// Whether any has come or gone; the reader takes it back.
  var isChanged = false

  /// All of them, in the order of the trace.
  var shares: [PassShare] {
    counts.map {
      PassShare(
        view: $0.key.view,
        kind: $0.key.kind,
        isInLazyRow: $0.key.isInRow,
        count: UInt32($0.value)
      )
    }
    .sorted {
      ($0.view, $0.kind.rawValue, $0.isInLazyRow ? 1 : 0)
        < ($1.view, $1.kind.rawValue, $1.isInLazyRow ? 1 : 0)
    }
  }

  mutating func replace(
    _ old: PassCounts,
    by new: PassCounts,
    of view: ViewID,
    isInRow: Bool
  ) {
    replace(old, of: view, isInRow: isInRow, by: new, of: view, isInRow: isInRow)
  }

  mutating func replace(
    _ old: PassCounts,
    of oldView: ViewID,
    isInRow wasInRow: Bool,
    by new: PassCounts,
    of view: ViewID,
    isInRow: Bool
  ) {
    if old == new, oldView == view, wasInRow == isInRow { return }
    add(old, of: oldView, isInRow: wasInRow, times: -1)
    add(new, of: view, isInRow: isInRow, times: 1)
    isChanged = true
  }

  private mutating func add(
    _ passes: PassCounts,
    of view: ViewID,
    isInRow: Bool,
    times: Int
  ) {
    for (kind, count) in passes.kinds {
      let key = Key(view: view, kind: kind, isInRow: isInRow)
      let new = counts[key, default: 0] + count * times
      counts[key] = new == 0 ? nil : new
      total += count * times
      if isInRow { totalInRows += count * times }
    }
  }
}

/// The pictures on the screen, each with how often it is shown.
struct DisplayPictures {
  private var known: [String: (uses: Int, bytes: UInt64)] = [:]
  /// A picture is decoded once, however often it is shown.
  private(set) var decodedBytes: UInt64 = 0
  var count: Int { known.count }

  mutating func add(_ picture: ShownNode.Picture) {
    if let uses = known[picture.name]?.uses {
      known[picture.name]?.uses = uses + 1
      return
    }
    known[picture.name] = (1, picture.decodedBytes)
    decodedBytes += picture.decodedBytes
  }

  mutating func remove(_ picture: ShownNode.Picture) {
    guard let found = known[picture.name] else { return }
    if found.uses > 1 {
      known[picture.name]?.uses = found.uses - 1
      return
    }
    known[picture.name] = nil
    decodedBytes -= found.bytes
  }
}
