import TraceAnalysis
import TraceReports

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "print why a view ran, chain by chain, back to the writes",
    operands: [
      .trace,
      Operand(name: "VIEW", help: "a view as the report names it", completion: .nothing),
    ],
    action: { arguments, console in
      let path = arguments.operand(0)
      let trace = try openTrace(path, console)
      do {
        let explanation = try Explanation(of: arguments.operand(1), in: trace)
        console.output(ExplanationText(explanation).text)
      } catch let error as UnknownView {
        throw PlacedError(place: path, text: error.description)
      }
      return .fine
    }
  )
}
