import JSONSource

/// A result file of the conformance kit: a head, then a line a case.
struct ConformanceResults {
  /// What was run, on what.
  struct Head {
    /// `SwiftUI` for Apple's, `ViewTrace` for ViewTrace's own.
    var runtime: String
    /// `macOS 15.5.0`.
    var system: String
    var swift: String
    /// In UTC, ISO 8601.
    var date: String

    var isOfApple: Bool { runtime == "SwiftUI" }
  }

  struct CaseResult {
    var id: String
    /// By the number of the check in its case, from 1.
    var checks: [(check: Int, outcome: Outcome)]
  }

  enum Outcome: Equatable {
    case holds
    case differs(actual: String)
    case notChecked(reason: String)
  }

  let head: Head
  /// Cases of the corpus.
  let cases: [CaseResult]
  /// Ids that the corpus does not have.
  let unknown: [String]

  /// - Throws: `ConformanceError`, at the first line that cannot be right.
  init(bytes: [UInt8], path: String, corpus: ConformanceCorpus) throws {
    let lines = numberedLines(of: bytes)
    guard let first = lines.first else {
      throw ConformanceError(problem: .notResults, place: path)
    }
    head = try Self.head(first.text, place: "\(path):\(first.line)", corpus: corpus)
    var found: [CaseResult] = []
    var unknown: [String] = []
    var seen: Set<String> = []
    for (line, text) in lines.dropFirst() {
      do {
        let value = try JSONValue(line: line, text: text, path: path)
        let result = try CaseResult(value)
        guard seen.insert(result.id).inserted else { throw Damage("\(result.id) stands twice") }
        guard let known = corpus[result.id] else {
          unknown.append(result.id)
          continue
        }
        try result.check(against: known)
        found.append(result)
      } catch let error as JSONError {
        let place = "\(path):\(line):\(error.place.column)"
        throw ConformanceError(problem: .damaged(error.problem.what), place: place)
      } catch let damage as Damage {
        throw ConformanceError(problem: .damaged(damage.what), place: "\(path):\(line)")
      }
    }
    cases = found
    self.unknown = unknown
  }

  private static func head(
    _ text: String,
    place: String,
    corpus: ConformanceCorpus
  ) throws -> Head {
    guard let members = try? JSONValue(parsing: text, path: place).anyMembers(),
      let kind = try? members.first(where: { $0.key == "results" })?.value.string(),
      kind == "viewtrace conformance"
    else { throw ConformanceError(problem: .notResults, place: place) }
    func string(_ key: String) throws -> String {
      guard let value = try? members.first(where: { $0.key == key })?.value.string() else {
        throw ConformanceError(problem: .damaged("it has no '\(key)'"), place: place)
      }
      return value
    }
    let format = (try? members.first { $0.key == "format" }?.value.int()) ?? 0
    guard format == 1 else {
      throw ConformanceError(problem: .otherFormat(format), place: place)
    }
    let version = try string("corpus")
    guard version == corpus.version else {
      throw ConformanceError(
        problem: .otherCorpus(found: version, expected: corpus.version),
        place: place
      )
    }
    return Head(
      runtime: try string("runtime"),
      system: try string("system"),
      swift: try string("swift"),
      date: try string("date")
    )
  }
}

/// What of a line cannot be, though it is JSON.
private struct Damage: Error {
  var what: String

  init(_ what: String) { self.what = what }
}

extension ConformanceResults.CaseResult {
  fileprivate init(_ value: JSONValue) throws {
    let members = try value.members(of: "a case's result", known: ["case", "status", "checks"])
    id = try members.required("case").string()
    checks = try members.required("checks").elements().map { entry in
      let keys = ["check", "outcome", "actual", "reason"]
      let check = try entry.members(of: "a check's result", known: keys)
      let number = try check.required("check").int(in: 1...10_000)
      switch try check.required("outcome").string() {
      case "holds": return (number, .holds)
      case "differs": return (number, .differs(actual: try check.required("actual").string()))
      case "not checked":
        return (number, .notChecked(reason: try check.required("reason").string()))
      case let word: throw Damage("check \(number) cannot be '\(word)'")
      }
    }
    let status = try members.required("status").string()
    guard status == self.status else {
      throw Damage("\(id) is called '\(status)', and its checks make it '\(self.status)'")
    }
  }

  /// As the kit says it.
  private var status: String {
    let holds = checks.contains { $0.outcome == .holds }
    if checks.contains(where: { if case .differs = $0.outcome { true } else { false } }) {
      return "differs"
    }
    if !holds { return "not checked" }
    return checks.allSatisfy { $0.outcome == .holds } ? "holds" : "holds in part"
  }

  /// Every check of the case has one entry, and no other is there.
  fileprivate func check(against known: ConformanceCorpus.Case) throws(Damage) {
    let expected = known.checks.indices.filter { known.checks[$0] != nil }.map { $0 + 1 }
    let found = checks.map(\.check)
    guard found == expected else {
      throw Damage("\(id) has the checks \(expected), and the line those of \(found)")
    }
  }
}
