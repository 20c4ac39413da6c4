import Foundation

/// How one case ended; a line of the result file.
struct CaseResult: Codable {
  var `case`: String
  var status: Status
  var checks: [CheckResult]

  enum Status: String, Codable {
    case holds
    case differs
    case holdsInPart = "holds in part"
    case notChecked = "not checked"
  }

  /// How one check ended, by its number in the case, from 1.
  struct CheckResult: Codable {
    var check: Int
    var outcome: String
    var actual: String?
    var reason: String?
  }

  init(id: String, _ outcomes: [(number: Int, outcome: CheckOutcome)]) {
    self.case = id
    checks = outcomes.map { number, outcome in
      switch outcome {
      case .holds: CheckResult(check: number, outcome: "holds")
      case .differs(let actual): CheckResult(check: number, outcome: "differs", actual: actual)
      case .notChecked(let reason):
        CheckResult(check: number, outcome: "not checked", reason: reason)
      }
    }
    let words = Set(checks.map(\.outcome))
    status =
      if words.contains("differs") {
        .differs
      } else if !words.contains("holds") {
        .notChecked
      } else {
        words.contains("not checked") ? .holdsInPart : .holds
      }
  }

  /// A case of which nothing could be checked.
  init(id: String, notChecked reason: String, _ description: CaseDescription) {
    self.init(
      id: id,
      description.expect.indices.filter { description.expect[$0].note == nil }
        .map { ($0 + 1, .notChecked(reason)) }
    )
  }
}

/// The first line of the result file: what was run, on what.
struct ResultHead: Codable {
  var results = "viewtrace conformance"
  var format = 1
  /// Identifies the text of all cases.
  var corpus: String
  /// Whose SwiftUI ran: `SwiftUI` for Apple's, `ViewTrace` for this package's.
  var runtime: String
  var system: String
  var swift: String
  /// In UTC, ISO 8601.
  var date: String
}

/// Writes the result file, a line at a time: what ran stays if the rest does not.
struct ResultFile {
  private let file: FileHandle
  private let encoder = JSONEncoder()

  init(path: String, head: ResultHead) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw NotPossible("\(path): cannot be written")
    }
    self.file = file
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(head)
  }

  func write(_ line: some Encodable) throws {
    try file.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
  }
}
