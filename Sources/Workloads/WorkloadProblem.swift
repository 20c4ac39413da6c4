import JSONSource

/// What can be wrong with a workload beyond the shape of its JSON.
enum WorkloadProblem: JSONProblem, Equatable {
  /// `owner` with its article: `the name`.
  case emptyText(String)
  case nulCharacter
  case badTime(String)
  case timeWithoutUnit(String)
  case badMoment(String, why: String)
  case limitBelowSettle(limit: String, settle: String)
  case unknownLocale(String, nearest: String?)
  case unknownTimeZone(String, nearest: String?)
  case notNumbers(expected: String, found: String)
  case noTime
  case tooLongTime(most: String)
  case nullInDefaults
  case unknownAction(String, known: [String])
  case notOneAction([String])
  case needsMore(String, example: String)
  case takesNothing(String)
  /// An action that needs an object with keys; `found` with its article.
  case takesKeys(String, found: String, example: String)
  case notOneTarget([String])
  case indexOfPoint
  case notOneKey(owner: String, of: [String], found: [String])
  case keyDoesNotGoWith(String, other: String)
  case nothingToChange
  case nothingToRepeat
  case tooManySteps(count: Int, limit: Int)
  case unsupported(String)

  var what: String {
    switch self {
    case .emptyText(let owner): "\(owner) is empty"
    case .nulCharacter: "a NUL character, which no process can be given"
    case .badTime(let found): "'\(found)' is no length of time"
    case .timeWithoutUnit(let number): "the time \(number) has no unit"
    case .badMoment(let found, let why): "'\(found)' is no date and time: \(why)"
    case .limitBelowSettle(let limit, let settle):
      "the limit of \(limit) is not above the settle time of \(settle), so that each step would fail"
    case .unknownLocale(let found, _): "unknown locale '\(found)'"
    case .unknownTimeZone(let found, _): "unknown time zone '\(found)'"
    case .notNumbers(let expected, let found): "expected \(expected), found \(found)"
    case .noTime: "the time is 0"
    case .tooLongTime(let most): "the time is more than \(most)"
    case .nullInDefaults: "defaults hold no null"
    case .unknownAction(let found, _): "unknown action '\(found)'"
    case .notOneAction(let names):
      names.isEmpty
        ? "a step without an action" : "a step has one action, found \(list(names))"
    case .needsMore(let action, _): "the action '\(action)' does not stand alone"
    case .takesNothing(let action): "the action '\(action)' takes nothing"
    case .takesKeys(let action, let found, _): "\(action) takes an object, found \(found)"
    case .notOneTarget(let keys):
      keys.isEmpty
        ? "the target names nothing to look for"
        : "a target is found in one way, found \(list(keys))"
    case .indexOfPoint: "a position is one place, so that no index goes with it"
    case .notOneKey(let owner, let keys, let found):
      found.isEmpty
        ? "\(owner) needs one of \(list(keys))"
        : "\(owner) takes only one of \(list(keys)), found \(list(found))"
    case .keyDoesNotGoWith(let key, let other): "the key '\(key)' does not go with '\(other)'"
    case .nothingToChange: "no setting is changed"
    case .nothingToRepeat: "there are no steps to repeat"
    case .tooManySteps(let count, let limit):
      "the repeats come to \(count == .max ? "far too many" : String(count)) steps;"
        + " a workload has \(limit) at most"
    case .unsupported(let what): "\(what) are not supported yet"
    }
  }

  var fix: String {
    switch self {
    case .emptyText: "write at least one character"
    case .nulCharacter: "remove \\u0000"
    case .badTime: "write a number and a unit (ms, s, min, h), a year at most, such as \"400ms\""
    case .timeWithoutUnit(let number): "write \"\(number)ms\" or \"\(number)s\""
    case .badMoment: "write it as \"\(Workload.Moment.standard)\" or with a zone such as +02:00"
    case .limitBelowSettle: "raise the limit or lower the settle time"
    case .unknownLocale(_, let nearest):
      nearest.map { "write \"\($0)\"" } ?? "write a language and a region, such as \"en_US\""
    case .unknownTimeZone(_, let nearest):
      nearest.map { "write \"\($0)\"" }
        ?? "write a name of the time zone database, such as \"Europe/Berlin\", or \"UTC\""
    case .notNumbers(let expected, _): "write \(expected)"
    case .noTime: "write a time above 0, such as \"500ms\""
    case .tooLongTime(let most): "write at most \"\(most)\": each frame of it is played"
    case .nullInDefaults: "leave the key out"
    case .unknownAction(let found, let known):
      if let nearest = nearestName(to: found, among: known) {
        "write '\(nearest)' (known actions: \(known.joined(separator: ", ")))"
      } else {
        "use one of: \(known.joined(separator: ", "))"
      }
    case .notOneAction(let names):
      names.isEmpty ? "write one, such as {\"tap\": \"Plus\"}" : "make each a step of its own"
    case .needsMore(_, let example): "write it as \(example)"
    case .takesNothing(let action): "write the step as \"\(action)\""
    case .takesKeys(let action, _, let example):
      Workload.ActionName(rawValue: action)?.standsAlone == true
        ? "write it as \(example), or the step as \"\(action)\"" : "write it as \(example)"
    case .notOneTarget(let keys):
      "\(keys.isEmpty ? "add" : "keep") one of \(list(Workload.Target.ways))"
    case .indexOfPoint: "remove the index"
    case .notOneKey(_, let keys, let found):
      "\(found.isEmpty ? "add" : "keep") one of \(list(keys))"
    case .keyDoesNotGoWith(let key, let other): "remove '\(key)' or '\(other)'"
    case .nothingToChange: "name at least one setting, or remove the step"
    case .nothingToRepeat: "write the steps, or remove the repeat"
    case .tooManySteps: "repeat fewer times, or split the workload"
    case .unsupported: "remove them, and give the app a repository with a mock"
    }
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.map { "'\($0)'" }.joined() }
    return names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(last)'"
  }
}
