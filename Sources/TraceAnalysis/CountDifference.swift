import TraceModel

/// The first count in which two recordings of the same workload differ.
///
/// `record --twice` ends with it: same source and same workload give the same
/// counts, or something is not held.
public struct CountDifference: Hashable, Sendable, CustomStringConvertible {
  /// Label of the step.
  public var step: String
  /// What was counted: `Row (@self): evaluations`.
  public var what: String
  public var first: Int
  public var second: Int

  public var description: String {
    "\(step): \(what) \(first) in the first recording, \(second) in the second"
  }

  /// Compares step by step, and in a step by view, cause and count.
  ///
  /// - Returns: Nil when all counts are the same.
  public static func first(between a: TraceSummary, and b: TraceSummary) -> CountDifference? {
    for (left, right) in zip(a.steps, b.steps) {
      let label = left.step.label
      guard left.step.path == right.step.path, left.step.action == right.step.action else {
        return CountDifference(
          step: label,
          what: "times this step",
          first: 1,
          second: 0
        )
      }
      if left.transactions != right.transactions {
        return CountDifference(
          step: label,
          what: "transactions",
          first: left.transactions,
          second: right.transactions
        )
      }
      if let difference = runs(label, a.cells(left.step.id), b.cells(right.step.id)) {
        return difference
      }
    }
    if a.steps.count != b.steps.count {
      return CountDifference(
        step: "the workload",
        what: "steps",
        first: a.steps.count,
        second: b.steps.count
      )
    }
    return nil
  }

  private static func runs(
    _ step: String,
    _ a: [String: RunCounts],
    _ b: [String: RunCounts]
  ) -> CountDifference? {
    for name in Set(a.keys).union(b.keys).sorted() {
      let (left, right) = (a[name] ?? RunCounts(), b[name] ?? RunCounts())
      for kind in CountKind.allCases where left[kind] != right[kind] {
        return CountDifference(
          step: step,
          what: "\(name): \(kind.noun)",
          first: left[kind],
          second: right[kind]
        )
      }
    }
    return nil
  }
}

extension TraceSummary {
  /// Counts of one step by view and printed causes.
  fileprivate func cells(_ step: StepID) -> [String: RunCounts] {
    var cells: [String: RunCounts] = [:]
    for row in sums where row.step == step {
      let name = "\(catalog.label(row.view)) (\(catalog.causes(row.causes).text))"
      cells[name, default: RunCounts()] += row.counts
    }
    return cells
  }
}
