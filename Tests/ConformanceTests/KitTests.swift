import Commands
import Foundation
import Testing

/// The conformance kit, as it runs here: its cases, its result file, and the
/// command that reads it.
///
/// `make test` compiles some cases for it; `make test-long` plays all.
struct KitTests {
  /// A case of every kind of check, with what the kit makes of it here.
  @Test func everyKindOfCheckIsInTheResultFile() throws {
    let results = try Kit.results.get()
    #expect(results.statuses == Kit.expected)
    #expect(results.lines[0].contains(#""runtime":"ViewTrace""#))
    let difference = try #require(results.lines.first { $0.contains(#""AN-03""#) })
    #expect(difference.contains(#"\"1.000000\""#))
    let notChecked = try #require(results.lines.first { $0.contains(#""EN-12""#) })
    #expect(notChecked.contains(#""reason":"messages are in the trace"#))
  }

  @Test func theCommandReadsTheFile() throws {
    let results = try Kit.results.get()
    let printed = Kit.viewtrace("conformance", results.path)
    #expect(printed.exitCode == .fine)
    #expect(printed.error == "")
    let first = printed.output.prefix { $0 != "\n" }
    #expect(first.hasPrefix("ViewTrace's own SwiftUI, which verifies nothing, Linux, Swift 6."))
    func count(_ status: String) -> Int { Kit.expected.values.count { $0 == status } }
    for (mark, status) in [
      ("verified", "holds"), ("verified in part", "holds in part"), ("contradicted", "differs"),
      ("not checked", "not checked"),
    ] {
      #expect(printed.output.contains("\n\(count(status)) \(mark)\n"))
    }
    #expect(printed.output.contains("\nAN-03 contradicted (medium): "))
    #expect(!printed.output.contains("\nunknown: "))
  }

  @Test func marksAreNotTakenFromViewTraceItself() throws {
    let printed = Kit.viewtrace("conformance", try Kit.results.get().path, "--write")
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.error.contains("was run on ViewTrace's own SwiftUI (Linux)"))
  }

  /// As if a Mac had written the file: the marks, and what the page makes of them.
  @Test func marksOfAMacAreOnThePage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kit-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(
      atPath: Corpus.package.appending(path: "Tests/Conformance").path,
      toPath: folder
    )
    try? FileManager.default.removeItem(atPath: folder + "/verified.jsonl")
    var lines = try Kit.results.get().lines.map(String.init)
    lines[0].replace(#""runtime":"ViewTrace""#, with: #""runtime":"SwiftUI""#)
    lines[0].replace(#""system":"Linux""#, with: #""system":"macOS 99.1.0""#)
    let path = folder + "/results.txt"
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let printed = Kit.viewtrace("conformance", path, "--write", corpus: folder)
    #expect(printed.exitCode == .fine)

    let page = try Kit.page(of: folder)
    #expect(page.contains("\n| SI-01 | if/else: branches are different identities; "))
    #expect(page.contains(" | high | pass, verified on macOS 99.1.0 | "))
    #expect(page.contains(" | medium | known difference, contradicted on macOS 99.1.0 | "))
    #expect(page.contains(", verified in part on macOS 99.1.0 | "))
    #expect(page.contains("### Contradicted on Apple's SwiftUI\n\n- **AN-03** on macOS 99.1.0: "))
    #expect(!page.contains("None of the cases has been run"))

    // A mark of a case that has changed since is not shown, and not passed over.
    let marks = try String(contentsOfFile: folder + "/verified.jsonl", encoding: .utf8)
    try marks.replacing(#/"version":"[^"]*"/#, with: #""version":"0""#)
      .write(toFile: folder + "/verified.jsonl", atomically: true, encoding: .utf8)
    #expect(throws: Kit.ScriptFailed.self) { try Kit.page(of: folder) }
  }
}

/// The kit with the cases that `make conformance-cases` compiles for it.
enum Kit {
  static let expected = [
    // A tap and a wait; a text that is a known difference; an order; causes.
    "AN-01": "holds", "AN-03": "differs", "OO-18": "holds", "IC-02": "holds",
    // Messages are in the trace; the process is to end; counts of identities are not seen.
    "EN-12": "not checked", "OO-16": "holds", "FE-05": "holds in part",
    // Log lines; printed lines and state; a button with `deinit` near it; no counted button.
    "OC-03": "holds", "SI-01": "holds", "OO-11": "holds", "SI-11": "holds",
    // Frames.
    "stack-02": "holds",
  ]

  struct Results {
    var path: String
    var lines: [Substring]

    var statuses: [String: String] {
      let found = lines.dropFirst().compactMap {
        try? JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
      return Dictionary(found.map { ($0.case, $0.status) }) { first, _ in first }
    }

    private struct Line: Decodable {
      let `case`: String
      let status: String
    }
  }

  /// What one run gives, for all tests.
  static let results = Result { () throws -> Results in
    let process = Process()
    process.executableURL = Corpus.package.appending(path: ".build/conformance/kit-sample/cases")
    try #require(
      FileManager.default.isExecutableFile(atPath: process.executableURL?.path ?? ""),
      "the kit is not compiled: make conformance-cases"
    )
    let path = Corpus.package.appending(path: ".build/conformance/kit-sample/results.jsonl").path
    process.arguments = ["--results", path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return Results(path: path, lines: lines)
  }

  /// Runs the command line in this process, on the corpus of the package.
  static func viewtrace(
    _ arguments: String...,
    corpus: String = Corpus.package.appending(path: "Tests/Conformance").path
  ) -> (exitCode: ExitCode, output: String, error: String) {
    var (output, error) = ("", "")
    let console = Console(output: { output += $0 }, error: { error += $0 })
    let exitCode = Tool.run(arguments: arguments + ["--corpus", corpus], console: console)
    return (exitCode, output, error)
  }

  /// The conformance part of the coverage page, with the marks of a folder.
  static func page(of folder: String) throws -> String {
    let process = Process()
    process.executableURL = Corpus.package.appending(path: "scripts/conformance-page")
    process.arguments = ["--print", folder]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ScriptFailed() }
    return text
  }

  struct ScriptFailed: Error {}
}
