/// Arguments that do not fit the table of commands.
struct UsageError: Error, CustomStringConvertible {
  enum Problem: Equatable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
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
    case .missing, .missingValue: return "give it; see '\(help)'"
    case .notAChoice(let word, _, let choices):
      if let nearest = nearest(to: word, among: choices) { return "did you mean '\(nearest)'?" }
      return "one of \(choices.joined(separator: ", "))"
    case .takesNoValue(let option): return "write '\(option)' alone"
    case .givenTwice: return "leave one out"
    case .unexpected: return "leave it out, or quote words that belong together"
    case .either: return "leave one out"
    }
  }
}

/// The known word that a mistyped one was most likely meant to be.
///
/// - Returns: Nil when nothing is near: more than a third of the letters differ.
func nearest(to word: String, among known: [String]) -> String? {
  let candidates = known.map { (word: $0, distance: editDistance(word, $0)) }
  guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, word.count / 3) ? best.word : nil
}

/// Letters to insert, delete, replace or swap with a neighbour to get from one
/// word to the other.
///
/// - Complexity: The product of the lengths.
private func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a)
  let b = Array(b)
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
