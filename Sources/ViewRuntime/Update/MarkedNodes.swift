/// The nodes that wait to run, in the order in which they do: those above
/// others first, siblings as they stand.
///
/// A run marks nodes below itself as a rule, so each depth is put in order once,
/// when its turn comes, however many nodes were marked by and by.
struct MarkedNodes {
  /// By depth.
  private var levels: [Level] = []
  /// No level above this one has a node.
  private var highest = 0
  private var count = 0

  private struct Level {
    /// In order, the first one last.
    var ordered: [NodeReference] = []
    /// Marked since, in no order.
    var fresh: [NodeReference] = []
  }

  var isEmpty: Bool { count == 0 }
  var all: [NodeReference] { levels.flatMap { $0.ordered.reversed() + $0.fresh } }

  /// Each node once: see `CauseMask.isQueued`.
  mutating func insert(_ node: NodeReference) {
    let depth = Int(node.block.header.pointee.depth)
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].fresh.append(node)
    highest = min(highest, depth)
    count += 1
  }

  /// - Complexity: A sort of the depth's nodes, if some were marked since the last call.
  mutating func takeFirst() -> NodeReference? {
    while count > 0 {
      if !levels[highest].fresh.isEmpty { order(highest) }
      guard let node = levels[highest].ordered.popLast() else {
        highest += 1
        continue
      }
      count -= 1
      guard node.isAlive else { continue }
      node.mask.remove(.isQueued)
      return node
    }
    return nil
  }

  private mutating func order(_ depth: Int) {
    // Of a place that has ended nobody knows any more where it stood.
    let nodes = levels[depth].ordered + levels[depth].fresh
    let alive = nodes.filter(\.isAlive)
    count -= nodes.count - alive.count
    levels[depth].ordered = alive.count < 2 ? alive : alive.sorted { Self.stands($1, before: $0) }
    levels[depth].fresh.removeAll(keepingCapacity: true)
  }

  private static func stands(_ a: NodeReference, before b: NodeReference) -> Bool {
    if a.block == b.block { return a.entry < b.entry }
    let (one, other) = (a.block.header.pointee, b.block.header.pointee)
    if one.index != other.index { return one.index < other.index }
    return one.serial < other.serial
  }
}
