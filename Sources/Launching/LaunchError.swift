/// Why an app could not be run to the end of a recording at all.
///
/// An app that ran and crashed is no error but a ``LaunchOutcome``.
package struct LaunchError: Error, CustomStringConvertible, Sendable {
  package enum Problem: Equatable, Sendable {
    case notStarted(reason: String)
    /// It ended and left no trace: not built with ViewTrace's `SwiftUI`.
    case noTrace(ending: String)
    /// Its trace could not be written to the end; the recorder's own words.
    case notWritten(String)
    /// It ended without saying what it shows.
    case noAnswer(ending: String)
    /// It answered in another way than apps of this version do.
    case otherVersion
    /// No temporary folder could be made.
    case noFolder(reason: String)
  }

  package var problem: Problem
  /// The executable, or the folder that could not be made.
  package var path: String

  init(_ problem: Problem, _ path: String) {
    self.problem = problem
    self.path = path
  }

  package var description: String {
    if case .notWritten(let words) = problem { return words }
    return "\(path): \(cause)\n  fix: \(fix)"
  }

  private var cause: String {
    switch problem {
    case .notStarted(let reason): "cannot be started: \(reason)"
    case .noTrace(let ending): "\(ending) and wrote nothing"
    case .notWritten(let words): words
    case .noAnswer(let ending): "\(ending), without an answer"
    case .otherVersion: "answers in a way that this viewtrace does not know"
    case .noFolder(let reason): "cannot be made: \(reason)"
    }
  }

  private var fix: String {
    switch problem {
    case .notStarted: "name an executable that exists, built for this machine"
    case .noTrace: "record an app whose target depends on the product SwiftUI of ViewTrace"
    case .notWritten: "see above"
    case .noAnswer: "use an app whose target depends on the product SwiftUI of ViewTrace"
    case .otherVersion: "build the app with the ViewTrace that this viewtrace belongs to"
    case .noFolder: "set TMPDIR to a folder that you may write to"
    }
  }
}
