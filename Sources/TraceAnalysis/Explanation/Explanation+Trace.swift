public import TraceModel

extension Explanation {
  /// Explains all runs of a view.
  ///
  /// - Parameters:
  ///   - name: Label or plain name of a view or content closure.
  ///   - trace: Where it ran.
  /// - Throws: `UnknownView`; what the trace throws when it cannot be read.
  /// - Complexity: One pass over all runs; eight bytes a node are held.
  public init(of name: String, in trace: any TraceSource) throws {
    let catalog = try TraceCatalog(trace)
    let targets = catalog.views(named: name)
    guard let first = targets.first else {
      throw UnknownView(name: name, known: catalog.names)
    }
    var reader = try ChainReader(trace, catalog)
    var counts = Counting()
    let targetSet = Set(targets)
    try trace.forEachRun(in: nil) { run in
      reader.enter(run)
      guard targetSet.contains(reader.view(of: run)), let chain = try reader.chainOfLast() else {
        return
      }
      counts.count(run, chain, reader.step(of: run), catalog)
    }
    views = targets.map { catalog.label($0) }
    place = catalog.view(first).flatMap { view in
      view.file.flatMap { file in view.line.map { SourcePlace(file: file, line: $0) } }
    }
    self.counts = counts.all
    nodes = counts.nodes.count
    fields = counts.fields.map { Field(name: $0.key.name, difference: $0.key.how, runs: $0.value) }
      .sorted { ($1.runs, $0.name) < ($0.runs, $1.name) }
    chains = counts.chains.map { Chain(reader, $0.key, $0.value, catalog) }.sorted { a, b in
      let (left, right) = (a.evaluations + a.contentRuns, b.evaluations + b.contentRuns)
      return left == right ? a.order < b.order : left > right
    }
  }

  /// Counts of the view's runs by chain.
  fileprivate struct Counting {
    struct FieldKey: Hashable {
      var name: String
      var how: InputDifference
    }
    struct Part {
      var counts = RunCounts()
      var steps: Set<StepID> = []
    }

    var all = RunCounts()
    var nodes: Set<NodeID> = []
    var fields: [FieldKey: Int] = [:]
    var chains: [Int: Part] = [:]

    mutating func count(
      _ run: RunRecord,
      _ chain: Int,
      _ step: StepID?,
      _ catalog: TraceCatalog
    ) {
      let counts = RunCounts(run)
      all += counts
      nodes.insert(run.node)
      chains[chain, default: Part()].counts += counts
      if let step { chains[chain]?.steps.insert(step) }
      for cause in catalog.causes(run.causes).causes where cause.kind == .self {
        guard let name = cause.detail else { continue }
        fields[FieldKey(name: name, how: cause.difference), default: 0] += 1
      }
    }
  }
}

extension Explanation.Chain {
  /// Unfolds a numbered chain from its top.
  fileprivate init(
    _ reader: ChainReader,
    _ number: Int,
    _ part: Explanation.Counting.Part,
    _ catalog: TraceCatalog
  ) {
    var nodes: [ChainReader.Node] = []
    var next: Int? = number
    while let index = next {
      nodes.append(reader.chains[index])
      next = reader.chains[index].above
    }
    nodes.reverse()
    let top = nodes[0]
    origin = top.kind.map(Explanation.Origin.transaction) ?? .writes(top.writes)
    links = nodes.enumerated().map { index, node in
      let causes = catalog.causes(node.causes)
      return Explanation.Link(
        view: catalog.label(node.view),
        causes: causes.text,
        fields: causes.causes.compactMap { cause in
          guard cause.kind == .self else { return nil }
          return cause.detail.map { "\($0) (\(cause.difference))" }
        },
        writes: index == 0 ? [] : node.writes
      )
    }
    evaluations = part.counts.evaluations
    contentRuns = part.counts.contentRuns
    waste = part.counts.waste
    steps = catalog.steps.filter { part.steps.contains($0.id) }.map(\.label)
  }

  /// What orders chains of equal counts.
  fileprivate var order: String {
    "\(origin)" + links.map { "\($0.view) \($0.causes)" }.joined(separator: " ")
  }
}
