public import TraceModel

/// What changed between two traces of a workload, by view and by cause, in exact counts.
public struct Comparison: Sendable {
  /// Facts that should be the same for counts to be comparable, and are not.
  public var settings: [Setting]
  public var totals: Change
  /// Views whose counts differ, the largest difference in runs first.
  public var views: [ViewChange]
  /// Views that are in both with the same counts.
  public var unchanged: Int
  /// Steps whose counts differ, in the order of the workload; matched by path.
  public var steps: [Change]

  public var isEmpty: Bool { views.isEmpty && steps.isEmpty }

  /// A fact that differs.
  public struct Setting: Hashable, Sendable {
    public var key: TraceFacts.Key
    public var base: String?
    public var head: String?
  }

  /// Counts before and after; nil where the trace has none of it.
  public struct Change: Hashable, Sendable {
    public var label: String
    public var base: RunCounts?
    public var head: RunCounts?

    public subscript(kind: CountKind) -> (base: Int, head: Int) {
      (base?[kind] ?? 0, head?[kind] ?? 0)
    }
    public var isChanged: Bool { (base ?? RunCounts()) != (head ?? RunCounts()) }
    /// Runs more than before; negative for fewer.
    public var difference: Int { (head?.runs ?? 0) - (base?.runs ?? 0) }
  }

  /// A view that changed, with the causes that did.
  public struct ViewChange: Hashable, Sendable {
    public var change: Change
    /// By printed causes, the largest difference first.
    public var causes: [Change]
  }

  public init(base: TraceSummary, head: TraceSummary) {
    let keys: [TraceFacts.Key] = [
      .workload, .profile, .deviceSize, .deviceScale, .deviceSafeArea, .seed, .complete,
    ]
    settings = keys.compactMap { key in
      let (old, new) = (base.catalog.facts[key], head.catalog.facts[key])
      return old == new ? nil : Setting(key: key, base: old, head: new)
    }
    totals = Change(label: "all views", base: base.totals.counts, head: head.totals.counts)
    let old = Dictionary(base.views.map { ($0.label, $0) }) { first, _ in first }
    let new = Dictionary(head.views.map { ($0.label, $0) }) { first, _ in first }
    let all = Set(old.keys).union(new.keys).map { label in
      ViewChange(
        change: Change(
          label: label,
          base: old[label]?.tally.counts,
          head: new[label]?.tally.counts
        ),
        causes: Self.changes(
          old[label]?.causes.map { ($0.causes.text, $0.tally.counts) } ?? [],
          new[label]?.causes.map { ($0.causes.text, $0.tally.counts) } ?? []
        ).filter(\.isChanged).sorted(by: Self.isLarger)
      )
    }
    views = all.filter { $0.change.isChanged || !$0.causes.isEmpty }
      .sorted { Self.isLarger($0.change, $1.change) }
    unchanged = all.count - views.count
    steps = Self.changes(
      base.steps.map { ($0.step.label, $0.tally.counts) },
      head.steps.map { ($0.step.label, $0.tally.counts) }
    ).filter(\.isChanged)
  }

  /// Pairs counts by their label, in the order of the base, then of what is new.
  private static func changes(
    _ base: [(String, RunCounts)],
    _ head: [(String, RunCounts)]
  ) -> [Change] {
    let new = Dictionary(head) { first, _ in first }
    let known = Set(base.map(\.0))
    return base.map { Change(label: $0.0, base: $0.1, head: new[$0.0]) }
      + head.filter { !known.contains($0.0) }.map { Change(label: $0.0, base: nil, head: $0.1) }
  }

  private static func isLarger(_ a: Change, _ b: Change) -> Bool {
    abs(a.difference) == abs(b.difference)
      ? a.label < b.label : abs(a.difference) > abs(b.difference)
  }
}
