public import TraceModel

/// The views, steps, causes and objects of a trace, by id and with labels.
///
/// A label is what reports and budgets call a view: the name of a body
/// (`Row`), or `ForEach in Feed` for a content closure. Where two would be the
/// same, the module or the line is added.
public struct TraceCatalog: Sendable {
  public let facts: TraceFacts
  public let views: [ViewRow]
  public let steps: [StepRow]
  private let viewIndex: [ViewID: Int]
  private let stepIndex: [StepID: Int]
  private let stepsByPath: [String: [StepRow]]
  private let causeSets: [CauseSetID: CauseSetRow]
  private let objectTypes: [ObjectID: String]
  private let labels: [ViewID: String]

  /// - Throws: What the trace throws when it cannot be read.
  public init(_ trace: any TraceSource) throws {
    facts = try trace.facts
    views = try trace.views
    steps = try trace.steps
    viewIndex = Self.index(views.map(\.id))
    stepIndex = Self.index(steps.map(\.id))
    stepsByPath = Dictionary(grouping: steps, by: \.path)
    causeSets = try Dictionary(trace.causeSets.map { ($0.id, $0) }) { first, _ in first }
    objectTypes = try Dictionary(trace.objects.map { ($0.id, $0.type) }) { first, _ in first }
    labels = ViewLabels(views).labels
  }

  private static func index<ID: Hashable>(_ ids: [ID]) -> [ID: Int] {
    Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }

  public func view(_ id: ViewID) -> ViewRow? { viewIndex[id].map { views[$0] } }
  public func step(_ id: StepID) -> StepRow? { stepIndex[id].map { steps[$0] } }
  /// The steps that stand at one path of the workload: one in every trace but odd ones.
  func steps(at path: String) -> [StepRow] { stepsByPath[path] ?? [] }
  /// The label of a view; `unknown view` for an id that the trace does not define.
  public func label(_ id: ViewID) -> String { labels[id] ?? "unknown view" }
  public func causes(_ id: CauseSetID) -> CauseSetRow {
    causeSets[id] ?? CauseSetRow(id: id, text: "", causes: [])
  }
  var allCauses: some Sequence<CauseSetRow> { causeSets.values }
  var objectTypeNames: Set<String> { Set(objectTypes.values) }
  public func objectType(_ id: ObjectID) -> String? { objectTypes[id] }

  /// The views that a name stands for: those of that label or that plain name.
  ///
  /// One name can stand for several, in two modules say.
  public func views(named name: String) -> [ViewID] {
    views.filter { label($0.id) == name || $0.name == name }.map(\.id)
  }

  /// The content closures written in the bodies of these views.
  public func closures(of owners: Set<ViewID>) -> [ViewID] {
    views.filter { !$0.kind.hasBody && owners.contains($0.owner) }.map(\.id)
  }

  /// The view with a body that a view belongs to: itself, or the owner of a closure.
  public func bodyOwner(of id: ViewID) -> ViewID {
    guard let view = view(id), !view.kind.hasBody, !view.owner.isNone else { return id }
    return view.owner
  }

  /// Labels of all views, each once, sorted.
  public var names: [String] { Set(labels.values).sorted() }
}

/// Makes the labels of views, so that no two are the same.
private struct ViewLabels {
  var labels: [ViewID: String] = [:]

  init(_ views: [ViewRow]) {
    for view in views where view.kind.hasBody { labels[view.id] = view.name }
    tellApart(views.filter(\.kind.hasBody)) { "\($0) (\($1.module))" }
    for view in views where !view.kind.hasBody {
      let owner = labels[view.owner].map { " in \($0)" }
      labels[view.id] = owner.map { view.kind.shortName + $0 } ?? view.name
    }
    tellApart(views.filter { !$0.kind.hasBody }) { label, view in
      view.line.map { "\(label):\($0)" } ?? label
    }
    // What still cannot be told apart is numbered in order of definition.
    var seen: [String: Int] = [:]
    for view in views {
      let label = labels[view.id] ?? view.name
      let count = seen[label, default: 0] + 1
      seen[label] = count
      if count > 1 { labels[view.id] = "\(label) \(count)" }
    }
  }

  private mutating func tellApart(_ views: [ViewRow], by more: (String, ViewRow) -> String) {
    let groups = Dictionary(grouping: views) { labels[$0.id] ?? $0.name }
    for (label, group) in groups where group.count > 1 {
      for view in group { labels[view.id] = more(label, view) }
    }
  }
}

extension ViewKind {
  /// As a label has it.
  fileprivate var shortName: String {
    switch self {
    case .forEach: "ForEach"
    case .geometryReader: "GeometryReader"
    case .timeline: "TimelineView"
    default: description
    }
  }
}

extension StepRow {
  /// `step 3 (tap "Plus")`, or `the mount`.
  public var label: String {
    if path == "0" { return "the mount" }
    return "step \(path) (\(words))"
  }
  /// The action with its target: `tap "Plus"`.
  public var words: String { target.map { "\(action) \($0)" } ?? action }
}

extension ViewRow {
  /// `Feed.swift:31`, the last part of the path alone; nil until it is resolved.
  public var shortPlace: String? {
    guard let file else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return line.map { "\(name):\($0)" } ?? name
  }
}
