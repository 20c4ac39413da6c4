import Foundation
import Launching
import TraceModel
import TraceStore
public import ViewRuntime
// Whoever records names a workload, so that this module brings it along.
@_exported public import Workloads

/// Records an app under a workload, in a process of its own.
///
/// The test runner's executable is started again with the app to run: clocks,
/// random numbers and defaults are the workload's there, and nothing leaks
/// from one recording into another. Recordings may run side by side.
///
/// ```swift
/// let trace = try await record(ScreenApp.self, workload: Workload(name: "tap", steps: [.tap("Plus")]))
/// #expect(trace.evaluations(of: "Row", in: 1) == 1)
/// ```
///
/// - Parameters:
///   - app: Any `App`, private and generic ones included.
///   - workload: What is done to it.
///   - takesFrames: Whether the trace gets a picture of the screen after each step.
///   - expected: How the recording must end.
/// - Returns: The trace, complete.
/// - Throws: `RecordingFailure` when the recording ends otherwise than expected.
public func record<A: App>(
  _ app: A.Type,
  workload: Workload,
  takesFrames: Bool = false,
  expecting expected: RecordingEnd = .done
) async throws -> RecordedTrace {
  let type = try AppTypeReference(app).text
  return try await withCheckedThrowingContinuation { continuation in
    // The launch waits for the process, which must not hold up a task's thread.
    DispatchQueue.global().async {
      continuation.resume(with: Result { try record(type, workload, takesFrames, expected) })
    }
  }
}

/// Records a view as the only content of an app.
public func record<V: View>(
  view: V.Type,
  workload: Workload,
  takesFrames: Bool = false,
  expecting expected: RecordingEnd = .done
) async throws -> RecordedTrace where V: DefaultInitializable {
  try await record(
    ViewApp<V>.self,
    workload: workload,
    takesFrames: takesFrames,
    expecting: expected
  )
}

/// A view that can be made without arguments, to be recorded by its type.
@MainActor public protocol DefaultInitializable {
  init()
}

/// An app that shows one view.
struct ViewApp<V: View & DefaultInitializable>: App {
  var body: some Scene { WindowGroup { V() } }
}

/// How a recording ends.
public enum RecordingEnd: String, Sendable {
  case done
  /// A step found nothing, or more than it meant.
  case failed
  case neverIdle = "never idle"
  case crashed
}

private func record(
  _ type: String,
  _ workload: Workload,
  _ takesFrames: Bool,
  _ expected: RecordingEnd
) throws -> RecordedTrace {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "viewtrace-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let workloadPath = folder.appending(path: "workload.json").path
  let tracePath = folder.appending(path: "trace.viewtrace").path
  try Data(workload.text.utf8).write(to: URL(filePath: workloadPath))
  let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  var launch = AppLaunch(
    executable: executable,
    workload: workload,
    workloadPath: workloadPath,
    parentEnvironment: ProcessInfo.processInfo.environment
  )
  launch.variables["VIEWTRACE_APP_TYPE"] = type
  launch.takesFrames = takesFrames
  var output: [UInt8] = []
  var errors: [UInt8] = []
  var listeners = AppLaunch.Listeners()
  listeners.output = { output += $0 }
  listeners.error = { errors += $0 }
  let result = try launch.record(to: tracePath, listeners: listeners)
  let (end, sentence) = describe(result.outcome)
  guard end == expected else {
    throw RecordingFailure(
      expected: expected,
      end: end,
      sentence: sentence,
      errors: String(decoding: errors, as: UTF8.self)
    )
  }
  // The trace is read whole before its folder goes.
  return try RecordedTrace(
    Trace(path: tracePath),
    output: String(decoding: output, as: UTF8.self),
    sentence: sentence
  )
}

private func describe(_ outcome: LaunchOutcome) -> (RecordingEnd, String) {
  switch outcome {
  case .done: (.done, "")
  case .doesNotFit(let sentence): (.failed, sentence)
  case .neverIdle(let sentence): (.neverIdle, sentence)
  case .crashed(let sentence, let step), .hung(let sentence, let step):
    (.crashed, "\(sentence) in \(step)")
  }
}
