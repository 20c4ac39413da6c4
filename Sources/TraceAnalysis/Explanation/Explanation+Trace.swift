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
    // By view: there is one look for each of millions of runs.
    var isTarget = [Bool](
      repeating: false,
      count: Int(catalog.views.map(\.id.rawValue).max() ?? 0) + 1
    )
    for target in targets { isTarget[Int(target.rawValue)] = true }
    try trace.forEachRun(in: nil) { run in
      try reader.enter(run)
      let view = Int(reader.view(of: run).rawValue)
      guard view < isTarget.count, isTarget[view], let chain = try reader.chainOfLast() else {
        return
      }
      counts.count(run, chain, reader.step(of: run))
    }
    views = targets.map { catalog.label($0) }
    place = catalog.view(first).flatMap { view in
      view.file.flatMap { file in view.line.map { SourcePlace(file: file, line: $0) } }
    }
    self.counts = counts.all
    nodes = counts.nodes
    fields = Self.fields(counts.parts, reader, catalog)
    let found = counts.parts.enumerated().filter { $0.element.counts.runs > 0 }
    chains = found.map { Chain(reader, $0.offset, $0.element, catalog) }.sorted { a, b in
      let (left, right) = (a.evaluations + a.contentRuns, b.evaluations + b.contentRuns)
      return left == right ? a.order < b.order : left > right
    }
  }

  /// Inputs that differed: a chain's last causes, as often as it was counted.
  private static func fields(
    _ parts: [Counting.Part],
    _ reader: ChainReader,
    _ catalog: TraceCatalog
  ) -> [Field] {
    var fields: [Field] = []
    for (chain, part) in parts.enumerated() where part.counts.runs > 0 {
      for cause in catalog.causes(reader.chains[chain].causes).causes where cause.kind == .self {
        guard let name = cause.detail else { continue }
        let known = fields.firstIndex { $0.name == name && $0.difference == cause.difference }
        if let known {
          fields[known].runs += part.counts.runs
        } else {
          fields.append(Field(name: name, difference: cause.difference, runs: part.counts.runs))
        }
      }
    }
    return fields.sorted { ($1.runs, $0.name) < ($0.runs, $1.name) }
  }

  /// Counts of the view's runs by chain.
  fileprivate struct Counting {
    struct Part {
      var counts = RunCounts()
      var steps: Set<StepID> = []
      /// The step of the last run, which is most often that of the next as well.
      var lastStep: StepID?
    }

    var all = RunCounts()
    var nodes = 0
    /// By number of the chain.
    var parts: [Part] = []
    private var seen: [Bool] = []

    mutating func count(_ run: RunRecord, _ chain: Int, _ step: StepID?) {
      let counts = RunCounts(run)
      all += counts
      let node = Int(run.node.rawValue)
      if seen.count <= node {
        seen.append(contentsOf: repeatElement(false, count: node + 1 - seen.count))
      }
      nodes += seen[node] ? 0 : 1
      seen[node] = true
      while parts.count <= chain { parts.append(Part()) }
      parts[chain].counts += counts
      if let step, parts[chain].lastStep != step {
        parts[chain].steps.insert(step)
        parts[chain].lastStep = step
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
