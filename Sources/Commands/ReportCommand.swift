import TraceAnalysis
import TraceReports
import TraceStore

extension Command {
  static let report = Command(
    name: "report",
    summary: "print what ran, how often and why, and what to do about it",
    operands: [.trace],
    options: [.reportFormat, .reportOutput, .base],
    action: { arguments, console in
      let trace = try openTrace(arguments.operand(0), console)
      let digest = try TraceDigest(trace)
      let comparison = try arguments[.base].map { base in
        Comparison(base: try TraceSummary(openTrace(base, console)), head: digest.summary)
      }
      let text =
        switch arguments[.reportFormat] {
        case "html":
          HTMLReport(
            digest,
            flame: try FlameSummary(trace, summary: digest.summary),
            comparison: comparison
          ).html
        default:
          TextReport(digest).text + (comparison.map { "\n" + ComparisonText($0).text } ?? "")
        }
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
    choices: ["text", "html"],
    help: "how it is written; text by default"
  )
  fileprivate static let reportOutput = Option(
    "output",
    letter: "o",
    value: "FILE",
    help: "where it goes, in place of standard output"
  )
}
