import Foundation
import Testing

@testable import Commands

private let before = """
  step mount
  transaction mount
    Feed  9  @identity
      Row#1...3  2  @self @identity
  step tap "Plus" mark "rating"
  transaction
    Feed  5  _count
      Row#1...3  1  @self(onTap not-comparable)
  """
private let after = """
  step mount
  transaction mount
    Feed  9  @identity
      Row#1...3  2  @self @identity
  step tap "Plus" mark "rating"
  transaction
    Feed  5  _count  compared 3 skipped 3
  """

/// Commands that read traces: what is fine, what is wrong, and the exit codes.
///
/// What the texts say is tested with the reports.
struct ReportingTests {
  private let folder: TraceFolder
  private let before: String
  private let after: String

  init() throws {
    folder = try TraceFolder()
    self.before = try folder.record(CommandsTests.before, to: "before.viewtrace")
    self.after = try folder.record(CommandsTests.after, to: "after.viewtrace")
  }

  private func budget(_ text: String) throws -> String { try folder.write(text, to: "budget.json") }

  @Test func aReportGoesToStandardOutputOrToAFile() throws {
    let printed = viewtrace("report", before)
    #expect(printed.exitCode == .fine)
    #expect(printed.output.contains("Row"))
    #expect(printed.error == "")
    let written = viewtrace("report", before, "-o", folder.file("report.txt"))
    #expect(written.exitCode == .fine)
    #expect(written.output == "")
    #expect(
      try String(contentsOfFile: folder.file("report.txt"), encoding: .utf8) == printed.output
    )
  }

  @Test func aReportWithABaseEndsWithTheDifference() {
    let alone = viewtrace("report", after).output
    let difference = viewtrace("diff", before, after).output
    let both = viewtrace("report", after, "--base", before)
    #expect(both.exitCode == .fine)
    #expect(both.output == alone + "\n" + difference)
  }

  @Test func aReportInHTMLStandsAlone() throws {
    let path = folder.file("report.html")
    let words = ["report", after, "--base", before, "--format", "html", "-o", path]
    let printed = viewtrace(words)
    #expect(printed.exitCode == .fine)
    #expect(printed.output == "")
    let html = try String(contentsOfFile: path, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>"))
    for part in ["<style>", "<script>", "Row", "</html>"] { #expect(html.contains(part)) }
  }

  @Test func aReportThatCannotBeWrittenIsWrongUse() {
    let printed = viewtrace("report", before, "-o", folder.file("none/report.txt"))
    #expect(printed.exitCode == .wrongUse)
    #expect(
      printed.error == """
        \(folder.file("none/report.txt")): cannot be written: there is no such file or folder
          fix: name a file in a folder that exists and that you may write to

        """
    )
  }

  @Test func anExplanationNamesTheWrittenCauses() {
    let printed = viewtrace("explain", before, "Row")
    #expect(printed.exitCode == .fine)
    #expect(printed.output.contains("onTap"))
  }

  @Test func anUnknownViewIsWrongUse() {
    let printed = viewtrace("explain", before, "Rwo")
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.output == "")
    #expect(printed.error.hasPrefix("\(before): there is no view 'Rwo' in this trace\n  fix: "))
  }

  @Test func aBudgetBreaksOnBeforeAndHoldsOnAfter() throws {
    let text = #"{"budgets": [{"view": "Row", "in": "rating", "evaluations": 0}]}"#
    let budget = try budget(text)
    let broken = viewtrace("check", before, "--budget", budget)
    #expect(broken.exitCode == .broken)
    #expect(broken.output.contains("3"))
    #expect(broken.error == "")
    let kept = viewtrace("check", after, "--budget", budget, "--base", before)
    #expect(kept.exitCode == .fine)
  }

  @Test(arguments: [
    ("", ExitCode.unreadable, ":1:1: "),
    ("{\"budgets\": [}", .unreadable, ":1:14: "),
    (#"{"budgets": []}"#, .wrongUse, ":1:13: "),
    (#"{"budget": []}"#, .wrongUse, ":1:2: "),
    (#"{"budgets": [{"view": "Rwo", "evaluations": 1}]}"#, .wrongUse, ":1:23: "),
    (#"{"budgets": [{"view": "X", "evaluations": 1, "optional": true}]}"#, .wrongUse, "nothing"),
  ])
  func aBudgetThatDoesNotFitIsToldAtItsPlace(text: String, code: ExitCode, place: String) throws {
    let printed = viewtrace("check", before, "--budget", try budget(text))
    #expect(printed.exitCode == code)
    #expect(printed.output == "")
    #expect(printed.error.contains(place))
    #expect(printed.error.contains("\n  fix: "))
  }

  @Test func anIncompleteTraceCannotBeChecked() throws {
    let cut = try folder.record("fact complete 0\n" + CommandsTests.before, to: "cut.viewtrace")
    let text = #"{"budgets": [{"view": "Row", "evaluations": 9}]}"#
    let printed = viewtrace("check", cut, "--budget", try budget(text))
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.error.contains("\(cut): the recording did not end as it should"))
  }

  @Test func anIncompleteTraceIsReportedWithAWarning() throws {
    let cut = try folder.record("fact complete 0\n" + CommandsTests.before, to: "cut.viewtrace")
    let printed = viewtrace("report", cut)
    #expect(printed.exitCode == .fine)
    #expect(printed.error.hasPrefix("\(cut): warning: "))
  }

  @Test(arguments: ["junit", "sarif", "markdown", "github"])
  func whatComesLaterSaysSo(option: String) throws {
    let printed = viewtrace("check", before, "--budget", "b.json", "--\(option)")
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.error.contains("option '--\(option)' comes with a later version\n  fix: leave"))
  }

  @Test(arguments: [
    ["report", "PATH"], ["explain", "PATH", "Row"], ["check", "PATH", "--budget", "BUDGET"],
    ["diff", "PATH", "BASE"], ["diff", "BASE", "PATH"], ["report", "BASE", "--base", "PATH"],
    ["query", "PATH", "SELECT 1"],
  ])
  func whatIsNoTraceIsUnreadable(command: [String]) throws {
    let budget = try budget(#"{"budgets": [{"view": "Row", "evaluations": 9}]}"#)
    for (name, text) in [("missing", nil), ("empty", ""), ("letter", "Dear reader")] {
      if let text { _ = try folder.write(text, to: name) }
      let words = command.map {
        switch $0 {
        case "PATH": folder.file(name)
        case "BASE": before
        case "BUDGET": budget
        default: $0
        }
      }
      let printed = viewtrace(words)
      #expect(printed.exitCode == .unreadable)
      #expect(printed.output == "")
      #expect(printed.error.hasPrefix(folder.file(name) + ": "))
      #expect(printed.error.contains("\n  fix: "))
    }
  }

  @Test func rulesAreListedAndExplained() {
    let all = viewtrace("findings")
    #expect(all.exitCode == .fine)
    #expect(all.output.contains("  unstable-id"))
    let one = viewtrace("findings", "unstable-id")
    #expect(one.output.hasPrefix("unstable-id: "))
    #expect(one.output.contains("\nFix: "))
    #expect(viewtrace("findings", "unstabel-id").exitCode == .wrongUse)
  }
}
