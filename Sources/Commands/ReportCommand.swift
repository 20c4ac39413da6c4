import TraceAnalysis
import TraceModel
import TraceReports
import TraceStore

extension Command {
  static let report = Command(
    name: "report",
    summary: "print what ran, how often and why, and what to do about it",
    operands: [.trace],
    options: [.reportFormat, .reportOutput, .base, .noTimes],
    manual: """
      Counts are the same in every recording of the same source and workload, times
      are not: a report that is kept and compared is best written with --no-times.
      """,
    action: { arguments, console in
      let trace = try openTrace(arguments.operand(0), console)
      let digest = try TraceDigest(trace)
      let base = try arguments[.base].map { try TraceSummary(openTrace($0, console)) }
      let report = Report(
        digest: digest,
        comparison: base.map { Comparison(base: $0, head: digest.summary) },
        times: arguments.has(.noTimes) ? .hidden : .shown
      )
      let text = try report.text(as: arguments[.reportFormat] ?? "text", of: trace)
      if let file = arguments[.reportOutput] {
        try write(text, to: file)
      } else {
        console.output(text)
      }
      return .fine
    }
  )
}

extension Option {
  fileprivate static let reportFormat = Option(
    "format",
    choices: ["text", "markdown", "json", "html"],
    help: "how it is written; text by default"
  )
  fileprivate static let reportOutput = Option(
    "output",
    letter: "o",
    value: "FILE",
    help: "where it goes, in place of standard output"
  )
  fileprivate static let noTimes = Option(
    "no-times",
    help: "leave times out, so that the same counts give the same report"
  )
}

private struct Report {
  var digest: TraceDigest
  /// With the base, where there is one.
  var comparison: Comparison?
  var times: ReportTimes

  func text(as format: String, of trace: Trace) throws -> String {
    switch format {
    case "html":
      return HTMLReport(
        digest,
        flame: try FlameSummary(trace, summary: digest.summary, measure: times.measure),
        comparison: comparison,
        times: times
      ).html
    case "json": return JSONReport(digest, comparison: comparison, times: times).json
    case "markdown":
      let text = MarkdownReport(digest, times: times).text
      return text + (comparison.map { "\n### Since the base\n\n" + MarkdownReport($0).text } ?? "")
    default:
      let text = TextReport(digest, times: times).text
      return text + (comparison.map { "\n" + ComparisonText($0).text } ?? "")
    }
  }
}

extension ReportTimes {
  /// Without times a run is as wide as any other.
  fileprivate var measure: FlameSummary.Measure { self == .shown ? .time : .runs }
}
