import Foundation
import TestSupport
import Testing

/// The committed reports of the samples against the samples themselves.
///
/// `RECORD=1 swift test --filter SampleReportTests` rewrites the texts, `make
/// reports` those and the HTML.
struct SampleReportTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var product: String
    var workload: String
    var budget: String?
    var verdict: Int32?
    var testDescription: String { name }
  }

  @Test(arguments: try samples()) func itsReportIsTheCommittedOne(sample: Sample) throws {
    let folder = try FixtureFolder()
    let workload = repository.appending(path: "Traces/workloads/\(sample.workload).json").path
    let recording = try viewtrace(
      "record",
      "--executable",
      CommandLineRun.built(sample.product).path,
      "--workload",
      workload,
      "-o",
      folder.trace,
      // As `make reports` records them.
      "--frames",
      "--quiet"
    )
    #expect(recording.status == 0, "\(recording.error)")
    let report = try viewtrace("report", folder.trace, "--no-times")
    let golden = "Reports/samples/\(sample.name).txt"
    #expect(differenceFromGolden(report.output, at: golden) == nil)
    guard let budget = sample.budget else { return }
    let path = repository.appending(path: "Traces/budgets/\(budget).json").path
    let check = try viewtrace("check", folder.trace, "--budget", path)
    #expect(check.status == sample.verdict, "\(check.output)\(check.error)")
  }

  /// The rows of `scripts/samples.txt`.
  private static func samples() throws -> [Sample] {
    let file = repository.appending(path: "scripts/samples.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.map { line -> Sample in
      let words = line.split(separator: " ").map(String.init)
      let budget: String? = words[3] == "-" ? nil : words[3]
      return Sample(
        name: words[0],
        product: words[1],
        workload: words[2],
        budget: budget,
        verdict: Int32(words[4])
      )
    }
  }
}

/// The folder with `Package.swift`.
private let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
