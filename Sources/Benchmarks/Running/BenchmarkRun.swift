import Foundation
import JSONSource

/// Runs the scenarios asked for and writes what they found.
@MainActor
struct BenchmarkRun {
  let options: BenchmarkOptions

  /// - Throws: `BenchmarkError`, what a scenario throws, or a file's error.
  func run() throws {
    let baseline = try options.against.map { try ResultFile(path: $0) }
    let bench = Bench(options)
    var measurements: [Measurement] = []
    for scenario in try scenarios() {
      progress("\(scenario.name): \(scenario.summary)")
      measurements += try scenario.measure(bench)
    }
    let result = ResultFile(
      machine: .current,
      recording: options.recording.rawValue,
      measurements: measurements
    )
    let table = ResultTable(result).text
    print(table, terminator: "")
    if let baseline {
      print("\n" + ResultComparison(before: baseline, after: result).text, terminator: "")
    }
    try write(result, table)
  }

  private func scenarios() throws -> [any Scenario] {
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
