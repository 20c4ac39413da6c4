import JSONSource

/// Arguments that do not fit the table of commands.
struct UsageError: Error, CustomStringConvertible {
  enum Problem: Equatable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    /// An option that this version does not have yet.
    case later(String)
    case missing(String)
    case missingValue(String, value: String)
    case notAChoice(String, for: String, choices: [String])
    case takesNoValue(String)
    case givenTwice(String)
    case unexpected(String)
    case either(String, String)
  }

  var problem: Problem
  /// Nil where no command was recognised.
  var command: String?
  var usageLine: String

  var description: String {
    let place = command.map { "viewtrace \($0)" } ?? "viewtrace"
    return "\(place): \(cause)\n  fix: \(fix)\n\(usageLine)"
  }

  private var cause: String {
    switch problem {
    case .unknownCommand(let word, _): "unknown command '\(word)'"
    case .unknownOption(let word, _): "unknown option '\(word)'"
    case .later(let word): "option '\(word)' comes with a later version"
    case .missing(let what): "\(what) is missing"
    case .missingValue(let option, let value): "option '\(option)' needs a value, \(value)"
    case .notAChoice(let word, let what, _): "\(what) cannot be '\(word)'"
    case .takesNoValue(let option): "option '\(option)' takes no value"
    case .givenTwice(let option): "option '\(option)' is given twice"
    case .unexpected(let word): "unexpected argument '\(word)'"
    case .either(let operand, let option): "\(operand) and '\(option)' exclude each other"
    }
  }

  private var fix: String {
    let help = command.map { "viewtrace \($0) --help" } ?? "viewtrace --help"
    switch problem {
    case .unknownCommand(_, let nearest), .unknownOption(_, let nearest):
      return nearest.map { "did you mean '\($0)'?" } ?? "see '\(help)'"
    case .later: return "leave it out"
    case .missing, .missingValue: return "give it; see '\(help)'"
    case .notAChoice(let word, _, let choices):
      if let nearest = nearestName(to: word, among: choices) { return "did you mean '\(nearest)'?" }
      return "one of \(choices.joined(separator: ", "))"
    case .takesNoValue(let option): return "write '\(option)' alone"
    case .givenTwice: return "leave one out"
    case .unexpected: return "leave it out, or quote words that belong together"
    case .either: return "leave one out"
    }
  }
}
