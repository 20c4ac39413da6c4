import TraceModel

/// Rows written inline in their owner's body, run again although their data stood still.
public struct RepeatsInlineRows: FindingRule {
  public let id = "repeats-inline-rows"
  public let title = "Rows written inline run again with their owner"
  public let manual = """
    What stands in the closure of a `ForEach` is run for every element each time that
    the view around it runs, whatever it ran for. Where the closure only makes one view
    of the row's own type this is cheap, and the row's body is skipped if its inputs are
    the same. Where the row is written out in the closure, all of its work is repeated.

    Looked at are transactions in which the list's data stayed the same (no element put in,
    taken out, moved or changed) and its rows ran again all the same. Elements without
    `==` count as the same only if not one of their rows changed anything visible. Rows
    that are a view of the app's own are left out: it is skipped by itself. A row counts
    as written inline if it contains no view of the app's own, or if leaves that show
    its data stand in the closure itself.

    warning  At least two rows, and half of those that ran again or more, changed
             nothing visible. Fewer are no finding: rows that show what changed have
             to run.

    Fix: move the row into a `View` of its own that takes what it shows.
    """

  public init() {}

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    let candidates = try evidence.lists().compactMap { list in
      // The sums say for nothing whether reading runs can find anything.
      let counts = evidence.summary.counts(of: [list.view], in: nil)
      let isForEach = evidence.catalog.view(list.view)?.kind == .forEach
      return isForEach && counts.waste >= 2 ? try repeated(list, evidence) : nil
    }
    guard !candidates.isEmpty else { return [] }
    let extracted = try listsOfOwnViews(evidence)
    let inline = candidates.filter {
      !extracted.contains($0.view) || hasLeaves(in: $0.view, evidence)
    }
    return inline.map { finding($0, evidence) }
  }

  private struct Repeated {
    var view: ViewID
    var steps: Set<StepID> = []
    var updates = 0
    var rerun = 0
    var waste = 0
    /// Printed causes of the owner's runs, with how many runs had them.
    var owner: [String: Int] = [:]
  }

  /// Counts rows in the transactions in which the list's data stayed the same.
  private func repeated(_ list: ListUpdates, _ evidence: TraceEvidence) throws -> Repeated? {
    let nodes = try evidence.nodes()
    let owner = evidence.catalog.bodyOwner(of: list.view)
    var all = Repeated(view: list.view)
    let groups = Dictionary(grouping: list.updates, by: \.record.transaction)
    for (id, updates) in groups.sorted(by: { $0.key < $1.key }) {
      guard updates.allSatisfy({ $0.hasSameData != false }),
        updates.contains(where: { $0.record.rerun > 0 }), let runs = try evidence.runs(of: id)
      else { continue }
      var (rerun, waste) = (0, 0)
      var causes: [String: Int] = [:]
      try evidence.trace.forEachRun(in: runs) { run in
        let view = nodes.view(run.node)
        if view == owner {
          causes[evidence.catalog.causes(run.causes).text, default: 0] += 1
        } else if view == list.view, !run.flags.contains(.first) {
          rerun += 1
          waste += run.flags.contains(.waste) ? 1 : 0
        }
      }
      // Data that cannot be compared is the same if nothing that shows it changed.
      guard updates.allSatisfy({ $0.hasSameData == true }) || waste == rerun else { continue }
      all.steps.formUnion(updates.map(\.step))
      all.updates += updates.count
      all.rerun += rerun
      all.waste += waste
      all.owner.merge(causes, uniquingKeysWith: +)
    }
    return all.waste >= 2 && all.waste * 2 >= all.rerun ? all : nil
  }

  /// Whether leaves that show data stand in the closure itself.
  ///
  /// One that changed in a later run does. Where first runs count what they
  /// build, two a row do: a single one can be a divider beside the row's view.
  private func hasLeaves(in view: ViewID, _ evidence: TraceEvidence) -> Bool {
    let sums = evidence.summary.sums.filter { $0.view == view }
    if sums.contains(where: { $0.counts.firsts == 0 && $0.counts.updated > 0 }) { return true }
    let built = sums.filter { $0.counts.firsts > 0 && $0.counts.reruns == 0 }
    let firsts = built.reduce(0) { $0 + $1.counts.firsts }
    return firsts > 0 && built.reduce(0) { $0 + $1.counts.updated } >= 2 * firsts
  }

  /// The `ForEach`es whose rows contain a view with a body of its own.
  private func listsOfOwnViews(_ evidence: TraceEvidence) throws -> Set<ViewID> {
    let nodes = try evidence.nodes()
    let kinds = Dictionary(uniqueKeysWithValues: evidence.catalog.views.map { ($0.id, $0.kind) })
    var lists: Set<ViewID> = []
    for (node, view) in nodes.all where kinds[view] == .view {
      var above = nodes.parent(node)
      while !above.isNone, let kind = kinds[nodes.view(above)], kind != .view {
        if kind == .forEach { lists.insert(nodes.view(above)) }
        above = nodes.parent(above)
      }
    }
    return lists
  }

  private func finding(_ repeated: Repeated, _ evidence: TraceEvidence) -> Finding {
    let catalog = evidence.catalog
    let owner = catalog.bodyOwner(of: repeated.view)
    let why = repeated.owner.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key).prefix(3)
    let label = catalog.label(repeated.view)
    let ownerLabel = catalog.label(owner)
    return Finding(
      rule: id,
      severity: .warning,
      view: label,
      place: evidence.place(of: repeated.view),
      sentence: "\(label) ran \(counted(repeated.rerun, "row")) again while its data stayed the "
        + "same, because \(ownerLabel) ran"
        + "\(why.isEmpty ? "" : " for " + listed(Array(why))); \(repeated.waste) of them "
        + "changed nothing.",
      advice: "Move the row out of \(ownerLabel)'s body into a View of its own, which runs only "
        + "when what it takes differs.",
      evidence: [
        .init("updates with the same data", repeated.updates),
        .init("rows run again", repeated.rerun), .init("of them for nothing", repeated.waste),
      ],
      saving: .init(
        repeated.waste,
        "row contents",
        basis: "Counted: content runs that changed nothing. The closure still runs once a row, "
          + "but then only makes the row's view."
      ),
      steps: evidence.labels(of: repeated.steps)
    )
  }
}
