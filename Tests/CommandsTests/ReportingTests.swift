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

  @Test(arguments: [("markdown", "## "), ("json", "{\n")])
  func aReportInOtherFormatsEndsWithTheDifferenceToo(format: String, start: String) {
    let alone = viewtrace("report", after, "--format", format)
    #expect(alone.exitCode == .fine)
    #expect(alone.output.hasPrefix(start))
    let both = viewtrace("report", after, "--format", format, "--base", before)
    #expect(both.exitCode == .fine)
    #expect(both.output.count > alone.output.count)
    #expect(both.output.contains(format == "json" ? "\"changes\"" : "### Since the base"))
  }

  @Test(arguments: ["text", "markdown", "json", "html"])
  func aReportWithoutTimesIsTheSameForSlowerRuns(format: String) throws {
    // Another digit before a cause is another duration.
    let slow = CommandsTests.before.replacing("  9  @", with: "  900  @")
    let slower = try folder.record(slow, to: "slower.viewtrace")
    let words = ["--format", format, "--no-times", "--base", after]
    let report = viewtrace(["report", before] + words)
    #expect(report.exitCode == .fine)
    #expect(report.output == viewtrace(["report", slower] + words).output)
    let timed = ["--format", format]
    #expect(
      viewtrace(["report", before] + timed).output != viewtrace(["report", slower] + timed).output
    )
  }

  @Test func aVerdictIsWrittenForOtherProgramsToo() throws {
    let budget = try budget(#"{"budgets": [{"view": "Row", "in": "rating", "evaluations": 0}]}"#)
    let files = ["junit", "sarif", "markdown"]
    let options = files.flatMap { ["--\($0)", folder.file($0)] }
    for (trace, code) in [(before, ExitCode.broken), (after, .fine)] {
      let plain = viewtrace("check", trace, "--budget", budget)
      let printed = viewtrace(["check", trace, "--budget", budget, "--base", before] + options)
      #expect(printed.exitCode == code)
      #expect(code == .broken || printed.output == plain.output)
      let texts = try files.map { try String(contentsOfFile: folder.file($0), encoding: .utf8) }
      #expect(texts[0].contains("failures=\"\(code == .broken ? 1 : 0)\""))
      #expect(texts[1].contains("\"ruleId\": \"budget\"") == (code == .broken))
      #expect(
        texts[2].contains(code == .broken ? "**1 limit broken.**" : "**All budgets are kept**")
      )
      #expect(texts[2].contains("### Since the base"))
    }
  }

  @Test func annotationsFollowTheVerdict() throws {
    let budget = try budget(#"{"budgets": [{"view": "Row", "in": "rating", "evaluations": 0}]}"#)
    let plain = viewtrace("check", before, "--budget", budget)
    let printed = viewtrace("check", before, "--budget", budget, "--github")
    #expect(printed.exitCode == .broken)
    #expect(printed.output.hasPrefix(plain.output))
    #expect(printed.output.dropFirst(plain.output.count).contains("::error title=Row"))
  }

  @Test func aVerdictThatCannotBeWrittenIsWrongUse() throws {
    let budget = try budget(#"{"budgets": [{"view": "Row", "in": "rating", "evaluations": 9}]}"#)
    let path = folder.file("none/verdict.xml")
    let printed = viewtrace("check", before, "--budget", budget, "--junit", path)
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.output == "")
    #expect(printed.error.hasPrefix("\(path): cannot be written: "))
  }

  @Test(arguments: [
    ["report", "PATH"], ["explain", "PATH", "Row"], ["check", "PATH", "--budget", "BUDGET"],
    ["diff", "PATH", "BASE"], ["diff", "BASE", "PATH"], ["report", "BASE", "--base", "PATH"],
    ["query", "PATH", "SELECT 1"], ["repair", "PATH"],
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
