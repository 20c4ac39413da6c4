import TraceModel

/// Turns runs in preorder into the boxes of both charts.
struct FlameBuilder {
  private let catalog: TraceCatalog
  private let nodes: NodeIndex
  private let transactions: [TransactionRecord]
  var tables = FlameTables()
  var chart: FlameChart
  var tree = FlameTree()
  /// The transaction that is drawn now.
  private var current = TransactionID.none
  private var currentStep: StepID?
  /// Indexes of names by view, and of causes by set and whether it was a first run.
  private var viewNames: [Int] = []
  private var causes: [Int] = []
  private let indices: [TransactionID: Int]

  private let measure: FlameSummary.Measure

  init(
    _ trace: any TraceSource,
    _ catalog: TraceCatalog,
    _ measure: FlameSummary.Measure,
    threshold: Nanoseconds
  ) throws {
    self.catalog = catalog
    self.measure = measure
    nodes = try NodeIndex(trace)
    transactions = try trace.transactions
    indices = Dictionary(
      zip(transactions.map(\.id), transactions.indices),
      uniquingKeysWith: { first, _ in first }
    )
    let frame = tables.cause(FlameSummary.Cause(text: "", kind: .frame))
    let folded = tables.cause(FlameSummary.Cause(text: "", kind: .folded))
    chart = FlameChart(
      threshold: Int(threshold.rawValue),
      frameCause: frame,
      foldedCause: folded,
      foldedName: tables.name("short runs")
    )
  }

  mutating func add(_ run: RunRecord) {
    if run.transaction != current { begin(run.transaction) }
    let view = nodes.view(run.node)
    let box = FlameColumns.Box(
      start: measure == .time ? Int(run.after) : 0,
      duration: measure == .time ? Int(run.body) + Int(run.diff) : 1,
      depth: 0,
      name: name(view),
      cause: cause(run),
      runs: 1,
      waste: run.flags.contains(.waste) ? 1 : 0
    )
    let end = run.id.rawValue + run.below
    chart.enter(box, id: run.id.rawValue, end: end)
    tree.enter(box, view: view, id: run.id.rawValue, end: end)
  }

  mutating func finish() { chart.finish() }

  private mutating func begin(_ id: TransactionID) {
    current = id
    let record = indices[id].map { transactions[$0] }
    let step = record?.step ?? StepID(0)
    if step != currentStep {
      currentStep = step
      chart.beginStep(tables.name(catalog.step(step)?.label ?? "step \(step)"))
    }
    chart.beginTransaction(tables.name((record?.kind ?? .update).description))
  }

  private mutating func name(_ view: ViewID) -> Int {
    let index = Int(view.rawValue)
    if let name = viewNames.known(at: index) { return name }
    let name = tables.name(catalog.label(view))
    viewNames.set(name, at: index)
    return name
  }

  private mutating func cause(_ run: RunRecord) -> Int {
    let index = Int(run.causes.rawValue) * 2 + (run.flags.contains(.first) ? 1 : 0)
    if let cause = causes.known(at: index) { return cause }
    let set = catalog.causes(run.causes)
    let cause = tables.cause(FlameSummary.Cause(text: set.text, kind: CauseClass(run, set)))
    causes.set(cause, at: index)
    return cause
  }
}

/// A table of indexes that fills as they are asked for; -1 is not known yet.
extension [Int] {
  fileprivate func known(at index: Int) -> Int? {
    indices.contains(index) && self[index] >= 0 ? self[index] : nil
  }

  fileprivate mutating func set(_ value: Int, at index: Int) {
    if count <= index { append(contentsOf: repeatElement(-1, count: index + 1 - count)) }
    self[index] = value
  }
}
