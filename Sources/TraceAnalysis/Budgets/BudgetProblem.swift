import JSONSource

/// Why a budget cannot be checked, at its place in the file.
enum BudgetProblem: JSONProblem, Equatable {
  case noBudgets
  case limitsNothing
  case unknownView(String, known: [String])
  case unknownStep(String, known: [String])
  case unknownMark(String, known: [String])

  var what: String {
    switch self {
    case .noBudgets: "there is no budget here, so nothing would be checked"
    case .limitsNothing: "this budget limits no count, so it would check nothing"
    case .unknownView(let name, _): "the trace has no view '\(name)'"
    case .unknownStep(let path, _): "the trace has no step \(path)"
    case .unknownMark(let mark, _): "the workload marks no phase '\(mark)'"
    }
  }

  var fix: String {
    switch self {
    case .noBudgets:
      "write one, such as {\"view\": \"Row\", \"in\": \"each step\", \"evaluations\": 1}"
    case .limitsNothing:
      "add one of: \(CountKind.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownView(let name, let known):
      advice(name, known, none: "it has no views at all")
        + ", or add \"optional\": true if it need not be there"
    case .unknownStep(let path, let known): advice(path, known, none: "it has no steps")
    case .unknownMark(let mark, let known):
      advice(mark, known, none: "add a mark to the workload")
        + "; a step is named by its path alone (\"3\"), all by \"each step\" or \"the whole\""
    }
  }

  private func advice(_ name: String, _ known: [String], none: String) -> String {
    guard !known.isEmpty else { return none }
    let more = known.count > 12 ? ", …" : ""
    let all = known.prefix(12).joined(separator: ", ") + more
    guard let nearest = nearestName(to: name, among: known) else { return "use one of: \(all)" }
    return known.count == 1 ? "write '\(nearest)'" : "write '\(nearest)' (there are: \(all))"
  }
}

/// A trace that no budget can be held to.
public struct UncheckableTrace: Error, CustomStringConvertible, Equatable {
  public var problem: Problem

  /// What is wrong with the trace.
  public enum Problem: Equatable, Sendable {
    /// Nothing ran in it.
    case empty
    /// It ended before its workload did, so its counts are too low.
    case incomplete(outcome: String?)
    /// All budgets were for views or steps that it does not have.
    case nothingToCheck
  }

  /// What is wrong and what to do; whoever prints it puts the trace's path before it.
  public var description: String {
    switch problem {
    case .empty:
      """
      nothing ran in this trace, so no budget can be checked
        fix: record it again with a workload that reaches the screen
      """
    case .incomplete(let outcome):
      """
      the recording did not end as it should\(outcome.map { " (\($0))" } ?? ""), so its counts say nothing
        fix: record it again until `viewtrace record` ends with 0
      """
    case .nothingToCheck:
      """
      no budget applies to this trace, so nothing was checked
        fix: name views and steps that it has, without "optional": true
      """
    }
  }
}
