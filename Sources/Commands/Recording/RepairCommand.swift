import Launching
import TraceStore

extension Command {
  static let repair = Command(
    name: "repair",
    summary: "make a trace one file whose recording was killed",
    operands: [.trace],
    manual: """
      Where an app is killed and the viewtrace that recorded it as well, the last
      rows stay in TRACE-wal beside the trace. This puts them into the trace and
      looks up the source places. The trace opens and reports without it too; it
      stays incomplete, since nobody knows what would have come.
      """,
    action: { arguments, console in
      let path = arguments.operand(0)
      let repair = TraceRepair(path: path, environment: console.environment)
      for note in try repair.repair(sourceRoot: sourceRoot(of:)) {
        console.error("\(path): note: \(note)\n")
      }
      let trace = try Trace(path: path)
      let steps = try trace.steps.count { $0.path != "0" }
      let ending = trace.isComplete ? "complete" : "not complete"
      console.output("\(path): one file, \(ending), \(steps) \(steps == 1 ? "step" : "steps")\n")
      return .fine
    }
  )
}
