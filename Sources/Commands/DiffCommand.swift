import TraceAnalysis
import TraceReports

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "print what changed between two traces, by view and by cause",
    operands: [
      Operand(name: "BASE", help: "the trace to compare with"),
      Operand(name: "HEAD", help: "the trace that is compared"),
    ],
    manual: "Ends with 0 whether or not something changed; check is there to decide.",
    action: { arguments, console in
      let base = try TraceSummary(openTrace(arguments.operand(0), console))
      let head = try TraceSummary(openTrace(arguments.operand(1), console))
      console.output(ComparisonText(Comparison(base: base, head: head)).text)
      return .fine
    }
  )
}
