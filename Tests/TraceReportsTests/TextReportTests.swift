import TestSupport
import Testing
import TraceAnalysis
import TraceReports

@Suite struct TextReportTests {
  @Test func theReportOfAFaultyFeed() throws {
    let text = TextReport(try TraceDigest(SampleTraces.before())).text
    #expect(differenceFromGolden(text, at: "Reports/golden/feed-before.txt") == nil)
  }

  @Test func theReportOfAHealthyFeedHasNoFindings() throws {
    let digest = try TraceDigest(SampleTraces.after())
    #expect(digest.findings.map(\.id) == [])
    let text = TextReport(digest).text
    #expect(differenceFromGolden(text, at: "Reports/golden/feed-after.txt") == nil)
  }

  @Test func theReportOfACrash() throws {
    let digest = try TraceDigest(
      drawing: """
        fact app Order
        fact outcome crashed
        fact failure step 1 (tap "Pay"): the app crashed
        step tap "Pay" crashed
        transaction
          Order 5 _paid
        message crash "No ObservableObject of type Cart found. A View.environmentObject(_:) for Cart may be missing as an ancestor of this view."
        """
    )
    let text = TextReport(digest).text
    #expect(differenceFromGolden(text, at: "Reports/golden/crash.txt") == nil)
  }

  @Test func aRecordingThatWasKilledSaysSo() throws {
    let digest = try TraceDigest(
      drawing: "fact complete 0\nfact app Feed\nstep tap running\ntransaction\n  Feed 1 _a"
    )
    let text = TextReport(digest).text
    #expect(text.contains("! The recording did not end by itself: what ran last may be missing."))
    #expect(text.contains("1 tap  (did not end)"))
  }

  @Test func anEmptyTraceHasAReport() throws {
    let text = TextReport(try TraceDigest(drawing: "")).text
    #expect(text.hasPrefix("Trace\n  0 evaluations, 0 content runs"))
  }

  @Test func theComparisonOfBoth() throws {
    let comparison = Comparison(
      base: try TraceSummary(SampleTraces.before()),
      head: try TraceSummary(SampleTraces.after())
    )
    let text = ComparisonText(comparison).text
    #expect(differenceFromGolden(text, at: "Reports/golden/feed-comparison.txt") == nil)
  }

  @Test(arguments: ["Badge", "Toolbar", "ForEach in FeedView"])
  func theExplanationOfAView(_ view: String) throws {
    let text = ExplanationText(try Explanation(of: view, in: SampleTraces.before())).text
    let name = view.lowercased().split(separator: " ").joined(separator: "-")
    #expect(differenceFromGolden(text, at: "Reports/golden/explain-\(name).txt") == nil)
  }

  @Test func theVerdictOnBrokenBudgets() throws {
    let text = VerdictText(try sampleVerdict(SampleTraces.before())).text
    #expect(differenceFromGolden(text, at: "Reports/golden/verdict-broken.txt") == nil)
  }

  @Test func theVerdictOnKeptBudgets() throws {
    let text = VerdictText(try sampleVerdict(SampleTraces.after())).text
    #expect(text == "4 limits kept, 0 broken\n")
  }

  @Test func noLineIsWiderThanEightyColumns() throws {
    let digest = try TraceDigest(SampleTraces.before())
    let texts = [
      TextReport(digest).text,
      ComparisonText(Comparison(base: digest.summary, head: try TraceSummary(SampleTraces.after())))
        .text,
      VerdictText(try sampleVerdict(SampleTraces.before())).text,
    ]
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let hostile = try TraceDigest(
      drawing: "transaction mount\n  Row\u{1B}[2J 1 @self first\n"
        + "message fault \"a\u{1B}[31mb\u{7}\u{202E}\""
    )
    for control in ["\u{1B}", "\u{7}", "\u{202E}"] as [Character] {
      #expect(!TextReport(hostile).text.contains(control))
    }
  }
}

/// What the budgets of the sample say about a trace.
func sampleVerdict(_ trace: DrawnTrace) throws -> Verdict {
  let budgets = """
    {"budgets": [
      {"view": "Badge", "in": "each step", "evaluations": 0, "because": "nothing in it changes"},
      {"view": "FeedView", "in": "each step of typing", "evaluations": 1, "contentRuns": 20},
      {"in": "typing", "waste": 10}
    ]}
    """
  return try Verdict(
    of: trace,
    by: BudgetFile(parsing: Array(budgets.utf8), path: "Traces/budgets/feed.json")
  )
}
