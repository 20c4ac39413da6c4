/// Why an app could not be run to the end of a recording at all.
///
/// An app that ran and crashed is no error but a ``LaunchOutcome``.
package struct LaunchError: Error, CustomStringConvertible, Sendable {
  package enum Problem: Equatable, Sendable {
    case notStarted(reason: String)
    /// It ended and left no trace: not built with ViewTrace's `SwiftUI`.
    case noTrace(ending: String)
    /// No temporary folder could be made for its home.
    case noHome(reason: String)
  }

  package var problem: Problem
  /// The executable, or the folder that could not be made.
  package var path: String

  init(_ problem: Problem, _ path: String) {
    self.problem = problem
    self.path = path
  }

  package var description: String { "\(path): \(cause)\n  fix: \(fix)" }

  private var cause: String {
    switch problem {
    case .notStarted(let reason): "cannot be started: \(reason)"
    case .noTrace(let ending): "\(ending) and wrote nothing"
    case .noHome(let reason): "cannot be made: \(reason)"
    }
  }

  private var fix: String {
    switch problem {
    case .notStarted: "name an executable that exists, built for this machine"
    case .noTrace: "record an app whose target depends on the product SwiftUI of ViewTrace"
    case .noHome: "set TMPDIR to a folder that you may write to"
    }
  }
}
