import TraceModel

/// Runs of one view that nothing but properties of one observed object caused.
struct ObservedRuns {
  var properties: Set<String>
  /// Every write behind them set the value that was there.
  var isEqualOnly = false
  var steps: Set<StepID> = []
  var count = 0
  var waste = 0
}

/// Which causes are observed objects, and which of their properties were set.
///
/// A view depends on an `ObservableObject` as a whole, so a cause names the
/// object's type, and its property only where the source of the trace knows it.
/// Else the properties are those of the writes behind the run.
struct ObservedCauses {
  struct Key: Hashable, Comparable {
    var view: ViewID
    var type: String

    static func < (a: Key, b: Key) -> Bool { (a.view, a.type) < (b.view, b.type) }
  }

  private struct Group: Hashable {
    var properties: Set<String>
    var isEqualOnly: Bool
  }

  /// The type behind each cause set that has no other cause, and its known properties.
  private var sets: [CauseSetID: (type: String, properties: Set<String>)] = [:]

  init(_ catalog: TraceCatalog) {
    for set in catalog.allCauses {
      let objects = set.causes.compactMap { Self.object($0, catalog.objectTypeNames) }
      guard let type = objects.first?.type, objects.count == set.causes.count,
        objects.allSatisfy({ $0.type == type })
      else { continue }
      sets[set.id] = (type, Set(objects.compactMap(\.property)))
    }
  }

  func type(of causes: CauseSetID) -> String? { sets[causes]?.type }

  /// `Type` or `Type.property` behind the token of an observed object.
  ///
  /// State and bindings have nothing behind their token. A type's name can have
  /// dots too; it is known from the objects of the trace, or begins with a
  /// capital, as a property does not.
  private static func object(_ cause: CauseRow, _ types: Set<String>) -> (
    type: String, property: String?
  )? {
    guard cause.kind == .property, let detail = cause.detail, !detail.hasPrefix("\\") else {
      return nil
    }
    guard !types.contains(detail), let dot = detail.lastIndex(of: ".") else { return (detail, nil) }
    let name = String(detail[detail.index(after: dot)...])
    return name.first?.isUppercase == true ? (detail, nil) : (String(detail[..<dot]), name)
  }

  /// Runs of some views by view and type, those for the same properties counted together.
  ///
  /// - Complexity: One pass over all runs and writes.
  func runs(of views: Set<ViewID>, in evidence: TraceEvidence) throws -> [Key: [ObservedRuns]] {
    let nodes = try evidence.nodes()
    let writes = try ObjectWrites(evidence)
    var groups: [Key: [Group: ObservedRuns]] = [:]
    try evidence.trace.forEachRun(in: nil) { run in
      let view = nodes.view(run.node)
      guard views.contains(view), let set = sets[run.causes] else { return }
      let (properties, isEqualOnly) =
        set.properties.isEmpty
        ? writes.properties(of: set.type, behind: run) : (set.properties, false)
      let key = Key(view: view, type: set.type)
      let group = Group(properties: properties, isEqualOnly: isEqualOnly)
      var runs =
        groups[key]?[group] ?? ObservedRuns(properties: properties, isEqualOnly: isEqualOnly)
      runs.count += 1
      runs.waste += run.flags.contains(.waste) ? 1 : 0
      if let step = try evidence.step(of: run.transaction) { runs.steps.insert(step) }
      groups[key, default: [:]][group] = runs
    }
    return groups.mapValues { Array($0.values) }
  }
}

/// Writes of models, by the transaction that took them up.
private struct ObjectWrites {
  private struct Write {
    var type: String
    var property: String
    /// It set the value that was there.
    var isEqual: Bool
  }

  private var byID: [WriteID: Write] = [:]
  private var byTransaction: [TransactionID: [Write]] = [:]

  init(_ evidence: TraceEvidence) throws {
    for record in try evidence.trace.writes where record.kind == .published {
      let name = try evidence.trace.name(record.name)
      guard let dot = name.lastIndex(of: ".") else { continue }
      let write = Write(
        type: evidence.catalog.objectType(record.object) ?? String(name[..<dot]),
        property: String(name[name.index(after: dot)...]),
        isEqual: record.flags.contains(.equal)
      )
      byID[record.id] = write
      if !record.transaction.isNone { byTransaction[record.transaction, default: []].append(write) }
    }
  }

  /// The write that a run names, and all of its transaction to that type.
  ///
  /// A model that takes over a snapshot sets every property; what can have
  /// changed a view are those that changed, so equal ones count only where
  /// there are no others.
  func properties(of type: String, behind run: RunRecord) -> (Set<String>, isEqualOnly: Bool) {
    var writes = byTransaction[run.transaction] ?? []
    if let first = byID[run.write] { writes.append(first) }
    let own = writes.filter { $0.type == type }
    let changed = own.filter { !$0.isEqual }
    return (
      Set((changed.isEmpty ? own : changed).map(\.property)), !own.isEmpty && changed.isEmpty
    )
  }
}
