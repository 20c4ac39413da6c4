import TraceAnalysis
import TraceReports

extension Command {
  static let check = Command(
    name: "check",
    summary: "hold a trace to a budget; ends with 1 where one is broken",
    operands: [.trace],
    options: [.budget.required, .base],
    laterOptions: ["junit", "sarif", "markdown", "github"],
    manual: """
      A budget limits exact counts (docs/budget-format.md):
      {"budgets": [{"view": "Row", "in": "each step", "evaluations": 1}]}
      Findings of level error break the check as well. The base is shown beside and
      decides nothing.
      """,
    action: { arguments, console in
      // The budget first: a mistake in it is told without reading the trace.
      let budgetPath = arguments.required(.budget)
      let budget = try BudgetFile(parsing: readBytes(of: budgetPath), path: budgetPath)
      let path = arguments.operand(0)
      let trace = try openTrace(path, console)
      let base = try arguments[.base].map { try openTrace($0, console) }
      do {
        let verdict = try Verdict(of: trace, by: budget, base: base)
        console.output(VerdictText(verdict).text)
        return verdict.isPassed ? .fine : .broken
      } catch let error as UncheckableTrace {
        throw PlacedError(place: path, text: error.description)
      }
    }
  )
}

extension Option {
  fileprivate static let budget = Option(
    "budget",
    value: "FILE",
    help: "the counts that the trace may have at most"
  )
}
