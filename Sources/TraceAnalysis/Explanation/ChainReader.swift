import TraceModel

/// Follows runs back to what set them off, and gives equal chains one number.
///
/// Reads runs in order and holds those that are open, so the memory is a
/// trace's depth and its distinct chains, however many runs there are.
struct ChainReader {
  /// A distinct chain: that of the run above, and this run's part of it.
  struct Node: Hashable {
    /// Index of the chain above; nil at the top.
    var above: Int?
    var view: ViewID
    var causes: CauseSetID
    var writes: [Explanation.Write]
    /// At the top of a chain without a write.
    var kind: TransactionKind?
  }

  private struct PlainKey: Hashable {
    var above: Int
    var view: ViewID
    var causes: CauseSetID
  }

  private struct OpenRun {
    var end: UInt32
    var run: RunRecord
    var chain: Int?
    /// The chain found last below it; siblings are most often alike.
    var lastBelow: (key: PlainKey, chain: Int)?
  }

  let trace: any TraceSource
  let catalog: TraceCatalog
  private let nodes: NodeIndex
  private let transactions: [TransactionID: TransactionRecord]
  private let writes: [WriteID: WriteRecord]
  private var places: [PlaceID: ResolvedPlace] = [:]
  private var numbers: [Node: Int] = [:]
  /// The same for runs without a write below another run, which are most.
  private var plain: [PlainKey: Int] = [:]
  private(set) var chains: [Node] = []
  private var open: [OpenRun] = []
  /// The transaction asked for last, which most often is the next one too.
  private var lastStep: (transaction: TransactionID, step: StepID?) = (.none, nil)
  /// Views that write to the environment, and what they last ran for.
  ///
  /// Who reads a value runs for that write, in the same transaction but not
  /// always below the writer.
  private var writers: [NodeID: (transaction: TransactionID, chain: Int)?] = [:]

  init(_ trace: any TraceSource, _ catalog: TraceCatalog) throws {
    self.trace = trace
    self.catalog = catalog
    nodes = try NodeIndex(trace)
    transactions = try Dictionary(trace.transactions.map { ($0.id, $0) }) { first, _ in first }
    writes = try Dictionary(trace.writes.map { ($0.id, $0) }) { first, _ in first }
    for write in writes.values where write.kind == .environment && !write.node.isNone {
      writers.updateValue(nil, forKey: write.node)
    }
  }

  func view(of run: RunRecord) -> ViewID { nodes.view(run.node) }

  mutating func step(of run: RunRecord) -> StepID? {
    if lastStep.transaction != run.transaction {
      lastStep = (run.transaction, transactions[run.transaction]?.step)
    }
    return lastStep.step
  }

  /// Takes the next run, in order of id.
  mutating func enter(_ run: RunRecord) throws {
    while let last = open.last, last.end < run.id.rawValue { open.removeLast() }
    open.append(OpenRun(end: run.id.rawValue + run.below, run: run))
    guard !writers.isEmpty, writers.keys.contains(run.node) else { return }
    writers[run.node] = (run.transaction, try chain(at: open.count - 1))
  }

  /// The chain of the run entered last.
  mutating func chainOfLast() throws -> Int? {
    open.isEmpty ? nil : try chain(at: open.count - 1)
  }

  private mutating func chain(at index: Int) throws -> Int {
    if let chain = open[index].chain { return chain }
    let run = open[index].run
    if run.write.isNone, index > 0 {
      let above = try chain(at: index - 1)
      let key = PlainKey(above: above, view: view(of: run), causes: run.causes)
      if let last = open[index - 1].lastBelow, last.key == key {
        open[index].chain = last.chain
        return last.chain
      }
      let known = plain[key]
      let chain =
        known ?? number(Node(above: above, view: key.view, causes: key.causes, writes: []))
      if known == nil { plain[key] = chain }
      open[index].chain = chain
      open[index - 1].lastBelow = (key, chain)
      return chain
    }
    var node = Node(
      above: nil,
      view: view(of: run),
      causes: run.causes,
      writes: try writes(behind: run),
      kind: nil
    )
    if index > 0, followsFromAbove(run, hasWrites: !node.writes.isEmpty) {
      node.above = try chain(at: index - 1)
    } else if let writer = chainOfWriter(behind: run) {
      node.above = writer
    } else if node.writes.isEmpty {
      node.kind = transactions[run.transaction]?.kind ?? .update
    }
    let chain = number(node)
    open[index].chain = chain
    return chain
  }

  private mutating func number(_ node: Node) -> Int {
    if let known = numbers[node] { return known }
    chains.append(node)
    numbers[node] = chains.count - 1
    return chains.count - 1
  }

  /// A run with a write of its own follows from the run above only where a cause says so.
  private func followsFromAbove(_ run: RunRecord, hasWrites: Bool) -> Bool {
    guard hasWrites else { return true }
    return catalog.causes(run.causes).causes.contains { cause in
      cause.kind == .self || cause.kind == .identity || cause.kind == .forced
    }
  }

  /// Why the view ran that wrote to the environment what this run is for.
  private func chainOfWriter(behind run: RunRecord) -> Int? {
    guard let write = writes[run.write], write.kind == .environment,
      let writer = writers[write.node] ?? nil, writer.transaction == run.transaction
    else { return nil }
    return writer.chain
  }

  private mutating func writes(behind run: RunRecord) throws -> [Explanation.Write] {
    guard !run.write.isNone else { return [] }
    var found: [Explanation.Write] = []
    for id in [run.write] + (try trace.furtherWrites(of: run.id)) {
      guard let record = writes[id] else { continue }
      let place = try place(record.place)
      let write = Explanation.Write(
        property: try trace.name(record.name),
        kind: record.kind,
        writer: record.kind == .environment ? writer(record.node) : nil,
        place: place.map { SourcePlace(file: $0.file, line: $0.line) },
        isApproximate: place?.isApproximate ?? false,
        isEqual: record.flags.contains(.equal)
      )
      if !found.contains(write) { found.append(write) }
    }
    return found
  }

  private func writer(_ node: NodeID) -> String? {
    node.isNone ? nil : catalog.label(nodes.view(node))
  }

  private mutating func place(_ id: PlaceID) throws -> ResolvedPlace? {
    if let place = places[id] { return place }
    let place = try trace.place(id)
    places[id] = place
    return place
  }
}
