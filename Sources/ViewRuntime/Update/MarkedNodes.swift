/// The nodes that wait to run, in the order in which they do: those above
/// others first, siblings as they stand.
struct MarkedNodes {
  /// In order, the first one last.
  private var ordered: [NodeReference] = []
  /// Marked since, in no order.
  private var fresh: [NodeReference] = []

  var isEmpty: Bool { ordered.isEmpty && fresh.isEmpty }
  var all: [NodeReference] { ordered.reversed() + fresh }

  /// Each node once: see `CauseMask.isQueued`.
  mutating func insert(_ node: NodeReference) { fresh.append(node) }

  /// - Complexity: O(*n*) if one was marked since the last call; a sort if more were.
  mutating func takeFirst() -> NodeReference? {
    if !fresh.isEmpty { order() }
    while let node = ordered.popLast() {
      guard node.isAlive else { continue }
      node.mask.remove(.isQueued)
      return node
    }
    return nil
  }

  private mutating func order() {
    // Of a place that has ended nobody knows any more where it stood.
    if fresh.count == 1, let node = fresh.first, ordered.allSatisfy(\.isAlive) {
      if node.isAlive { ordered.insert(node, at: position(of: node)) }
    } else {
      ordered = (ordered + fresh).filter(\.isAlive).sorted { Self.stands($1, before: $0) }
    }
    fresh = []
  }

  private func position(of node: NodeReference) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.stands(node, before: ordered[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func stands(_ a: NodeReference, before b: NodeReference) -> Bool {
    let (one, other) = (a.block.header.pointee, b.block.header.pointee)
    if one.depth != other.depth { return one.depth < other.depth }
    if a.block == b.block { return a.entry < b.entry }
    if one.index != other.index { return one.index < other.index }
    return one.serial < other.serial
  }
}
