/// Where a command prints, and what it sees of the world that started it.
///
/// Tests put their own in its place; only `viewtrace`'s `main` uses the
/// process's.
package struct Console {
  /// Takes what was asked for, line ends included.
  package var output: (String) -> Void
  /// Takes errors and progress, line ends included.
  package var error: (String) -> Void
  package var environment: [String: String]
  package var isOutputTerminal: Bool
  package var isErrorTerminal: Bool

  package init(
    output: @escaping (String) -> Void,
    error: @escaping (String) -> Void,
    environment: [String: String] = [:],
    isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false
  ) {
    self.output = output
    self.error = error
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
  }

  /// Whether standard output takes colour: a terminal, and `NO_COLOR` unset.
  var usesColour: Bool { isOutputTerminal && (environment["NO_COLOR"] ?? "").isEmpty }

  /// Says what is going on, to someone who watches; nothing in a pipe.
  func progress(_ text: String) {
    if isErrorTerminal { error(text + "\n") }
  }
}
