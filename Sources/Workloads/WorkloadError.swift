import JSONSource

/// Why a workload cannot be used.
///
/// The description is `file:line:column: what`, the offending line with a
/// caret, and a line `fix: …`; without a place where there is none.
public struct WorkloadError: Error, CustomStringConvertible {
  let problem: Problem

  enum Problem {
    case unreadable(path: String, reason: String)
    case json(JSONError)
  }

  init(_ error: JSONError) { problem = .json(error) }

  init(unreadable path: String, reason: String) {
    problem = .unreadable(path: path, reason: reason)
  }

  /// Whether the file could not be opened or is no JSON at all, rather than a workload with a mistake.
  public var isUnreadable: Bool {
    switch problem {
    case .unreadable: true
    case .json(let error): error.problem is JSONSyntaxProblem
    }
  }

  /// The file as it was named.
  public var path: String {
    switch problem {
    case .unreadable(let path, _): path
    case .json(let error): error.place.path
    }
  }

  /// The line, from 1; nil when the file could not be opened.
  public var line: Int? {
    guard case .json(let error) = problem else { return nil }
    return error.place.line
  }

  public var description: String {
    switch problem {
    case .unreadable(let path, let reason):
      "\(path): \(reason)\n  fix: name a workload file that can be read"
    case .json(let error): error.description
    }
  }
}
