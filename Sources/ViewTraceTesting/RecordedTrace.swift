public import TraceModel

/// A recorded trace, asked for counts by view and step.
///
/// Step 0 is the mount, step *n* the *n*-th action of the workload. Views go
/// by the name that SwiftUI prints; asking for the counts of one that the trace
/// does not have throws `UnknownView`, so that a test with a misspelled or a
/// renamed view does not pass for ever.
public struct RecordedTrace {
  public let source: any TraceSource
  /// What the app printed, `_printChanges()` lines among it.
  public let output: String
  /// How it ended, where it did not just end.
  public let sentence: String
  private let views: [ViewRow]
  private let steps: [StepRow]
  private let sums: [SumRow]
  private let causeSets: [CauseSetID: CauseSetRow]
  private let transactions: [TransactionRecord]

  init(_ source: any TraceSource, output: String, sentence: String) throws {
    self.source = source
    self.output = output
    self.sentence = sentence
    views = try source.views
    steps = try source.steps
    sums = try source.sums
    causeSets = Dictionary(uniqueKeysWithValues: try source.causeSets.map { ($0.id, $0) })
    transactions = try source.transactions
  }

  /// How many steps there are, the mount included.
  public var stepCount: Int { steps.count }

  /// Evaluations of a view's body; of all bodies where none is named.
  public func evaluations(of view: String? = nil, in step: Int? = nil) throws(UnknownView) -> Int {
    try counts(of: view, in: step).evaluations
  }

  /// Runs of the content closures written in the body of a view.
  public func contentRuns(of owner: String? = nil, in step: Int? = nil) throws(UnknownView) -> Int {
    try counts(of: owner, in: step).contentRuns
  }

  /// Identities of a view that began.
  public func created(_ view: String, in step: Int? = nil) throws(UnknownView) -> Int {
    try counts(of: view, in: step, withClosures: false).firsts
  }

  /// Runs after which nothing visible had changed.
  public func waste(of view: String? = nil, in step: Int? = nil) throws(UnknownView) -> Int {
    try counts(of: view, in: step).waste
  }

  /// Display leaves that changed.
  public func updatedLeaves(in step: Int? = nil) -> Int { sum(rows(in: step)).updated }

  /// The distinct lists of causes of a view, as printed, sorted.
  public func causes(of view: String, in step: Int? = nil) throws(UnknownView) -> [String] {
    let bodies = try bodies(named: view)
    let texts = rows(in: step)
      .filter { bodies.contains($0.view) && $0.counts.evaluations > 0 }
      .compactMap { causeSets[$0.causes]?.text }
    return Set(texts).sorted()
  }

  /// Lifetime events of a kind.
  public func lifetimes(_ kind: LifetimeKind, in step: Int? = nil) throws -> [LifetimeRecord] {
    let asked = Set(transactions.filter { matches($0.step, step) }.map(\.id))
    return try source.lifetimes.filter { $0.kind == kind && asked.contains($0.transaction) }
  }

  /// Identities of a view that ended.
  public func destroyed(_ view: String, in step: Int? = nil) throws -> Int {
    let bodies = try bodies(named: view)
    return try lifetimes(.destroyed, in: step)
      .compactMap { try source.node($0.node) }
      .count { bodies.contains($0.view) }
  }

  /// The texts that SwiftUI logged, and a crash's sentence.
  public func messages(in step: Int? = nil) throws -> [String] {
    try source.messages
      .filter { matches($0.step, step) && [.fault, .crash].contains($0.level) }
      .map { try source.name($0.text) }
  }

  /// Distinct size questions of all layouts, by node and proposal.
  public func proposals(in step: Int? = nil) throws -> Int {
    let asked = Set(transactions.filter { matches($0.step, step) }.map(\.id))
    return try source.layouts
      .filter { asked.contains($0.transaction) }
      .reduce(0) { $0 + Int($1.proposals) }
  }

  /// The sums of a view's runs.
  public func counts(of view: String? = nil, in step: Int? = nil) throws(UnknownView) -> RunCounts {
    try counts(of: view, in: step, withClosures: true)
  }

  /// Whether a view of this name was ever run.
  public func hasView(_ name: String) -> Bool {
    views.contains { $0.kind.hasBody && $0.name == name }
  }

  private func counts(
    of name: String?,
    in step: Int?,
    withClosures: Bool
  ) throws(UnknownView) -> RunCounts {
    let rows = rows(in: step)
    guard let name else { return sum(rows) }
    var asked = try bodies(named: name)
    if withClosures {
      asked.formUnion(views.filter { asked.contains($0.owner) }.map(\.id))
    }
    return sum(rows.filter { asked.contains($0.view) })
  }

  private func bodies(named name: String) throws(UnknownView) -> Set<ViewID> {
    let bodies = views.filter { $0.kind.hasBody }
    let found = Set(bodies.filter { $0.name == name }.map(\.id))
    guard !found.isEmpty else { throw UnknownView(name: name, known: bodies.map(\.name)) }
    return found
  }

  private func rows(in step: Int?) -> [SumRow] { sums.filter { matches($0.step, step) } }

  private func matches(_ id: StepID, _ step: Int?) -> Bool {
    step.map { Int(id.rawValue) == $0 } ?? true
  }

  private func sum(_ rows: [SumRow]) -> RunCounts {
    rows.reduce(into: RunCounts()) { $0 += $1.counts }
  }
}
