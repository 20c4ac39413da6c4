import Foundation
import JSONSource

/// Runs the scenarios asked for and writes what they found.
@MainActor
struct BenchmarkRun {
  let options: BenchmarkOptions

  /// - Returns: Whether nothing is worse than in the file to compare with.
  /// - Throws: `BenchmarkError`, what a scenario throws, or a file's error.
  func run() throws -> Bool {
    let scenarios = try chosenScenarios()
    var baseline = try options.against.map { try ResultFile(path: $0) }
    // What was not asked for is not missing.
    baseline?.measurements.removeAll { old in
      !scenarios.contains { old.name.hasPrefix($0.name + "/") }
    }
    let peer = try options.peer.map { try Peer(path: $0) }
    let bench = Bench(options)
    var measurements: [Measurement] = []
    for scenario in scenarios {
      progress("\(scenario.name): \(scenario.summary)")
      measurements += try scenario.measure(bench)
    }
    let result = ResultFile(
      machine: .current,
      date: Date.now.formatted(.iso8601.year().month().day()),
      recording: options.recording.rawValue,
      measurements: measurements,
      peer: peer
    )
    let table = ResultTable(result).text
    print(table, terminator: "")
    // Before the new results are written, which may be in place of the old.
    let comparison = baseline.map { ResultComparison(before: $0, after: result) }
    if let comparison { print("\n" + comparison.text, terminator: "") }
    try write(result, table)
    return comparison?.isWorse != true
  }

  private func chosenScenarios() throws -> [any Scenario] {
    for name in options.only
    where !ScenarioList.all.contains(where: { $0.name.hasPrefix(name) }) {
      throw BenchmarkError.unknownScenario(name)
    }
    if options.only.isEmpty { return ScenarioList.all }
    return ScenarioList.all.filter { scenario in
      options.only.contains { scenario.name.hasPrefix($0) }
    }
  }

  /// Results of some scenarios only do not stand in place of those of all.
  private func write(_ result: ResultFile, _ table: String) throws {
    let folder = URL(filePath: options.output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = (["results"] + options.only).joined(separator: "-")
    try Data(result.json.text().utf8).write(to: folder.appending(path: name + ".json"))
    try Data(table.utf8).write(to: folder.appending(path: name + ".txt"))
    progress("wrote \(folder.appending(path: name).relativePath).json and .txt")
  }

  private func progress(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
