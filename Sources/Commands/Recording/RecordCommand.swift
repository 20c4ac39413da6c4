import Launching
import TraceAnalysis
import TraceModel
import TraceStore
import Workloads

extension Option {
  static let traceOutput = Option(
    "output",
    letter: "o",
    value: "FILE",
    help: "where the trace goes, named FILE.viewtrace; an older trace there is replaced"
  )
  fileprivate static let twice = Option(
    "twice",
    help: "record again in a fresh process, and end with 4 where a count differs"
  )
  fileprivate static let frames = Option(
    "frames",
    help: "keep a picture of the screen after each step, for `frames` and the HTML report"
  )
  fileprivate static let quiet = Option("quiet", help: "drop what the app itself prints")
}

extension Command {
  static let record = Command(
    name: "record",
    summary: "run an app under a workload and write a trace",
    operands: [.product],
    options: [.workload.required, .traceOutput.required, .frames, .twice, .quiet]
      + Option.appOptions,
    manual: """
      The app is a product that imports ViewTrace's SwiftUI. It runs in a process,
      a home folder and settings of its own, so that the same source and the same
      workload give the same counts. What it prints passes through.
      """,
    action: { arguments, console in
      try Recording(arguments: arguments, console: console).run()
    }
  )
}

/// One call of `record`.
private struct Recording {
  var arguments: ParsedArguments
  var console: Console

  func run() throws -> ExitCode {
    // Before the build: a workload that cannot be used is told at once.
    let workload = try Workload(contentsOf: arguments.required(.workload))
    var launch = try arguments.appLaunch(workload: workload, console: console)
    launch.takesFrames = arguments.has(.frames)
    let path = arguments.required(.traceOutput)
    console.progress("recording \(launch.executable) under \(workload.name)")
    try record(launch, to: path, listeners: passingThrough)
    try tellRuntimeIssues(in: path)
    if arguments.has(.twice) { try recordAgain(launch, comparedTo: path) }
    console.progress("wrote \(path)")
    return .fine
  }

  private var passingThrough: AppLaunch.Listeners {
    var listeners = AppLaunch.Listeners()
    guard !arguments.has(.quiet) else { return listeners }
    listeners.output = { console.output(String(decoding: $0, as: UTF8.self)) }
    listeners.error = { console.error(String(decoding: $0, as: UTF8.self)) }
    return listeners
  }

  private func record(
    _ launch: AppLaunch,
    to path: String,
    listeners: AppLaunch.Listeners = AppLaunch.Listeners()
  ) throws {
    let result = try launch.record(to: path, listeners: listeners)
    for note in result.notes { console.error("\(path): note: \(note)\n") }
    guard let problem = RecordingFailure.Problem(result.outcome) else { return }
    throw RecordingFailure(problem: problem, executable: launch.executable, trace: path)
  }

  /// Says how often SwiftUI would have logged a fault, which nobody would look for.
  private func tellRuntimeIssues(in path: String) throws {
    let count = try Trace(path: path).messages.count { $0.level == .fault }
    guard count > 0 else { return }
    console.error(
      "\(path): note: SwiftUI logged \(count) runtime issue\(count == 1 ? "" : "s"), which "
        + "`viewtrace report` lists among its findings\n"
    )
  }

  private func recordAgain(_ launch: AppLaunch, comparedTo path: String) throws {
    console.progress("recording again")
    try withTemporaryFolder { folder in
      let second = folder + "/second.viewtrace"
      // Dropped, since the first run has printed the same.
      try record(launch, to: second)
      let difference = try CountDifference.first(
        between: TraceSummary(Trace(path: path)),
        and: TraceSummary(Trace(path: second))
      )
      guard let difference else { return }
      throw RecordingFailure(
        problem: .differs(difference.description),
        executable: launch.executable,
        trace: path
      )
    }
  }
}
