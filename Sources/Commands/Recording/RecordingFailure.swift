import Launching

/// An app that did not do its workload to the end, or not twice in the same way.
struct RecordingFailure: Error, CustomStringConvertible {
  enum Problem: Equatable {
    /// The app's own sentence, with its place and fix.
    case doesNotFit(String)
    case neverIdle(String)
    case crashed(String, step: String)
    case hung(String, step: String)
    case differs(String)

    /// Nil where the workload was done.
    init?(_ outcome: LaunchOutcome) {
      switch outcome {
      case .done: return nil
      case .doesNotFit(let failure): self = .doesNotFit(failure)
      case .neverIdle(let failure): self = .neverIdle(failure)
      case .crashed(let sentence, let step): self = .crashed(sentence, step: step)
      case .hung(let sentence, let step): self = .hung(sentence, step: step)
      }
    }
  }

  var problem: Problem
  var executable: String
  /// What there is of a trace.
  var trace: String?

  var exitCode: ExitCode {
    switch problem {
    case .doesNotFit: .wrongUse
    case .neverIdle, .crashed, .hung, .differs: .appFailed
    }
  }

  private var untilThen: String {
    trace.map { "; what happened until then: viewtrace report \($0)" } ?? ""
  }

  var description: String {
    switch problem {
    case .doesNotFit(let failure), .neverIdle(let failure): failure
    case .crashed(let sentence, let step):
      """
      \(executable): crashed in \(step): \(sentence)
        fix: repair the app\(untilThen)
      """
    case .hung(let sentence, let step):
      """
      \(executable): hung in \(step): \(sentence)
        fix: find the loop or the wait that keeps its main thread\(untilThen)
      """
    case .differs(let difference):
      """
      \(executable): two recordings differ: \(difference)
        fix: find what is not held (a raw thread, a socket, the address of an object); \
      see docs/hermetic.md
      """
    }
  }
}
