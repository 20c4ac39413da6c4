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

    Looked at are steps in which the list's data stayed the same (no element put in,
    taken out, moved or changed) and its rows ran again all the same. Elements without
    `==` count as the same only if not one of their rows changed anything visible. Rows
    that contain a view type of the app's own are left out: they are skipped by themselves.

    warning  At least two rows, and half of those that ran again or more, changed
             nothing visible. Fewer are no finding: rows that show what changed have
             to run.

    Fix: move the row into a `View` of its own that takes what it shows.
    """

  public init() {}

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    let candidates = try evidence.lists().compactMap { list in
      evidence.catalog.view(list.view)?.kind == .forEach ? repeated(list, evidence) : nil
    }
    guard !candidates.isEmpty else { return [] }
    let extracted = try listsOfOwnViews(evidence)
    return candidates.filter { !extracted.contains($0.view) }.map { finding($0, evidence) }
  }

  private struct Repeated {
    var view: ViewID
    var steps: Set<StepID> = []
    var updates = 0
    var rerun = 0
    var waste = 0
  }

  private func repeated(_ list: ListUpdates, _ evidence: TraceEvidence) -> Repeated? {
    var all = Repeated(view: list.view)
    // Runs are summed by step, so a step counts only if it never changed the data.
    for (step, updates) in Dictionary(grouping: list.updates, by: \.step) {
      let counts = evidence.summary.counts(of: [list.view], in: [step])
      let isSame = updates.allSatisfy { update in
        update.hasSameData ?? (counts.waste == counts.runs)
      }
      let rerun = updates.reduce(0) { $0 + Int($1.record.rerun) }
      guard isSame, rerun > 0 else { continue }
      all.steps.insert(step)
      all.updates += updates.count
      all.rerun += rerun
      all.waste += min(counts.waste, rerun)
    }
    return all.waste >= 2 && all.waste * 2 >= all.rerun ? all : nil
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
    let ownerRows = evidence.summary.sums.filter {
      $0.view == owner && repeated.steps.contains($0.step) && $0.counts.reruns > 0
    }
    let why = TraceSummary.causes(ownerRows, catalog).map(\.causes.text).prefix(3)
    let label = catalog.label(repeated.view)
    let ownerLabel = catalog.label(owner)
    return Finding(
      rule: id,
      severity: .warning,
      view: label,
      place: evidence.place(of: repeated.view) ?? evidence.place(of: owner),
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
