/// A list of which an update keeps no element.
public struct RebuildsWholeList: FindingRule {
  public let id = "rebuilds-whole-list"
  public let title = "An update keeps no element of a list"
  public let manual = """
    After an update none of a list's elements has an id that was there before, though
    the list had elements before and has some now. Every row is torn down and built
    again, and the scroll position, focus and state of the rows are lost.

    warning  In two updates of the list or more, and in half of them at least.
    note     Once, with as many elements after as before: a refresh that maps the same
             items to new ids looks like this, and so does one that brings other items.

    It does not fire for one update that leaves another number of elements: that is
    other data (a new search, another tab). Where the ids are shown to be at fault,
    `unstable-id` says so instead of this rule. Lists of one element are left out.

    Fix: keep the ids of elements that stay (do not map results to new values with
    new ids), change the array in place, or accept it where the data is really new.
    """

  public init() {}

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    try evidence.lists().compactMap { list in
      guard !list.isAlwaysReplaced else { return nil }
      let rebuilt = list.updates.filter {
        $0.isRebuilt && !$0.isDisplaced && min($0.record.before, $0.record.after) > 1
      }
      let isRepeated = rebuilt.count >= 2 && rebuilt.count * 2 >= list.updates.count
      let isAmbiguous = rebuilt.count == 1 && !rebuilt[0].hasOtherCount
      guard isRepeated || isAmbiguous else { return nil }
      return finding(list, rebuilt, isRepeated ? .warning : .note, evidence)
    }
  }

  private func finding(
    _ list: ListUpdates,
    _ rebuilt: [ListUpdates.Update],
    _ severity: Finding.Severity,
    _ evidence: TraceEvidence
  ) -> Finding {
    let label = evidence.catalog.label(list.view)
    let removed = rebuilt.reduce(0) { $0 + Int($1.record.removed) }
    let inserted = rebuilt.reduce(0) { $0 + Int($1.record.inserted) }
    let kept = rebuilt.reduce(0) { $0 + Int(min($1.record.before, $1.record.after)) }
    return Finding(
      rule: id,
      severity: severity,
      view: label,
      place: evidence.place(of: list.view),
      sentence: "\(label) kept no element in \(rebuilt.count) of "
        + "\(counted(list.updates.count, "update")): \(counted(removed, "element")) taken out, "
        + "\(inserted) put in.",
      advice: "Keep the ids of elements that stay, so that only rows that are new are built. "
        + "Where all the data is really new, nothing is wrong.",
      evidence: [
        .init("updates", list.updates.count), .init("updates that kept no element", rebuilt.count),
        .init("elements taken out", removed), .init("elements put in", inserted),
      ],
      saving: .init(
        kept,
        "rows built again",
        basis:
          "Counted: elements that could have been kept; saved only as far as they are the same."
      ),
      steps: evidence.labels(of: Set(rebuilt.map(\.step)))
    )
  }
}
