public import TraceModel

/// The counts that are exact, by the names under which budgets and reports know them.
public enum CountKind: String, CaseIterable, Sendable, Comparable {
  case evaluations
  case contentRuns
  case firsts
  case compared
  case skipped
  case fields
  case updated
  case waste
  case pureWaste

  /// As a sentence says it: `3 content runs`.
  public var noun: String {
    switch self {
    case .evaluations: "evaluations"
    case .contentRuns: "content runs"
    case .firsts: "first runs"
    case .compared: "views compared"
    case .skipped: "views skipped"
    case .fields: "fields compared"
    case .updated: "leaves updated"
    case .waste: "runs that changed nothing"
    case .pureWaste: "runs without any changed input"
    }
  }

  /// `1 content run`, `3 content runs`.
  public func counted(_ count: Int) -> String {
    guard count == 1 else { return "\(count) \(noun)" }
    let one =
      switch self {
      case .evaluations: "evaluation"
      case .contentRuns: "content run"
      case .firsts: "first run"
      case .compared: "view compared"
      case .skipped: "view skipped"
      case .fields: "field compared"
      case .updated: "leaf updated"
      case .waste: "run that changed nothing"
      case .pureWaste: "run without any changed input"
      }
    return "1 \(one)"
  }

  /// In the order of declaration.
  public static func < (a: CountKind, b: CountKind) -> Bool { a.order < b.order }
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension RunCounts {
  /// The counts of one run.
  public init(_ run: RunRecord) {
    let isContent = run.flags.contains(.content)
    self.init(
      evaluations: isContent ? 0 : 1,
      contentRuns: isContent ? 1 : 0,
      firsts: run.flags.contains(.first) ? 1 : 0,
      compared: Int(run.compared),
      skipped: Int(run.skipped),
      fields: Int(run.fields),
      updated: Int(run.updated),
      waste: run.flags.contains(.waste) ? 1 : 0,
      pureWaste: run.flags.contains(.pureWaste) ? 1 : 0
    )
  }

  /// Evaluations and content runs together; reports show them apart.
  public var runs: Int { evaluations + contentRuns }
  /// Runs that were not the first of their node.
  public var reruns: Int { runs - firsts }

  public subscript(kind: CountKind) -> Int {
    switch kind {
    case .evaluations: evaluations
    case .contentRuns: contentRuns
    case .firsts: firsts
    case .compared: compared
    case .skipped: skipped
    case .fields: fields
    case .updated: updated
    case .waste: waste
    case .pureWaste: pureWaste
    }
  }
}
