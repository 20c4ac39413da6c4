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
      let path = arguments.operand(0)
      let digest = try TraceDigest(openTrace(path, console))
      let comparison = try arguments[.base].map { base in
        Comparison(
          base: try TraceSummary(openTrace(base, console)),
          head: digest.summary
        )
      }
      var text = TextReport(digest).text
      if let comparison { text += "\n" + ComparisonText(comparison).text }
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
    choices: ["text"],
    help: "how it is written; text by default"
  )
  fileprivate static let reportOutput = Option(
    "output",
    letter: "o",
    value: "FILE",
    help: "where it goes, in place of standard output"
  )
}
