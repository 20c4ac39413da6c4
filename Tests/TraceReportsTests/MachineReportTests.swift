import JSONSource
import TestSupport
import Testing
import TraceAnalysis
import TraceModel
import TraceReports

@Suite struct MachineReportTests {
  private let root = SourceRoot("/home/someone")
  private let budgets = "Traces/budgets/feed.json"

  @Test func aVerdictAsJUnit() throws {
    let xml = JUnitReport(try sampleVerdict(SampleTraces.before())).xml
    #expect(differenceFromGolden(xml, at: "Reports/golden/verdict-broken.xml") == nil)
  }

  @Test func findingsAndVerdictAsSARIF() throws {
    let trace = try SampleTraces.before()
    let digest = try TraceDigest(trace)
    let json = SARIFReport(
      findings: digest.findings,
      verdict: try sampleVerdict(trace),
      budgetPath: budgets,
      root: root
    ).json
    #expect(differenceFromGolden(json, at: "Reports/golden/feed-before.sarif") == nil)
    #expect(!json.contains("/home/someone"))
  }

  @Test func findingsAndVerdictAsAnnotations() throws {
    let trace = try SampleTraces.before()
    let text = GitHubAnnotations(
      findings: try TraceDigest(trace).findings,
      verdict: try sampleVerdict(trace),
      budgetPath: budgets,
      root: root
    ).text
    #expect(differenceFromGolden(text, at: "Reports/golden/feed-before.annotations") == nil)
    #expect(
      text.hasPrefix(
        "::error file=Sources/Feed/FeedView.swift,line=47,title=unstable-id%3A ForEach"
      )
    )
  }

  @Test func reportComparisonAndVerdictAsMarkdown() throws {
    let digest = try TraceDigest(SampleTraces.before())
    let comparison = Comparison(
      base: digest.summary,
      head: try TraceSummary(SampleTraces.after())
    )
    let text = [
      MarkdownReport(digest).text, MarkdownReport(comparison).text,
      MarkdownReport(try sampleVerdict(SampleTraces.before())).text,
      MarkdownReport(try sampleVerdict(SampleTraces.after())).text,
    ].joined(separator: "\n---\n\n")
    #expect(differenceFromGolden(text, at: "Reports/golden/feed-before.md") == nil)
  }

  @Test func aTraceAsJSON() throws {
    let json = JSONReport(try TraceDigest(SampleTraces.before())).json
    #expect(differenceFromGolden(json, at: "Reports/golden/feed-before.json") == nil)
    let members = try JSONValue(parsing: json, path: "report").anyMembers()
    #expect(members.map(\.key).prefix(3) == ["title", "complete", "facts"])
  }

  /// What would end an element, an attribute, a command or a cell.
  @Test func hostileNamesDoNotEscapeTheirFormat() throws {
    let trace = try DrawnTrace(
      "step tap\ntransaction\n  Row#1...2 1 @self(f not-comparable) waste"
    )
    trace.views[0].name = "a\"><x|y::z,%0A`@me`\u{1B}"
    trace.views[0].file = "/home/someone/a,b:c %.swift"
    trace.views[0].line = 1
    let digest = try TraceDigest(trace)
    let annotations = GitHubAnnotations(findings: digest.findings, root: root).text
    #expect(
      annotations.hasPrefix(
        "::warning file=a%2Cb%3Ac %25.swift,line=1,title=input-not-comparable%3A "
          + "a\"><x|y%3A%3Az%2C%250A`@me`\u{FFFD}::"
      )
    )
    let sarif = SARIFReport(findings: digest.findings, root: root).json
    #expect(sarif.contains("\"uri\": \"a%2Cb%3Ac%20%25.swift\""))
    let markdown = MarkdownReport(digest).text
    #expect(!markdown.contains("<x"))
    #expect(markdown.contains("&lt;x\\|y::z"))
    #expect(!markdown.contains("@me"))
  }

  @Test func placesOutsideTheRootAreLeftOut() throws {
    let trace = try SampleTraces.before()
    let findings = try TraceDigest(trace).findings
    let text = GitHubAnnotations(findings: findings, root: SourceRoot("/elsewhere/")).text
    #expect(!text.contains("file="))
    #expect(text.split(separator: "\n").count == findings.count)
  }
}
