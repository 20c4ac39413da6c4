import CRuntimeHooks
import Foundation
import TraceModel
import TraceStore
public import ViewRuntime
import Workloads

/// Runs an app under a workload, in the app's own process.
///
/// `viewtrace record` starts the app with the settings in its environment;
/// `App.main()` ends up here.
public enum Recording {
  /// Records as the environment says, and ends the process.
  @MainActor public static func start<A: App>(_ app: A.Type) -> Never {
    guard let settings = RecordingSettings(ProcessInfo.processInfo.environment) else {
      explainItself("\(app)")
    }
    vt_print_by_line()
    exit(run(app, settings).rawValue)
  }

  /// Who starts the app by hand is told how it is used.
  private static func explainItself(_ name: String) -> Never {
    printError(
      """
      \(name): this app was built with ViewTrace's SwiftUI, which shows no window: it is recorded.
        fix: viewtrace record --executable \(CommandLine.arguments.first ?? name) \
      --workload FILE.json -o FILE.viewtrace
      """
    )
    exit(RecordingExit.wrongUse.rawValue)
  }

  @MainActor
  private static func run<A: App>(_ app: A.Type, _ settings: RecordingSettings) -> RecordingExit {
    do {
      let workload =
        try settings.workload.map { path throws(WorkloadError) in try Workload(contentsOf: path) }
        ?? Workload(name: "no workload")
      try Stage.prepare(workload)
      switch settings.mode {
      case .record:
        return try TraceRecording(app, workload, settings).run()
      case .targets:
        return try TargetListing(app, workload, settings).run()
      }
    } catch let error as WorkloadError {
      printError("\(error)")
      return .wrongUse
    } catch {
      printError("\(error)")
      return .cannotRecord
    }
  }
}

/// How the app's process ends; `docs/command-line.md` has the same numbers.
enum RecordingExit: Int32 {
  case ok = 0
  /// The workload does not fit the app.
  case wrongUse = 2
  case unreadable = 3
  /// It crashed, was never idle, or nothing could be recorded.
  case cannotRecord = 4
}

func printError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
