import Foundation

/// The entry of an executable that holds all cases of the kit.
///
///     ConformanceCases [--results FILE] [ID…]
///
/// Runs every case (or those named) in a process of its own, prints a line a
/// case, and writes the result file; `--run ID FILE` is such a process.
public enum ConformanceMain {
  #if canImport(AppKit)
  typealias Stage = AppKitStage
  #else
  typealias Stage = HeadlessStage
  #endif

  /// Does what the command line says, and ends the process.
  ///
  /// - Parameters:
  ///   - cases: All that were compiled.
  ///   - corpus: Identifies the text of all cases.
  ///   - swift: The compiler's version.
  @MainActor public static func run(
    _ cases: [ConformanceCase],
    corpus: String,
    swift: String
  ) -> Never {
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "--run", arguments.count == 3 {
        try play(arguments[1], cases, progress: arguments[2])
        exit(0)
      }
      var path = "results.jsonl"
      if arguments.first == "--results", arguments.count > 1 {
        path = arguments[1]
        arguments.removeFirst(2)
      }
      let head = ResultHead(
        corpus: corpus,
        runtime: Stage.runtime,
        system: Stage.system,
        swift: swift,
        date: ISO8601DateFormatter().string(from: Date())
      )
      try runAll(cases, ids: arguments, into: ResultFile(path: path, head: head))
      print("\nresults are in \(path)")
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  @MainActor private static func runAll(
    _ cases: [ConformanceCase],
    ids: [String],
    into file: ResultFile
  ) throws {
    let all = try cases.map { ($0, try CaseDescription($0.text)) }
    if let id = Set(ids).subtracting(all.map(\.1.id)).min() {
      throw NotPossible("there is no case \(id)")
    }
    var counts: [CaseResult.Status: Int] = [:]
    for (compiled, description) in all where ids.isEmpty || ids.contains(description.id) {
      let process = CaseProcess<Stage>(compiled: compiled, description: description)
      let result = try process.result()
      try file.write(result)
      counts[result.status, default: 0] += 1
      print("\(result.case) \(result.status.rawValue)")
      for check in result.checks where check.outcome != "holds" {
        print("  check \(check.check) \(check.outcome): \(check.actual ?? check.reason ?? "")")
      }
    }
    let words: [CaseResult.Status] = [.holds, .holdsInPart, .differs, .notChecked]
    print("\n" + words.map { "\(counts[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", "))
  }

  /// Plays one case; the progress file gets `step N` as each step begins, and
  /// the result last.
  @MainActor private static func play(
    _ id: String,
    _ cases: [ConformanceCase],
    progress: String
  ) throws {
    guard let file = FileHandle(forWritingAtPath: progress) else {
      throw NotPossible("\(progress): cannot be written")
    }
    for compiled in cases {
      let description = try CaseDescription(compiled.text)
      guard description.id == id else { continue }
      let output = try CaptureOfOutput()
      let stage = try Stage(size: description.size, profile: description.profile, id: id)
      let run = try CaseRun(compiled, on: stage, output: output)
      run.run { file.write(Data("step \($0)\n".utf8)) }
      let outcomes = description.expect.enumerated().compactMap { index, check in
        run.outcome(of: check).map { (number: index + 1, outcome: $0) }
      }
      let line = try JSONEncoder().encode(CaseResult(id: id, outcomes))
      file.write(line + Data("\n".utf8))
      return
    }
    throw NotPossible("there is no case \(id)")
  }
}
