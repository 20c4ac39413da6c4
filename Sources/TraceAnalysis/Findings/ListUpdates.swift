import TraceModel

/// Every update of one `ForEach` or `List` that had elements before and after.
///
/// In a lazy container the counts are those of all elements, though only rows
/// on the screen are built.
struct ListUpdates {
  /// The `ForEach`'s content closure, or the view around it where it has several.
  var view: ViewID
  var updates: [Update]

  struct Update {
    var step: StepID
    var record: ListRecord

    var hasOtherCount: Bool { record.before != record.after }
    var isRebuilt: Bool { record.kept == 0 }
    /// The elements' data, where it can be told, is what it was, only under other ids.
    ///
    /// Two elements at least and half of the list, since equal data under two
    /// ids can be chance; and an id must have lost its data, or else the
    /// elements are copies that were put in beside the ones that were there.
    var isDisplaced: Bool {
      guard record.displaced != ListRecord.unknownCount, record.displaced >= 2 else { return false }
      let lostData =
        record.removed > 0 || (record.changed > 0 && record.changed != ListRecord.unknownCount)
      return lostData && record.displaced * 2 >= min(record.before, record.after)
    }
    /// Same elements in the same order with the same data.
    ///
    /// Nil where the elements have no `==`.
    var hasSameData: Bool? {
      guard record.inserted == 0, record.removed == 0, record.moved == 0 else { return false }
      return record.changed == ListRecord.unknownCount ? nil : record.changed == 0
    }
  }

  /// What has to be said of a count of elements where not all of them have rows.
  var lazyNote: String {
    updates.contains { $0.record.kind == .lazy }
      ? " In a lazy container only those on the screen have rows." : ""
  }

  /// Updates in which ids changed and data did not, as far as this can be told.
  var displaced: [Update] { updates.filter(\.isDisplaced) }

  /// No element ever kept, in two updates at least, one of them with as many after as before.
  ///
  /// Not proof: it can be other data each time. Once is what a refresh looks
  /// like, and other counts alone are what a search looks like; a list that
  /// keeps nothing when neither happens has ids that are made anew.
  var isAlwaysReplaced: Bool {
    let large = updates.filter { min($0.record.before, $0.record.after) > 1 }
    return updates.count >= 2 && updates.allSatisfy(\.isRebuilt)
      && large.contains { !$0.hasOtherCount }
  }

  static func all(in trace: any TraceSource, _ catalog: TraceCatalog) throws -> [ListUpdates] {
    let steps = try Dictionary(trace.transactions.map { ($0.id, $0.step) }) { first, _ in first }
    var groups: [ViewID: [Update]] = [:]
    for record in try trace.lists {
      guard record.before > 0, record.after > 0, let step = steps[record.transaction],
        let node = try trace.node(record.node)
      else { continue }
      groups[closure(of: node.view, catalog), default: []].append(
        Update(step: step, record: record)
      )
    }
    return groups.map { ListUpdates(view: $0.key, updates: $0.value) }
      .sorted { $0.view < $1.view }
  }

  /// A list whose node is of a view with a body is known by its only `ForEach`.
  private static func closure(of view: ViewID, _ catalog: TraceCatalog) -> ViewID {
    guard catalog.view(view)?.kind.hasBody == true else { return view }
    let closures = catalog.closures(of: [view]).filter { catalog.view($0)?.kind == .forEach }
    return closures.count == 1 ? closures[0] : view
  }
}
