import SwiftUI
import Testing
import TraceModel
import ViewTraceTesting
import Workloads

/// Records a fixture; step 0 is the mount, step n the n-th action.
func recorded<Root: Fixture>(
  _ root: Root.Type,
  _ actions: Workload.Action...
) async throws -> Recorded {
  let workload = Workload(name: "\(root)", steps: actions)
  return try await Recorded(record(FixtureApp<Root>.self, workload: workload))
}

/// Records a fixture that ends the app, and gives the sentence that it ended with.
func recordedCrash<Root: Fixture>(
  _ root: Root.Type,
  _ actions: Workload.Action...
) async throws -> String {
  let workload = Workload(name: "\(root)", steps: actions)
  let trace: any TraceSource = try await record(FixtureApp<Root>.self, workload: workload)
  let crash = try trace.messages.last { $0.level == .crash }
  return try trace.name(#require(crash).text)
}

extension Workload.Action {
  /// Ends the recording with an error unless the text is on the screen.
  static func shows(_ text: String) -> Self {
    .wait(.shown(.text(text), limit: .seconds(1)))
  }
}

/// The counts of a recording, asked for by view and step.
struct Recorded {
  private let trace: any TraceSource
  private let views: [ViewRow]
  private let steps: [StepRow]
  private let sums: [SumRow]
  private let causeSets: [CauseSetID: CauseSetRow]

  init(_ trace: any TraceSource) throws {
    self.trace = trace
    views = try trace.views
    steps = try trace.steps
    sums = try trace.sums
    causeSets = try Dictionary(uniqueKeysWithValues: trace.causeSets.map { ($0.id, $0) })
  }

  /// Evaluations of a view's body; of all bodies, where none is named.
  func evaluations(of view: String? = nil, in step: Int) -> Int {
    counts(of: view, in: step).evaluations
  }

  /// Runs of the content closures in the body of a view.
  func contentRuns(of owner: String? = nil, in step: Int) -> Int {
    counts(of: owner, in: step).contentRuns
  }

  /// Identities of a view that began in a step.
  func created(_ view: String, in step: Int) -> Int {
    counts(of: view, in: step, withClosures: false).firsts
  }

  /// Runs after which nothing visible had changed.
  func waste(of view: String? = nil, in step: Int) -> Int {
    counts(of: view, in: step).waste
  }

  /// Display leaves that changed.
  func updatedLeaves(in step: Int) -> Int {
    counts(of: nil, in: step).updated
  }

  /// The distinct lists of causes of a view, as printed, sorted.
  func causes(of view: String, in step: Int) -> [String] {
    let ids = bodies(named: view)
    let rows = rows(in: step).filter { ids.contains($0.view) && $0.counts.evaluations > 0 }
    return Set(rows.compactMap { causeSets[$0.causes]?.text }).sorted()
  }

  /// Identities of a view that ended in a step.
  func destroyed(_ view: String, in step: Int) throws -> Int {
    let ids = bodies(named: view)
    let nodes = try lifetimes(.destroyed, in: step).compactMap { try trace.node($0.node) }
    return nodes.count { ids.contains($0.view) }
  }

  /// Lifetime events of a kind in a step.
  func lifetimes(_ kind: LifetimeKind, in step: Int) throws -> [LifetimeRecord] {
    let id = steps[step].id
    let transactions = try Set(trace.transactions.filter { $0.step == id }.map(\.id))
    return try trace.lifetimes.filter { $0.kind == kind && transactions.contains($0.transaction) }
  }

  /// The texts that SwiftUI logged in a step.
  func messages(in step: Int) throws -> [String] {
    let id = steps[step].id
    return try trace.messages
      .filter { $0.step == id && [.fault, .crash].contains($0.level) }
      .map { try trace.name($0.text) }
  }

  /// Size questions of a step's layouts, by node and proposal, asked for the first time.
  func proposals(in step: Int) throws -> Int {
    let id = steps[step].id
    let transactions = try Set(trace.transactions.filter { $0.step == id }.map(\.id))
    return try trace.layouts
      .filter { transactions.contains($0.transaction) }
      .reduce(0) { $0 + Int($1.proposals) }
  }

  private func bodies(named name: String) -> Set<ViewID> {
    Set(views.filter { $0.kind.hasBody && $0.name == name }.map(\.id))
  }

  private func rows(in step: Int) -> [SumRow] {
    let id = steps[step].id
    return sums.filter { $0.step == id }
  }

  private func counts(of name: String?, in step: Int, withClosures: Bool = true) -> RunCounts {
    guard let name else { return sum(rows(in: step)) }
    var asked = bodies(named: name)
    if withClosures {
      asked.formUnion(views.filter { asked.contains($0.owner) }.map(\.id))
    }
    return sum(rows(in: step).filter { asked.contains($0.view) })
  }

  private func sum(_ rows: [SumRow]) -> RunCounts {
    rows.reduce(into: RunCounts()) { $0 += $1.counts }
  }
}
