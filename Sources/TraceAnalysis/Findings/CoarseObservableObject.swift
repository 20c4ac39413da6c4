import TraceModel

/// A view that runs for properties of an observed object which it does not show.
public struct CoarseObservableObject: FindingRule {
  public let id = "coarse-observable-object"
  public let title = "A view runs for properties of its model that it does not show"
  public let manual = """
    A view that observes an `ObservableObject` (`@ObservedObject`, `@StateObject`,
    `@EnvironmentObject`) runs each time any `@Published` property of it is set, whether
    it shows that property or not, and for equal values too.

    Looked at are runs that had no other cause than properties of one object. A property
    counts as not shown by a view when not one of the runs that it caused alone changed
    anything visible (or, where it never changed alone, none that it had a part in); writes of an equal value never change anything. Two such runs are needed: a single one can be chance. A property
    that led to a visible change even once is left out, for then the view shows it, and
    a finer model would not save the run.

    warning  Half of the view's runs after its first, or more, were of this kind.
    note     Fewer.

    Fix: make the model `@Observable`, so that a view runs for what it reads; or split
    the object so that each part is observed where it is shown; or pass the view the
    value that it shows. Where every write set an equal value, guard the write.
    """

  public init() {}

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    // The sums say for nothing which runs are worth reading.
    let observed = ObservedCauses(evidence.catalog)
    var waste: [ViewID: Int] = [:]
    for row in evidence.summary.sums where observed.type(of: row.causes) != nil {
      waste[row.view, default: 0] += row.counts.waste
    }
    let views = Set(waste.filter { $0.value >= 2 }.keys)
    guard !views.isEmpty else { return [] }
    return try observed.runs(of: views, in: evidence).sorted { $0.key < $1.key }
      .compactMap { key, runs in
        let wasted = runs.filter {
          // Equal writes change nothing that could be shown.
          ($0.isEqualOnly || $0.properties.isDisjoint(with: shown(runs))) && !$0.properties.isEmpty
        }
        let count = wasted.reduce(0) { $0 + $1.waste }
        return count >= 2 ? try finding(key.view, key.type, wasted, count, evidence) : nil
      }
  }

  /// Properties that caused a visible change.
  ///
  /// What a property did alone speaks for it; one that never changed alone is
  /// judged by what it did with others.
  private func shown(_ runs: [ObservedRuns]) -> Set<String> {
    let changes = runs.filter { !$0.isEqualOnly }
    let alone = changes.filter { $0.properties.count == 1 }
    let judged = alone.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
    return changes.reduce(into: []) { shown, run in
      guard run.waste < run.count else { return }
      shown.formUnion(
        run.properties.count == 1 ? run.properties : run.properties.subtracting(judged)
      )
    }
  }

  private func finding(
    _ view: ViewID,
    _ type: String,
    _ wasted: [ObservedRuns],
    _ count: Int,
    _ evidence: TraceEvidence
  ) throws -> Finding {
    let label = evidence.catalog.label(view)
    let properties = Set(wasted.flatMap(\.properties)).sorted()
    var writes = (all: 0, equal: 0)
    for property in properties {
      let of = try evidence.writes(of: "\(type).\(property)")
      writes = (writes.all + of.all, writes.equal + of.equal)
    }
    let reruns = evidence.reruns(of: view)
    let equal = wasted.reduce(0) { $0 + ($1.isEqualOnly ? $1.waste : 0) }
    let changed = Set(wasted.filter { !$0.isEqualOnly }.flatMap(\.properties)).sorted()
    let reason =
      changed.isEmpty
      ? "writes of an equal value"
      : listed(changed) + (equal > 0 ? " or for writes of an equal value (\(equal))" : "")
    let isEqual = writes.all > 0 && writes.equal == writes.all
    return Finding(
      rule: id,
      severity: count * 2 >= reruns ? .warning : .note,
      view: label,
      subject: type,
      place: evidence.place(of: view),
      sentence: "\(label) observes all of \(type): \(count) of the \(counted(reruns, "time")) "
        + "it ran again were for \(reason), and nothing that it shows changed.",
      advice: isEqual
        ? "Each of its \(counted(writes.all, "write")) set the value that was there: guard them, or make "
          + "\(type) @Observable."
        : "Make \(type) @Observable, so that \(label) runs only for what it reads, or split "
          + "\(type) so that \(label) observes only what it shows.",
      evidence: [
        .init("runs for nothing", count), .init("runs after the first", reruns),
        .init("writes", writes.all), .init("writes of an equal value", writes.equal),
      ],
      saving: .init(
        count,
        evidence.catalog.view(view)?.kind.hasBody == false ? "content runs" : "evaluations",
        basis: "Counted: runs that had this cause alone and changed nothing; what ran below "
          + "them is not included."
      ),
      steps: evidence.labels(of: Set(wasted.flatMap(\.steps)))
    )
  }
}
