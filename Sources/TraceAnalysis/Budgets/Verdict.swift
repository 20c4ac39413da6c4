public import TraceModel

/// Whether a trace keeps its budgets, and where it does not.
public struct Verdict: Sendable {
  /// One a limit, in the order of the budget file.
  public var results: [BudgetResult]
  /// Names of views that are not in the trace and were marked optional.
  public var skipped: [String]
  /// Findings of level error, which fail a check like a broken budget.
  public var errors: [Finding]

  public var broken: [BudgetResult] { results.filter { !$0.breaches.isEmpty } }
  public var isPassed: Bool { broken.isEmpty && errors.isEmpty }

  /// Holds a trace to its budgets.
  ///
  /// - Parameters:
  ///   - trace: A trace that is complete.
  ///   - file: The budgets.
  ///   - base: An older trace whose counts are shown beside; it decides nothing.
  /// - Throws: `UncheckableTrace`; `JSONError` where a budget names a view, a
  ///   step or a mark that the trace does not have; what the trace throws.
  public init(
    of trace: any TraceSource,
    by file: BudgetFile,
    base: (any TraceSource)? = nil
  ) throws {
    let digest = try TraceDigest(trace)
    try self.init(of: digest, by: file, base: base.map { try TraceSummary($0) })
  }

  /// Holds a trace whose digest is there already to its budgets.
  public init(of digest: TraceDigest, by file: BudgetFile, base: TraceSummary? = nil) throws {
    let summary = digest.summary
    let facts = summary.catalog.facts
    if facts[.complete] != "1" || (facts[.outcome] ?? "ok") != "ok" {
      throw UncheckableTrace(problem: .incomplete(outcome: facts[.outcome]))
    }
    guard summary.totals.counts.runs > 0 else { throw UncheckableTrace(problem: .empty) }
    (results, skipped) = ([], [])
    errors = digest.findings.filter { $0.severity == .error }
    for budget in file.budgets {
      let check = try BudgetCheck(budget, summary, base)
      guard let check else {
        skipped.append(budget.view ?? "")
        continue
      }
      results += check.results()
    }
    guard results.contains(where: { $0.checked > 0 }) else {
      throw UncheckableTrace(problem: .nothingToCheck)
    }
  }
}

/// How one limit of one budget was kept.
public struct BudgetResult: Sendable {
  public var budget: Budget
  public var limit: Budget.Limit
  /// Steps, or groups of steps, that were compared.
  public var checked: Int
  /// The highest count among them.
  public var highest: Int
  /// Where it was not kept, in the order of the workload.
  public var breaches: [Breach]

  /// `Row, each step: at most 1 evaluation`.
  public var title: String {
    "\(budget.view ?? "all views"), \(budget.scope): "
      + "\(budget.isExact ? "exactly" : "at most") \(limit.kind.counted(limit.most))"
  }
}

/// One count that broke its budget.
public struct Breach: Sendable {
  /// The step, or for several together what they are: `the whole`.
  public var place: String
  public var expected: Int
  public var actual: Int
  public var isExact: Bool
  /// The same count in the base; nil without one.
  public var base: Int?
  /// The causes behind the count, most first, as printed.
  public var causes: [Cause]

  /// One cause and its part of the count.
  public struct Cause: Hashable, Sendable {
    public var text: String
    public var count: Int
  }

  /// `step 3 (tap "Plus"): 20, at most 1`.
  public var sentence: String {
    let wanted = isExact ? "exactly \(expected)" : "at most \(expected)"
    let before = base.map { ", \($0) in the base" } ?? ""
    return "\(place): \(actual), \(wanted)\(before)"
  }
}
