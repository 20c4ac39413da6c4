import TraceModel

/// A view that runs only because an input cannot be seen to be the same.
public struct InputNotComparable: FindingRule {
  public let id = "input-not-comparable"
  public let title = "A view runs because an input cannot be compared"
  public let manual = """
    When a view's owner runs, SwiftUI compares the inputs (the stored properties) of the
    new view value with those of the last one, and runs the body only where they differ.
    A closure that captures more than one object can never be seen to be the same; nor
    can `Binding(get:set:)`, or a class instance that is made anew with equal content.

    Looked at are runs whose only cause is `@self`, where every field that differed is
    not comparable or equal but new, and after which nothing visible had changed. Two
    are needed: a single one can be chance. Where a field really changed, or something
    visible did, the run is not counted.

    warning  Half of the view's runs after its first, or more, were of this kind.
    note     Fewer.

    Fix: pass values and not closures (an id and a binding or a model instead of
    `{ model.select(item) }`); keep a value that is made in `body` in a `let` outside of
    it or in state; or make the view `Equatable` over its data and write `.equatable()`.
    """

  public init() {}

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    let rows = evidence.summary.sums.filter { row in
      let causes = evidence.catalog.causes(row.causes).causes
      return row.counts.waste > 0 && !causes.isEmpty && causes.allSatisfy(isSameForAllWeKnow)
    }
    let groups = Dictionary(grouping: rows, by: \.view).sorted { $0.key < $1.key }
    return try groups.compactMap { view, rows in
      let count = rows.reduce(0) { $0 + $1.counts.waste }
      return count >= 2 ? try finding(view, rows, count, evidence) : nil
    }
  }

  private func isSameForAllWeKnow(_ cause: CauseRow) -> Bool {
    cause.kind == .self && cause.detail != nil
      && (cause.difference == .notComparable || cause.difference == .equalButNew)
  }

  private func finding(
    _ view: ViewID,
    _ rows: [SumRow],
    _ count: Int,
    _ evidence: TraceEvidence
  ) throws -> Finding {
    let label = evidence.catalog.label(view)
    let causes = Set(rows.flatMap { evidence.catalog.causes($0.causes).causes })
    let closures = fields(causes, .notComparable)
    let values = fields(causes, .equalButNew)
    let reruns = evidence.reruns(of: view)
    let owner = try builder(of: view, evidence)
    let because = [
      closures.isEmpty ? nil : "\(listed(closures)) cannot be compared",
      values.isEmpty
        ? nil : "\(listed(values)) \(values.count == 1 ? "is" : "are") equal but made anew",
    ]
    var advice: [String] = []
    if !closures.isEmpty {
      advice.append(
        "Pass \(label) what \(listed(closures)) \(closures.count == 1 ? "needs" : "need") as "
          + "values, or make it Equatable over its data and use .equatable()."
      )
    }
    if !values.isEmpty {
      advice.append("Keep \(listed(values)) outside of body instead of making it each time.")
    }
    return Finding(
      rule: id,
      severity: count * 2 >= reruns ? .warning : .note,
      view: label,
      place: evidence.place(of: view),
      sentence: "\(label)\(owner.map { ", built by \($0)," } ?? "") ran \(count) of its "
        + "\(counted(reruns, "further run")) only because "
        + "\(listed(because.compactMap { $0 })), and nothing that it shows changed.",
      advice: advice.joined(separator: " "),
      evidence: [
        .init("runs for nothing", count), .init("runs after the first", reruns),
        .init("fields that cannot be compared", closures.count),
        .init("fields that are equal but new", values.count),
      ],
      saving: .init(
        count,
        evidence.catalog.view(view)?.kind.hasBody == false ? "content runs" : "evaluations",
        basis: "Counted: runs that had this cause alone and changed nothing; what ran below "
          + "them is not included."
      ),
      steps: evidence.labels(of: Set(rows.map(\.step)))
    )
  }

  private func fields(_ causes: Set<CauseRow>, _ difference: InputDifference) -> [String] {
    Set(causes.filter { $0.difference == difference }.compactMap(\.detail)).sorted()
  }

  /// Label of the view in whose body most of the view's nodes were made.
  private func builder(of view: ViewID, _ evidence: TraceEvidence) throws -> String? {
    let nodes = try evidence.nodes()
    var counts: [ViewID: Int] = [:]
    for (node, nodeView) in nodes.all where nodeView == view {
      let parent = nodes.view(nodes.parent(node))
      if !parent.isNone { counts[evidence.catalog.bodyOwner(of: parent), default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { evidence.catalog.label($0.key) }
  }
}
