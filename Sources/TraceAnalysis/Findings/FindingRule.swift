public import TraceModel

/// One kind of finding: one file, one test file, one section of `docs/findings.md`.
public protocol FindingRule: Sendable {
  /// The one name of the rule everywhere: `unstable-id`.
  var id: String { get }
  /// What it finds, in a few words.
  var title: String { get }
  /// The manual page: what it means, when it fires and when not, what to do.
  var manual: String { get }
  /// - Throws: What the trace throws when it cannot be read.
  func find(in evidence: TraceEvidence) throws -> [Finding]
}

/// All rules, and what they find in a trace.
public enum FindingRules {
  /// In the order of their ids.
  public static let all: [any FindingRule] = [
    CoarseObservableObject(), InputNotComparable(), LogsRuntimeIssue(), RebuildsWholeList(),
    RepeatsInlineRows(), UnstableID(),
  ]

  public static func rule(_ id: String) -> (any FindingRule)? { all.first { $0.id == id } }

  /// Runs all rules: the worst first, then those that save most.
  ///
  /// - Throws: What the trace throws when it cannot be read.
  public static func findings(in trace: any TraceSource) throws -> [Finding] {
    try findings(in: TraceEvidence(trace))
  }

  static func findings(in evidence: TraceEvidence) throws -> [Finding] {
    try all.flatMap { try $0.find(in: evidence) }.sorted { a, b in
      if a.severity != b.severity { return a.severity > b.severity }
      let (left, right) = (a.saving?.count ?? 0, b.saving?.count ?? 0)
      return left == right ? a.id < b.id : left > right
    }
  }
}
