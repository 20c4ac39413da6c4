import Foundation
import TraceModel
import TraceStore

/// What happens to the records of a measured app.
enum RecordingMode: String, CaseIterable {
  /// None are made.
  case off
  /// They are made and dropped.
  case null
  /// They are written into a trace, as a recording does.
  case store

  /// Runs `body` with a sink of the mode; a trace is finished and removed afterwards.
  @MainActor func withSink<Result>(
    _ body: ((any TraceSink)?) throws -> Result
  ) throws -> Result {
    switch self {
    case .off: return try body(nil)
    case .null: return try body(NullSink())
    case .store:
      let folder = FileManager.default.temporaryDirectory
      let path = folder.appending(path: "bench-\(UUID().uuidString).viewtrace").path
      let recorder = try Recorder(path: path)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let result = try body(recorder)
      try recorder.finish(.ok)
      return result
    }
  }
}
