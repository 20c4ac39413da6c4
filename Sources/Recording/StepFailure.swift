package import TraceModel
import TraceStore

/// What was wrong with a step.
package enum StepProblem: Error {
  case notFound(String, shown: [String])
  case several(String, found: [String])
  case covered(String, by: String)
  case offScreen(String)
  case disabled(String)
  case cannot(String, String)
  case neverIdle(busy: [String], writes: [String], limit: Nanoseconds)
  case neverShown(String, limit: Nanoseconds, shown: [String])
}

/// A step that could not be done; ends the recording.
struct StepFailure: Error, CustomStringConvertible {
  let workload: String
  let path: String
  let action: String
  let problem: StepProblem

  var outcome: RecordingOutcome {
    if case .neverIdle = problem { return .neverIdle }
    return .failed
  }

  var description: String {
    "\(workload): step \(path), \(action): \(what)\n  fix: \(fix)"
  }

  private var what: String {
    switch problem {
    case .notFound(let target, let shown):
      "nothing on screen is \(target); there is \(Self.list(shown))"
    case .several(let target, let found):
      "\(found.count) things on screen are \(target): \(Self.list(found))"
    case .covered(let target, let by): "\(target) is covered by \(by)"
    case .offScreen(let target): "\(target) exists, but is not visible"
    case .disabled(let target): "\(target) is disabled"
    case .cannot(let target, let what): "\(target) \(what)"
    case .neverIdle(let busy, let writes, let limit):
      "the app was still busy after \(limit.seconds) s of virtual time"
        + (busy.isEmpty ? "" : ": \(Self.list(busy))")
        + writes.map { "\n  \($0)" }.joined()
    case .neverShown(let target, let limit, let shown):
      "\(target) did not show within \(limit.seconds) s; there is \(Self.list(shown))"
    }
  }

  private var fix: String {
    switch problem {
    case .notFound: "name what is there, or wait or scroll to it first"
    case .several: "add \"index\" to the target, counted from 0, or use an identifier"
    case .covered: "dismiss what covers it first"
    case .offScreen: "scroll until it is visible first"
    case .disabled: "do what enables it first"
    case .cannot: "`viewtrace targets` lists what can be done to what"
    case .neverIdle: "end the loop, make it wait longer than \"settle\", or raise \"limit\""
    case .neverShown: "look what is shown instead, or raise the step's \"limit\""
    }
  }

  private static func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "nothing" }
    let shown = texts.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    return texts.count > 20 ? "\(shown) and \(texts.count - 20) more" : shown
  }
}
