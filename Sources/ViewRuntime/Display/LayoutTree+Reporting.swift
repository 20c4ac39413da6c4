import TraceModel

// What a layout was, for the trace.
extension LayoutTree {
  /// Counts node by node, and times rules, only where somebody records.
  func setCounting(_ isRecording: Bool) {
    guard engine.countsNodes != isRecording else { return }
    engine.countsNodes = isRecording
    let reporter = host.reporter
    engine.clock = isRecording ? { reporter.clock() } : nil
  }

  /// - Complexity: O(layout nodes that were asked or placed).
  func report(
    _ counts: LayoutCounts,
    _ reason: LayoutReason,
    _ cause: NodeReference?,
    duration: Int64
  ) {
    var shares: [ViewID: LayoutShare] = [:]
    var nodes: [NodeID: LayoutNodeShare] = [:]
    engine.forEachCountedNode { node, counts in
      guard let link = LayoutLink.of(node), link.node.isAlive else { return }
      let view = host.viewID(of: host.queue.composite(owning: link.node))
      shares[view, default: LayoutShare(of: view)].add(counts)
      let place = host.reporter.parentNode(of: link.node)
      nodes[place, default: LayoutNodeShare(node: place)].add(counts)
    }
    host.reporter.layout(
      LayoutRecord(
        transaction: host.reporter.currentTransaction,
        node: cause.flatMap { $0.isAlive ? host.reporter.parentNode(of: $0) : nil } ?? .none,
        reason: reason,
        measured: counts.measured,
        asked: counts.asked,
        cached: counts.cached,
        proposals: counts.proposals,
        placed: counts.placed,
        duration: Nanoseconds(duration)
      ),
      shares: shares.values.sorted { $0.view < $1.view },
      nodes: nodes.values.filter { $0.proposals > 0 && !$0.node.isNone }
        .sorted { $0.node < $1.node }
    )
  }
}

extension LayoutShare {
  fileprivate init(of view: ViewID) {
    self.init(view: view, nodes: 0, asked: 0, cached: 0, proposals: 0, selfTime: .zero)
  }

  fileprivate mutating func add(_ counts: NodeCounts) {
    nodes += 1
    asked += counts.asked
    cached += counts.cached
    proposals += UInt32(counts.proposals.count)
    selfTime += Nanoseconds(Int64(counts.selfTime))
  }
}

extension LayoutNodeShare {
  fileprivate mutating func add(_ counts: NodeCounts) {
    elements += 1
    asked += counts.asked
    cached += counts.cached
    proposals += UInt32(counts.proposals.count)
    placed += counts.placed
    selfTime += Nanoseconds(Int64(counts.selfTime))
  }
}
