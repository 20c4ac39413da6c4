import Foundation
import JSONSource
import Launching
import TraceModel
import Workloads

/// All cases of a file, each run in a process of its own.
struct ConformanceSuite {
  private let cases: [(compiled: ConformanceCase, description: CaseDescription)]
  private let known: [String: KnownDifference]
  private let results: String?

  init(
    _ cases: [ConformanceCase],
    _ known: [String: KnownDifference],
    results: String? = nil
  ) throws {
    self.cases = try cases.map { ($0, try CaseDescription($0.text)) }
    self.known = known
    self.results = results
  }

  /// Runs the cases that are named, or all, and prints a line a case.
  ///
  /// - Returns: Whether no case failed that must pass.
  func run(ids: [String]) throws -> Bool {
    let unknown = Set(ids).subtracting(cases.map(\.description.id))
    if let id = unknown.min() { throw UnknownWord(kind: "case", word: id) }
    let chosen = cases.filter { ids.isEmpty || ids.contains($0.description.id) }
    var counts: [String: Int] = [:]
    var isGood = true
    var lines: [String] = []
    for (compiled, description) in chosen {
      let differences = try differences(compiled, description)
      let verdict = verdict(description, compiled, differences)
      print("\(description.id) \(verdict.word)\(verdict.details)")
      counts["\(description.confidence) \(verdict.word)", default: 0] += 1
      if verdict.breaks { isGood = false }
      lines.append(line(description, verdict))
    }
    if let results {
      try (lines.joined(separator: "\n") + "\n").write(
        toFile: results,
        atomically: true,
        encoding: .utf8
      )
    }
    let words = ["pass", "known difference", "waiting", "fail"]
    print("")
    for confidence in CaseDescription.Confidence.allCases {
      let numbers = words.map { "\(counts["\(confidence) \($0)", default: 0]) \($0)" }
      print("\(confidence): \(numbers.joined(separator: ", "))")
    }
    return isGood
  }

  /// How a case stands, with what is known of it taken into account.
  private struct Verdict {
    var word: String
    var details = ""
    var breaks = false
  }

  private func line(_ description: CaseDescription, _ verdict: Verdict) -> String {
    let json: JSON = [
      "id": .string(description.id), "title": .string(description.title),
      "confidence": .string(description.confidence.rawValue),
      "source": .string(description.source), "status": .string(verdict.word),
      "details": .string(verdict.details),
    ]
    return json.text(.compact)
  }

  private func verdict(
    _ description: CaseDescription,
    _ compiled: ConformanceCase,
    _ differences: [String]
  ) -> Verdict {
    let known = known[description.id]
    if let problem = compiled.problem {
      return Verdict(word: "waiting", details: ": does not compile: \(problem)")
    }
    guard !differences.isEmpty else {
      guard let known else { return Verdict(word: "pass") }
      return Verdict(
        word: "fail",
        details: ": passes, but is listed as \(known.status.rawValue)",
        breaks: true
      )
    }
    if let known, known.status == .waiting ? description.needsLayout : !isHigh(description) {
      return Verdict(word: known.status.rawValue, details: ": \(known.reason)")
    }
    let details = differences.map { "\n  \($0)" }.joined()
    return Verdict(word: "fail", details: details, breaks: isHigh(description))
  }

  private func isHigh(_ description: CaseDescription) -> Bool { description.confidence == .high }

  /// What of a case does not hold; empty where it passes.
  private func differences(
    _ compiled: ConformanceCase,
    _ description: CaseDescription
  ) throws -> [String] {
    guard compiled.problem == nil else { return [] }
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let home = FileManager.default.temporaryDirectory
      .appending(path: "conformance-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    for folder in Workload.processFolders(home: home) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let inherited = ProcessInfo.processInfo.environment
    var environment = inherited.filter { AppLaunch.keptVariables.contains($0.key) }
    let workload = Workload(name: description.id)
    environment.merge(workload.processEnvironment(home: home)) { $1 }
    // Makes the runtime's hooks start before anything else does.
    environment["VIEWTRACE_MODE"] = "record"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var child = ChildProcess(
      executable: executable,
      arguments: ["--run", description.id],
      environment: environment
    )
    child.limit = .seconds(60)
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let ending = try child.run(output: { output += $0 }, error: { errors += $0 })
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard ending == .exited(0), let last = lines.last, last.hasPrefix("result ") else {
      return crash(
        ending,
        step: lines.count { $0.hasPrefix("step ") } - 1,
        errors: String(decoding: errors, as: UTF8.self),
        description
      )
    }
    return try JSONValue(parsing: String(last.dropFirst(7)), path: description.id).elements()
      .map { value in
        let members = try value.members(of: "a difference", known: ["check", "actual"])
        return Difference(
          check: try members.required("check").string(),
          actual: try members.required("actual").string()
        ).sentence
      }
  }

  /// A case may want its process to end; nothing else of it can be checked then.
  private func crash(
    _ ending: ChildProcess.Ending,
    step: Int,
    errors: String,
    _ description: CaseDescription
  ) -> [String] {
    let lines = errors.split(separator: "\n").suffix(6).joined(separator: " | ")
    for check in description.checks {
      guard case .fatal(let text) = check.kind else { continue }
      let isExpected = check.steps.contains(step) && errors.contains("Fatal error: \(text)")
      if isExpected { return [] }
      return [Difference(check: check.text, actual: "\(ending) in step \(step): \(lines)").sentence]
    }
    return ["the process ended in step \(step): \(ending)\n    \(lines)"]
  }
}
