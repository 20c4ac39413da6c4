import Foundation
import Testing

@testable import Commands

/// Marking cases by what the kit found, with files written by hand.
struct ConformanceCommandTests {
  private let folder: TraceFolder
  private let corpus: ConformanceCorpus
  private var cases: String { folder.file("corpus") }

  init() throws {
    folder = try TraceFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("corpus"),
      withIntermediateDirectories: false
    )
    _ = try folder.write(
      """
      {"id": "ST-01", "title": "a tap", "confidence": "high", "code": "1", "expect": [{"step": 1, "body": "A", "count": 1}, {"note": "x"}]}
      {"id": "ST-02", "title": "an unread state", "confidence": "medium", "code": "2", "expect": [{"step": 1, "body": "B", "count": 0}, {"step": 1, "log": ["b"]}]}

      {"id": "ST-03", "title": "a drag", "confidence": "low", "code": "3", "expect": [{"step": 1, "log": []}]}
      """,
      to: "corpus/b.jsonl"
    )
    _ = try folder.write("{\"number\": 1, \"rule\": \"no case\"}\n", to: "corpus/a.jsonl")
    corpus = try ConformanceCorpus(folder: folder.file("corpus"))
  }

  private static let first =
    #"{"case":"ST-01","status":"holds","checks":[{"check":1,"outcome":"holds"}]}"#
  private static let second = """
    {"case":"ST-02","status":"differs","checks":[{"check":1,"outcome":"differs","actual":"1"},\
    {"check":2,"outcome":"not checked","reason":"no way"}]}
    """
  private static let third = """
    {"case":"ST-03","status":"not checked","checks":[{"check":1,"outcome":"not checked",\
    "reason":"no drags"}]}
    """

  private func head(
    corpus: String? = nil,
    runtime: String = "SwiftUI",
    system: String = "macOS 15.5.0",
    format: Int = 1
  ) -> String {
    """
    {"results":"viewtrace conformance","format":\(format),"corpus":"\(corpus ?? self.corpus.version)",\
    "runtime":"\(runtime)","system":"\(system)","swift":"6.1","date":"2026-11-30T18:00:00Z"}
    """
  }

  private func mark(_ lines: [String], _ options: String...) throws -> Printed {
    let path = try folder.write(lines.map { $0 + "\n" }.joined(), to: "results.jsonl")
    return viewtrace(["conformance", path, "--corpus", cases] + options)
  }

  private var stored: String { cases + "/verified.jsonl" }

  @Test func eachCaseIsMarked() throws {
    let printed = try mark([head(), Self.first, Self.second, Self.third])
    #expect(printed.exitCode == .fine)
    #expect(printed.error == "")
    #expect(
      printed.output == """
        Apple's SwiftUI, macOS 15.5.0, Swift 6.1, 2026-11-30T18:00:00Z

        1 verified
        0 verified in part
        1 contradicted
        1 not checked

        ST-02 contradicted (medium): an unread state
          expected: {"step":1,"body":"B","count":0}
          actual:   1

        verified: ST-01

        not checked:
          ST-03: no drags

        """
    )
    #expect(!FileManager.default.fileExists(atPath: stored))
  }

  @Test func aCaseWithACheckLeftOpenIsVerifiedInPart() throws {
    let part = """
      {"case":"ST-02","status":"holds in part","checks":[{"check":1,"outcome":"holds"},\
      {"check":2,"outcome":"not checked","reason":"no way"}]}
      """
    let printed = try mark([head(), part])
    #expect(printed.exitCode == .fine)
    #expect(printed.output.contains("\n0 verified\n1 verified in part\n"))
    #expect(printed.output.contains("\nverified in part: ST-02\n"))
  }

  @Test func whatIsMissingAndUnknownIsListed() throws {
    let unknown = Self.first.replacingOccurrences(of: "ST-01", with: "ZZ-09")
    let printed = try mark([head(), Self.first, unknown])
    #expect(printed.exitCode == .fine)
    #expect(printed.output.contains("\nmissing: the file does not tell of: ST-02, ST-03\n"))
    #expect(printed.output.hasSuffix("\nunknown: the corpus does not have: ZZ-09\n"))
  }

  @Test func marksAreStoredByCaseAndSystem() throws {
    let printed = try mark([head(), Self.first, Self.second, Self.third], "--write")
    #expect(printed.exitCode == .fine)
    #expect(printed.output.hasSuffix("written to \(stored); the page: make conformance-page\n"))
    let versions = corpus.cases.map(\.version)
    func line(_ id: String, _ mark: String, _ system: String, _ rest: String) -> String {
      let version = versions[id == "ST-01" ? 0 : 1]
      return #"{"case":"\#(id)","mark":"\#(mark)","system":"\#(system)","swift":"6.1","#
        + #""date":"2026-11-30T18:00:00Z","version":"\#(version)"\#(rest)}"# + "\n"
    }
    let differences = #","unchecked":[2],"differences":[{"check":1,"actual":"1"}]"#
    let before = line("ST-02", "contradicted", "macOS 15.5.0", differences)
    #expect(
      try String(contentsOfFile: stored, encoding: .utf8)
        == line("ST-01", "verified", "macOS 15.5.0", "") + before
    )
    // Another system's marks stand beside them; the same system's replace them.
    let again = Self.second.replacingOccurrences(of: "differs", with: "holds in part")
      .replacingOccurrences(
        of: #""outcome":"holds in part","actual":"1""#,
        with: #""outcome":"holds""#
      )
    _ = try mark([head(system: "macOS 14.7.0"), Self.second], "--write")
    _ = try mark([head(), again], "--write")
    #expect(
      try String(contentsOfFile: stored, encoding: .utf8)
        == line("ST-01", "verified", "macOS 15.5.0", "")
        + line("ST-02", "contradicted", "macOS 14.7.0", differences)
        + line("ST-02", "verified in part", "macOS 15.5.0", #","unchecked":[2]"#)
    )
  }

  @Test func resultsOfViewTraceVerifyNothing() throws {
    let lines = [head(runtime: "ViewTrace", system: "Linux"), Self.first]
    let printed = try mark(lines)
    #expect(printed.exitCode == .fine)
    #expect(printed.output.hasPrefix("ViewTrace's own SwiftUI, which verifies nothing, Linux,"))
    let refused = try mark(lines, "--write")
    #expect(refused.exitCode == .wrongUse)
    #expect(refused.output == "")
    #expect(refused.error.contains("was run on ViewTrace's own SwiftUI (Linux)"))
    #expect(!FileManager.default.fileExists(atPath: stored))
  }

  /// What is wrong, from the head on, to the line, the sentence and the exit code.
  @Test(arguments: [
    ([], "", "is no result file of the conformance kit", ExitCode.unreadable),
    (["hello"], ":1", "is no result file of the conformance kit", .unreadable),
    ([first], ":1", "is no result file of the conformance kit", .unreadable),
    (["HEAD"], "", "nothing was checked", .wrongUse),
    (["HEAD", third], "", "nothing was checked", .wrongUse),
    (["FORMAT"], ":1", "has format 2; this build reads format 1", .wrongUse),
    (["CORPUS", first], ":1", "its kit had other cases: corpus 00, and here is", .wrongUse),
    (["HEAD", "", first, "{\"case\":"], ":4:9", "the line is damaged: ", .unreadable),
    (["HEAD", "{\"case\": \"ST-01\"}"], ":2:1", "the line is damaged: ", .unreadable),
    (["HEAD", first, first], ":3", "the line is damaged: ST-01 stands twice", .unreadable),
    (
      [
        "HEAD",
        second.replacingOccurrences(of: "\"status\":\"differs\"", with: "\"status\":\"holds\""),
      ],
      ":2", "the line is damaged: ST-02 is called 'holds', and its checks make it 'differs'",
      .unreadable
    ),
    (
      ["HEAD", first.replacingOccurrences(of: "\"check\":1", with: "\"check\":2")],
      ":2", "the line is damaged: ST-01 has the checks [1], and the line those of [2]", .unreadable
    ),
    (
      [
        "HEAD", first.replacingOccurrences(of: "\"outcome\":\"holds\"", with: "\"outcome\":\"ok\""),
      ],
      ":2", "the line is damaged: check 1 cannot be 'ok'", .unreadable
    ),
  ])
  func whatCannotBeReadSaysWhere(
    lines: [String],
    place: String,
    cause: String,
    exitCode: ExitCode
  ) throws {
    let written = lines.map { line in
      switch line {
      case "HEAD": head()
      case "FORMAT": head(format: 2)
      case "CORPUS": head(corpus: "00")
      default: line
      }
    }
    let printed = try mark(written, "--write")
    #expect(printed.exitCode == exitCode)
    #expect(printed.output == "")
    #expect(printed.error.hasPrefix("\(folder.file("results.jsonl"))\(place): \(cause)"))
    #expect(printed.error.contains("\n  fix: "))
    #expect(!FileManager.default.fileExists(atPath: stored))
  }

  @Test func aFolderWithoutCasesIsNamed() throws {
    let results = try folder.write(head(), to: "results.jsonl")
    let printed = viewtrace("conformance", results, "--corpus", folder.file("nothing"))
    #expect(printed.exitCode == .unreadable)
    #expect(
      printed.error.hasPrefix("\(folder.file("nothing")): there are no conformance cases here")
    )
  }

  @Test func aMissingFileIsUnreadable() {
    let printed = viewtrace("conformance", folder.file("none.jsonl"), "--corpus", cases)
    #expect(printed.exitCode == .unreadable)
    #expect(printed.error.contains("there is no such file or folder"))
  }
}
