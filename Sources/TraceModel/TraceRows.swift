/// A view type as it stands in a trace, texts looked up.
public struct ViewRow: Hashable, Sendable {
  public var id: ViewID
  public var name: String
  public var module: String
  public var kind: ViewKind
  public var owner: ViewID
  /// Source place of its body; nil until resolved.
  public var file: String?
  public var line: Int?

  public init(
    id: ViewID,
    name: String,
    module: String,
    kind: ViewKind,
    owner: ViewID = .none,
    file: String? = nil,
    line: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.kind = kind
    self.owner = owner
    self.file = file
    self.line = line
  }
}

/// A step as it stands in a trace, texts looked up.
public struct StepRow: Hashable, Sendable {
  public var id: StepID
  public var path: String
  public var action: String
  public var target: String?
  public var mark: String?
  public var at: Nanoseconds
  public var virtualTime: Nanoseconds
  /// Nil while it runs, or where the recording ended inside it.
  public var outcome: StepOutcome?

  public init(
    id: StepID,
    path: String,
    action: String,
    target: String? = nil,
    mark: String? = nil,
    at: Nanoseconds = .zero,
    virtualTime: Nanoseconds = .zero,
    outcome: StepOutcome? = .idle
  ) {
    self.id = id
    self.path = path
    self.action = action
    self.target = target
    self.mark = mark
    self.at = at
    self.virtualTime = virtualTime
    self.outcome = outcome
  }
}

/// A distinct list of causes, texts looked up.
public struct CauseSetRow: Hashable, Sendable {
  public var id: CauseSetID
  /// As printed, without the view and the verb: `@self, _score`.
  public var text: String
  public var causes: [CauseRow]

  public init(id: CauseSetID, text: String, causes: [CauseRow]) {
    self.id = id
    self.text = text
    self.causes = causes
  }
}

/// A cause, texts looked up; see `Cause`.
public struct CauseRow: Hashable, Sendable {
  public var kind: CauseKind
  public var token: String
  public var detail: String?
  public var difference: InputDifference

  public init(
    kind: CauseKind,
    token: String,
    detail: String? = nil,
    difference: InputDifference = .notInput
  ) {
    self.kind = kind
    self.token = token
    self.detail = detail
    self.difference = difference
  }
}

/// An observed model.
public struct ObjectRow: Hashable, Sendable {
  public var id: ObjectID
  public var type: String

  public init(id: ObjectID, type: String) {
    self.id = id
    self.type = type
  }
}

/// What one view type did in one step for one set of causes.
public struct SumRow: Hashable, Sendable {
  public var view: ViewID
  public var step: StepID
  public var causes: CauseSetID
  public var counts: RunCounts
  /// Time in bodies and diffs of these runs alone.
  public var selfTime: Nanoseconds
  /// With everything below; a view nested in itself counts once.
  public var totalTime: Nanoseconds

  public init(
    view: ViewID,
    step: StepID,
    causes: CauseSetID,
    counts: RunCounts,
    selfTime: Nanoseconds,
    totalTime: Nanoseconds
  ) {
    self.view = view
    self.step = step
    self.causes = causes
    self.counts = counts
    self.selfTime = selfTime
    self.totalTime = totalTime
  }
}

/// Counts of runs; they add up.
public struct RunCounts: Hashable, Sendable {
  public var evaluations: Int
  public var contentRuns: Int
  /// First runs of a node, among both of the above.
  public var firsts: Int
  public var compared: Int
  public var skipped: Int
  /// Stored properties compared one by one.
  public var fields: Int
  /// Display leaves that changed.
  public var updated: Int
  public var waste: Int
  public var pureWaste: Int

  public init(
    evaluations: Int = 0,
    contentRuns: Int = 0,
    firsts: Int = 0,
    compared: Int = 0,
    skipped: Int = 0,
    fields: Int = 0,
    updated: Int = 0,
    waste: Int = 0,
    pureWaste: Int = 0
  ) {
    self.evaluations = evaluations
    self.contentRuns = contentRuns
    self.firsts = firsts
    self.compared = compared
    self.skipped = skipped
    self.fields = fields
    self.updated = updated
    self.waste = waste
    self.pureWaste = pureWaste
  }

  public static func += (a: inout RunCounts, b: RunCounts) {
    a.evaluations += b.evaluations
    a.contentRuns += b.contentRuns
    a.firsts += b.firsts
    a.compared += b.compared
    a.skipped += b.skipped
    a.fields += b.fields
    a.updated += b.updated
    a.waste += b.waste
    a.pureWaste += b.pureWaste
  }
}
