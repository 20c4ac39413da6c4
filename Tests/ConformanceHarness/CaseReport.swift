import JSONSource

/// How one case ended.
struct CaseReport {
  var id: String
  var confidence: CaseDescription.Confidence
  var outcome: Outcome

  enum Outcome {
    case passed
    case failed([String])
    /// Reads as the compiler's first error.
    case doesNotCompile(String)
  }
}

/// A check that does not hold, as the process of the case hands it over.
struct Difference {
  var check: String
  var actual: String

  var json: JSON { ["check": .string(check), "actual": .string(actual)] }
  var sentence: String { "\(check)\n    actual: \(actual)" }
}

/// What stands about a case in the list of known differences.
struct KnownDifference {
  var status: Status
  var reason: String

  enum Status: String, CaseIterable {
    /// Argued: the runtime will not do it, or nobody could tell.
    case knownDifference = "known difference"
    /// For the layout that it needs.
    case waiting
  }

  /// Reads a file of one object a line: `id`, `status`, `reason`.
  static func list(_ text: String, path: String) throws -> [String: KnownDifference] {
    var found: [String: KnownDifference] = [:]
    for line in text.split(separator: "\n") {
      let members = try JSONValue(parsing: String(line), path: path)
        .members(of: "a known difference", known: ["id", "status", "reason"])
      found[try members.required("id").string()] = KnownDifference(
        status: try members.required("status").choice(),
        reason: try members.required("reason").string()
      )
    }
    return found
  }
}
