/// What is wrong at a place of a JSON text, in values; the sentences are made here and nowhere else.
///
/// `JSONSource` has two kinds of its own, ``JSONSyntaxProblem`` and
/// ``JSONShapeProblem``. A format that is read with it adds an enum for what
/// only that format knows (`unknownTimeZone`), and throws it with
/// ``JSONValue/error(_:)``, so that all errors look alike.
public protocol JSONProblem: Sendable {
  /// What is wrong, without the place and without a full stop.
  var what: String { get }
  /// What to do about it: an edit or a command.
  var fix: String { get }
}

/// An error at a place of a JSON text.
///
/// The description is `file:line:column: what`, the offending line, a caret
/// below the column, and a line `fix: …`.
public struct JSONError: Error, CustomStringConvertible {
  public let place: JSONPlace
  public let problem: any JSONProblem

  public init(_ problem: any JSONProblem, at place: JSONPlace) {
    self.place = place
    self.problem = problem
  }

  public var description: String { place.message(problem.what, fix: problem.fix) }
}
