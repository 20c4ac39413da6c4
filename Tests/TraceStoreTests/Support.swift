import Foundation
import Testing
import TraceModel

@testable import TraceStore

/// A folder that is gone when the last test value that holds it is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "viewtrace-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String = "run.viewtrace") -> String { path + "/" + name }

  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The stock `sqlite3` shell, a program that knows nothing of viewtrace.
enum Shell {
  static let path = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What the shell prints for `sql`, in its default format.
  static func lines(_ sql: String, _ file: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = ["-readonly", "-bail", file, sql]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(sql)")
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension Trace {
  /// All rows of a query as text, cells joined by "|".
  func lines(_ sql: String) throws -> [String] {
    let query = try query(sql)
    var lines: [String] = []
    while let row = try query.next() {
      let cells = row.map { value in
        switch value {
        case .null: ""
        case .integer(let integer): String(integer)
        case .real(let real): String(real)
        case .text(let text): text
        case .blob(let bytes): "\(bytes.count) bytes"
        }
      }
      lines.append(cells.joined(separator: "|"))
    }
    return lines
  }

  func allRuns(in range: ClosedRange<RunID>? = nil) throws -> [RunRecord] {
    var runs: [RunRecord] = []
    try forEachRun(in: range) { runs.append($0) }
    return runs
  }

  func allNodes() throws -> [NodeRecord] {
    var nodes: [NodeRecord] = []
    try forEachNode { nodes.append($0) }
    return nodes
  }
}
