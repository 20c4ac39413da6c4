/// A list whose ids change while its data does not.
public struct UnstableID: FindingRule {
  public let id = "unstable-id"
  public let title = "A list's ids change while its data stays"
  public let manual = """
    SwiftUI tells the elements of a `ForEach` or `List` apart by their ids. An id that
    is made anew (`UUID()` in a computed property) makes every element a new one: all
    rows are torn down and built again, their state, focus and animations are lost. An
    id that is a position (`\\.offset`, an index) stays where it is when the data moves:
    rows take over the state of other rows, and all of them run again.

    error    All elements got new ids in an update although half of them or more have
             data that stood under another id before.
    warning  Half of the elements or more stand under the id of another element; or no
             element was ever kept in two updates or more, one of which left as many
             as there were: where a closure or an object is part of the data, it cannot
             be told to be the same.

    Data is compared by `==`, or field by field apart from the stored id.

    It does not fire for one refresh that replaces all elements, nor for copies of
    elements that are put in. It does not see indices that are themselves the data
    (`ForEach(items.indices, id: \\.self)`): their ids and data agree.

    Fix: use an id that the data itself keeps, such as a primary key, and make it where
    the element is made, never in `body`.
    """

  public init() {}

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    try evidence.lists().compactMap { list in
      let displaced = list.displaced
      if !displaced.isEmpty { return try proven(list, displaced, evidence) }
      return list.isAlwaysReplaced ? likely(list, evidence) : nil
    }
  }

  private func proven(
    _ list: ListUpdates,
    _ displaced: [ListUpdates.Update],
    _ evidence: TraceEvidence
  ) throws -> Finding {
    let label = evidence.catalog.label(list.view)
    let rebuilt = displaced.filter(\.isRebuilt)
    // The worse of the two is what the sentence and the saving are about.
    let worst = rebuilt.isEmpty ? displaced : rebuilt
    let elements = worst.reduce(0) { $0 + Int($1.record.displaced) }
    let updates = counted(worst.count, "update")
    let rows = try rows(of: list, in: worst, areNew: !rebuilt.isEmpty, evidence)
    let sentence =
      rebuilt.isEmpty
      ? "\(label) moved the data of \(counted(elements, "element")) to the ids of others "
        + "in \(updates): its ids are positions, and rows take over the state of other rows."
      : "\(label) gave \(counted(elements, "element")) with the same data new ids "
        + "in \(updates): their rows were torn down and built again."
    return Finding(
      rule: id,
      severity: rebuilt.isEmpty ? .warning : .error,
      view: label,
      place: evidence.place(of: list.view),
      sentence: sentence,
      advice: "Use an id that the data keeps (a primary key), never an index, an offset or a "
        + "UUID() made in body.",
      evidence: [
        .init("updates", list.updates.count), .init("updates with other ids", displaced.count),
        .init("elements with the same data under another id", elements),
        .init("updates that kept no element", rebuilt.count), .init("rows run in them", rows),
      ],
      saving: rows == 0 ? nil : saving(rows, isRebuilt: !rebuilt.isEmpty),
      steps: evidence.labels(of: Set(worst.map(\.step)))
    )
  }

  private func saving(_ rows: Int, isRebuilt: Bool) -> Finding.Saving {
    isRebuilt
      ? .init(
        rows,
        "rows built again",
        basis: "Counted: rows that were built in these updates for data that was there before. "
          + "A row that is kept may run, but keeps its state and its views."
      )
      : .init(
        rows,
        "rows run again",
        basis: "Counted: rows that ran in these updates for data that only stood elsewhere."
      )
  }

  /// Rows that were built, or ran again, in these updates; where other elements
  /// came in with them, no more than had their data before.
  private func rows(
    of list: ListUpdates,
    in updates: [ListUpdates.Update],
    areNew: Bool,
    _ evidence: TraceEvidence
  ) throws -> Int {
    let nodes = try evidence.nodes()
    var sum = 0
    for (id, updates) in Dictionary(grouping: updates, by: \.record.transaction) {
      guard let runs = try evidence.runs(of: id) else { continue }
      var rows = 0
      try evidence.trace.forEachRun(in: runs) { run in
        if nodes.view(run.node) == list.view, run.flags.contains(.first) == areNew { rows += 1 }
      }
      sum += min(rows, updates.reduce(0) { $0 + Int($1.record.displaced) })
    }
    return sum
  }

  private func likely(_ list: ListUpdates, _ evidence: TraceEvidence) -> Finding {
    let label = evidence.catalog.label(list.view)
    let elements = list.updates.reduce(0) { $0 + Int(min($1.record.before, $1.record.after)) }
    let same = list.updates.count { !$0.hasOtherCount }
    return Finding(
      rule: id,
      severity: .warning,
      view: label,
      place: evidence.place(of: list.view),
      sentence: "\(label) kept no element in any of its "
        + "\(counted(list.updates.count, "update")), \(same) of which left as many as there were: "
        + "its ids look as if made anew each time.",
      advice: "If the data is the same, its ids are made anew: give the elements an id that "
        + "they keep. If each update shows other data, nothing is wrong.",
      evidence: [
        .init("updates", list.updates.count), .init("updates with as many elements", same),
        .init("elements that could have been kept", elements), .init("elements kept", 0),
      ],
      saving: .init(
        elements,
        "rows built again",
        basis:
          "Counted: elements that could have been kept; saved only as far as they are the same."
          + list.lazyNote
      ),
      steps: evidence.labels(of: Set(list.updates.map(\.step)))
    )
  }
}
