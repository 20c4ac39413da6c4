import Foundation

/// One call of `viewtrace`, in a process of its own as a person makes it.
struct CommandLineRun {
  var status: Int32
  var output: String
  var error: String

  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.built("viewtrace")
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // What a command prints on one of the two is far less than a pipe holds.
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// What it printed, as if its lines were endless.
  var words: String {
    output.split(whereSeparator: \.isWhitespace).filter { $0 != "!" }.joined(separator: " ")
  }

  /// An executable of the package, beside the test bundle.
  static func built(_ name: String) -> URL {
    URL(filePath: CommandLine.arguments[0])
      .resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appending(path: name)
  }
}

func viewtrace(_ arguments: String...) throws -> CommandLineRun { try CommandLineRun(arguments) }

/// A folder in which the apps of `Tests/Fixtures/FixtureApps` are recorded.
final class FixtureFolder {
  private let folder: URL
  var path: String { folder.path }
  var trace: String { file("app.viewtrace") }
  let executable = CommandLineRun.built("FixtureApps").path

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "viewtrace-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes a workload for one of the apps, its steps given as JSON.
  func workload(_ app: String, _ steps: String) throws -> String {
    let path = file("w.json")
    let text = #"{"name": "w", "arguments": ["\#(app)"], "limit": "5s", "steps": [\#(steps)]}"#
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  func record(_ app: String, _ steps: String, _ more: String...) throws -> CommandLineRun {
    try CommandLineRun(
      ["record", "--executable", executable, "--workload", try workload(app, steps)]
        + ["-o", trace, "--quiet"] + more
    )
  }

  /// The rows of a query, without the line of column names.
  func rows(_ sql: String) throws -> [String] {
    let run = try viewtrace("query", trace, sql, "--format", "csv")
    return run.output.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
  }
}
