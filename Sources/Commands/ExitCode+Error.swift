import JSONSource
import Launching
import TraceAnalysis
import TraceStore
import Workloads

extension ExitCode {
  /// What an error that reached the top ends the process with.
  init(for error: any Error) {
    self =
      switch error {
      case is UsageError, is PlacedError: .wrongUse
      case let error as CommandError: error.exitCode
      case let error as ConformanceError: error.exitCode
      case let error as RecordingFailure: error.exitCode
      case is BuildError: .appFailed
      case let error as LaunchError: Self(for: error.problem)
      case let error as WorkloadError: error.isUnreadable ? .unreadable : .wrongUse
      case let error as JSONError: error.problem is JSONSyntaxProblem ? .unreadable : .wrongUse
      case let error as TraceStoreError: Self(for: error.problem)
      default: .unreadable
      }
  }

  private init(for problem: LaunchError.Problem) {
    self =
      switch problem {
      case .notStarted, .noFolder: .wrongUse
      case .noTrace, .notWritten, .noAnswer, .otherVersion: .appFailed
      }
  }

  private init(for problem: TraceStoreError.Problem) {
    self =
      switch problem {
      case .query, .queryWrites, .notAQuery, .severalStatements: .wrongUse
      case .cannotCreate, .wouldOverwrite, .alreadyRecording: .wrongUse
      default: .unreadable
      }
  }
}
