import TraceAnalysis
import TraceReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Command {
  static let check = Command(
    name: "check",
    summary: "hold a trace to a budget; ends with 1 where one is broken",
    operands: [.trace],
    options: [.budget.required, .base, .junit, .sarif, .markdown, .github],
    manual: """
      A budget limits exact counts (docs/budget-format.md):
      {"budgets": [{"view": "Row", "in": "each step", "evaluations": 1}]}
      Findings of level error break the check as well. The base is shown beside and
      decides nothing. Files for other programs are written whether it holds or not;
      source places in them are told from this folder.
      """,
    action: { arguments, console in
      // The budget first: a mistake in it is told without reading the trace.
      let budgetPath = arguments.required(.budget)
      let budget = try BudgetFile(parsing: readBytes(of: budgetPath), path: budgetPath)
      let path = arguments.operand(0)
      let digest = try TraceDigest(openTrace(path, console))
      let base = try arguments[.base].map { try TraceSummary(openTrace($0, console)) }
      do {
        let verdict = try Verdict(of: digest, by: budget, base: base)
        let outputs = CheckOutputs(
          verdict: verdict,
          digest: digest,
          base: base,
          budgetPath: budgetPath
        )
        try outputs.write(as: arguments)
        console.output(VerdictText(verdict).text)
        if arguments.has(.github) { console.output(outputs.annotations) }
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
  fileprivate static let junit = Option(
    "junit",
    value: "FILE",
    help: "write the verdict as JUnit XML too, a test case a limit"
  )
  fileprivate static let sarif = Option(
    "sarif",
    value: "FILE",
    help: "write findings and broken limits as SARIF 2.1.0 too"
  )
  fileprivate static let markdown = Option(
    "markdown",
    value: "FILE",
    help: "write the verdict as Markdown too, with what changed since the base"
  )
  fileprivate static let github = Option(
    "github",
    help: "print findings and broken limits as annotations for GitHub too"
  )
}

/// What `check` hands to other programs.
private struct CheckOutputs {
  var verdict: Verdict
  var digest: TraceDigest
  var base: TraceSummary?
  var budgetPath: String

  func write(as arguments: ParsedArguments) throws {
    if let file = arguments[.junit] { try Commands.write(JUnitReport(verdict).xml, to: file) }
    if let file = arguments[.sarif] {
      let report = SARIFReport(
        findings: digest.findings,
        verdict: verdict,
        budgetPath: root.relative(budgetPath),
        root: root
      )
      try Commands.write(report.json, to: file)
    }
    if let file = arguments[.markdown] { try Commands.write(markdown, to: file) }
  }

  var annotations: String {
    GitHubAnnotations(
      findings: digest.findings,
      verdict: verdict,
      budgetPath: root.relative(budgetPath),
      root: root
    ).text
  }

  private var markdown: String {
    let text = MarkdownReport(verdict).text
    guard let base else { return text }
    let comparison = Comparison(base: base, head: digest.summary)
    return text + "\n### Since the base\n\n" + MarkdownReport(comparison).text
  }

  /// Where the command was started: the root of the checkout, in CI.
  private var root: SourceRoot { SourceRoot(FileManager.default.currentDirectoryPath) }
}
