/// What one layout of the tree cost; every number is exact.
package struct LayoutCounts: Equatable, Sendable {
  /// Nodes that computed a size at least once.
  package var measured: UInt32 = 0
  /// Size questions, those answered from a cache included.
  package var asked: UInt32 = 0
  package var cached: UInt32 = 0
  /// Distinct proposals that had to be computed, summed over the nodes.
  package var proposals: UInt32 = 0
  /// Nodes that were placed; an untouched subtree is not visited.
  package var placed: UInt32 = 0
  /// Rows that lazy containers asked their source for.
  package var rowsMade: UInt32 = 0
  /// Lazy containers whose estimated length turned out to be wrong.
  package var corrections: UInt32 = 0
}

/// One node's part in a layout.
package struct NodeCounts: Equatable, Sendable {
  package var asked: UInt32 = 0
  package var cached: UInt32 = 0
  package var placed: UInt32 = 0
  /// The distinct proposals that had to be computed, in order.
  package var proposals: [ProposedViewSize] = []
  /// Time of the node's own rule, its children's taken out; in the unit of the
  /// engine's clock, 0 without one.
  package var selfTime: UInt64 = 0

  mutating func reset() {
    asked = 0
    cached = 0
    placed = 0
    proposals.removeAll(keepingCapacity: true)
    selfTime = 0
  }
}
