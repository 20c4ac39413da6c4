import Foundation
import ScreenKit
import SwiftUI
import Testing
import ViewTraceTesting

/// The app of the executable, known to nobody but this file.
private struct TestedApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}

/// The counts of the command line's recording, which `VIEWTRACE_COUNTS` names:
/// a line of view, evaluations and content runs for each view.
private func expectedCounts() throws -> [(view: String, evaluations: Int, contentRuns: Int)] {
  let path = try #require(ProcessInfo.processInfo.environment["VIEWTRACE_COUNTS"])
  return try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
    .map { line in
      let parts = line.split(separator: ",")
      return try (String(parts[0]), #require(Int(parts[1])), #require(Int(parts[2])))
    }
}

@Test func fiveSideBySideCountAsTheCommandLineDoes() async throws {
  let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let workload = try Workload(contentsOf: package.appending(path: "hermetic.json").path)
  let expected = try expectedCounts()
  #expect(expected.count == 3)
  let runs = try await withThrowingTaskGroup(of: [[Int]].self) { group in
    for _ in 0..<5 {
      group.addTask {
        let run = try await record(TestedApp.self, workload: workload)
        return expected.map { expected in
          let counts = try run.counts(of: expected.view)
          return [counts.evaluations, counts.contentRuns]
        }
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }
  }
  let wanted = expected.map { [$0.evaluations, $0.contentRuns] }
  #expect(runs == Array(repeating: wanted, count: 5))
}
