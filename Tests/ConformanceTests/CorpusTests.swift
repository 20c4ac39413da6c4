import Foundation
import Testing

/// Every case of the corpus, under its id.
///
/// The cases are compiled by `scripts/conformance-build`, as `make test` does
/// before the tests.
struct CorpusTests {
  @Test(arguments: Corpus.semantics.ids)
  func semantics(_ id: CaseID) throws { try Corpus.semantics.check(id) }

  @Test(arguments: Corpus.layout.ids)
  func layout(_ id: CaseID) throws { try Corpus.layout.check(id) }

  @Test(arguments: [Corpus.semantics, Corpus.layout])
  func everyCaseIsRead(_ corpus: Corpus) throws {
    #expect(try corpus.ids.count == Corpus.lines(of: "\(corpus.name).jsonl").count)
  }

  @Test func everyKnownDifferenceIsOfACase() throws {
    let ids = Set((Corpus.semantics.ids + Corpus.layout.ids).map(\.description))
    for line in try Corpus.lines(of: "known-differences.jsonl") {
      let known = try JSONDecoder().decode(CaseLine.self, from: Data(line.utf8))
      #expect(ids.contains(known.id), "no case \(known.id) is in the corpus")
    }
  }
}

/// A case as the test runner names it.
struct CaseID: CustomTestStringConvertible, CustomStringConvertible {
  let description: String
  var testDescription: String { description }
}

/// What of a line names its case.
struct CaseLine: Decodable {
  let id: String
}

/// The page that says how each case stands.
struct CoveragePage {
  private let text: String

  static let current = CoveragePage()

  private init() {
    let page = Corpus.package.appending(path: "docs/swiftui-coverage.md")
    text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }

  /// Whether the case has this status in its row, and in the lists above this reason.
  func says(_ id: CaseID, _ status: String, _ reason: String) -> Bool {
    let lines = text.split(separator: "\n")
    let grades = ["high", "medium", "low"].map { "| \($0) | \(status)" }
    let isInRow = lines.contains { line in
      line.hasPrefix("| \(id) | ")
        && grades.contains { line.contains($0 + " |") || line.contains($0 + ",") }
    }
    guard !reason.isEmpty else { return isInRow }
    return isInRow && lines.contains { $0.hasPrefix("- **\(id)** ") && $0.hasSuffix(": " + reason) }
  }
}

/// A file of cases and the executable that holds them.
struct Corpus {
  let name: String

  static let semantics = Corpus(name: "semantics")
  static let layout = Corpus(name: "layout")

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func lines(of file: String) throws -> [Substring] {
    let path = package.appending(path: "Tests/Conformance/\(file)")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
  }

  /// Empty where the file cannot be read: `everyCaseIsRead` says so.
  var ids: [CaseID] {
    let lines = (try? Self.lines(of: "\(name).jsonl")) ?? []
    return lines.compactMap { line in
      (try? JSONDecoder().decode(CaseLine.self, from: Data(line.utf8)))
        .map { CaseID(description: $0.id) }
    }
  }

  /// Runs one case; it passes, or stands in the list with its reason.
  func check(_ id: CaseID) throws {
    let process = Process()
    process.executableURL = Self.package.appending(path: ".build/conformance/\(name)/cases")
    let known = Self.package.appending(path: "Tests/Conformance/known-differences.jsonl")
    process.arguments = ["--known", known.path, id.description]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try #require(
      FileManager.default.isExecutableFile(atPath: process.executableURL?.path ?? ""),
      "the cases are not compiled: scripts/conformance-build Tests/Conformance/\(name).jsonl"
    )
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let statuses = ["pass", "known difference", "waiting"]
    let line = text.prefix { $0 != "\n" }
    let found = try #require(statuses.first { line.hasPrefix("\(id) \($0)") }, "\(text)")
    let reason = line.dropFirst("\(id) \(found): ".count)
    #expect(
      CoveragePage.current.says(id, found, String(reason)),
      "docs/swiftui-coverage.md does not say so: make conformance-page\n\(text)"
    )
  }
}
