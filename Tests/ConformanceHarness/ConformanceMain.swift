import Foundation
import JSONSource
import Launching
import TraceModel

/// The entry of an executable that holds all cases of one file.
///
///     cases [--known FILE] [--results FILE] [ID…]
///
/// Runs every case (or those named) in a process of its own and prints a line a
/// case; `--run ID` is such a process. The results file gets a line of JSON a
/// case.
public enum ConformanceMain {
  /// Does what the command line says, and ends the process.
  @MainActor public static func run(_ cases: [ConformanceCase]) -> Never {
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "--run", arguments.count == 2 {
        try runHere(arguments[1], cases)
        exit(0)
      }
      var known: [String: KnownDifference] = [:]
      if arguments.first == "--known", arguments.count > 1 {
        let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
        known = try KnownDifference.list(text, path: arguments[1])
        arguments.removeFirst(2)
      }
      var results: String?
      if arguments.first == "--results", arguments.count > 1 {
        results = arguments[1]
        arguments.removeFirst(2)
      }
      let suite = try ConformanceSuite(cases, known, results: results)
      let isGood = try suite.run(ids: arguments)
      exit(isGood ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs one case; standard output gets `step N` as each step begins, and the
  /// differences, as JSON, last.
  @MainActor private static func runHere(_ id: String, _ cases: [ConformanceCase]) throws {
    for compiled in cases {
      let description = try CaseDescription(compiled.text)
      guard description.id == id else { continue }
      let run = try CaseRun(compiled, description)
      var differences: [Difference] = []
      do {
        try run.run { write("step \($0)") }
      } catch {
        differences.append(
          Difference(check: "step \(run.steps.count - 1) can be done", actual: "\(error)")
        )
      }
      for (number, check) in description.checks.enumerated() {
        let missing = check.steps.upperBound >= run.steps.count ? "the step was not reached" : nil
        if let actual = missing ?? run.difference(of: check, number: number) {
          differences.append(Difference(check: check.text, actual: actual))
        }
      }
      write("result " + JSON.array(differences.map(\.json)).text(.compact))
      return
    }
    throw UnknownWord(kind: "case", word: id)
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
