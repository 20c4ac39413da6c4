/// Why a JSON value is not what a format asks for.
public enum JSONShapeProblem: JSONProblem, Equatable {
  /// `expected` and `found` carry their article: `a string`, `the number 3`.
  case wrongType(expected: String, found: String)
  case missingKey(String, in: String)
  case unknownKey(String, in: String, known: [String])
  case unknownChoice(String, known: [String])
  case outOfRange(String, allowed: String)

  public var what: String {
    switch self {
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .missingKey(let key, let owner): "the key '\(key)' is missing in \(owner)"
    case .unknownKey(let key, let owner, _): "unknown key '\(key)' in \(owner)"
    case .unknownChoice(let choice, _): "unknown value '\(choice)'"
    case .outOfRange(let found, let allowed): "\(found) is out of range; allowed is \(allowed)"
    }
  }

  public var fix: String {
    switch self {
    case .wrongType(let expected, _): "write \(expected) here"
    case .missingKey(let key, _): "add \"\(key)\": …"
    case .unknownKey(let key, _, let known):
      if known.isEmpty { "remove it; there are no keys here" } else { advice(key, known, "keys") }
    case .unknownChoice(let choice, let known): advice(choice, known, "values")
    case .outOfRange(_, let allowed): "write a number that is \(allowed)"
    }
  }

  /// The nearest name first, then all of them, since the nearest is only a guess.
  private func advice(_ found: String, _ known: [String], _ noun: String) -> String {
    let all = known.joined(separator: ", ")
    guard let nearest = nearestName(to: found, among: known) else { return "use one of: \(all)" }
    return known.count == 1 ? "write '\(nearest)'" : "write '\(nearest)' (known \(noun): \(all))"
  }
}
