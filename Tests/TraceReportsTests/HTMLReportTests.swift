import Foundation
import JSONSource
import TestSupport
import Testing
import TraceAnalysis
import TraceModel
import TraceReports

func flame(_ trace: any TraceSource, _ digest: TraceDigest) throws -> FlameSummary {
  try FlameSummary(trace, summary: digest.summary)
}

@Suite struct HTMLReportTests {
  private func report(
    _ trace: DrawnTrace,
    comparison: Comparison? = nil,
    assets: HTMLReport.Assets = .none
  ) throws -> String {
    let digest = try TraceDigest(trace)
    return HTMLReport(
      digest,
      flame: try flame(trace, digest),
      comparison: comparison,
      assets: assets
    ).html
  }

  @Test func theReportOfAFaultyFeed() throws {
    let html = try report(SampleTraces.before())
    #expect(differenceFromGolden(html, at: "Reports/golden/feed-before.html") == nil)
  }

  @Test func theReportOfAHealthyFeedWithItsComparison() throws {
    let comparison = Comparison(
      base: try TraceSummary(SampleTraces.before()),
      head: try TraceSummary(SampleTraces.after())
    )
    let html = try report(SampleTraces.after(), comparison: comparison)
    #expect(differenceFromGolden(html, at: "Reports/golden/feed-after.html") == nil)
  }

  @Test func theFileNeedsNothingElse() throws {
    let html = try report(SampleTraces.before(), assets: .embedded)
    #expect(html.contains("prefers-color-scheme: dark"))
    #expect(html.contains("requestAnimationFrame"))
    for outside in ["http://", "https://", "src=", "@import", "url(", "<link"] {
      #expect(!html.contains(outside), "\(outside)")
    }
  }

  @Test func noDateNoPathAndTheSameBytesEachTime() throws {
    let html = try report(SampleTraces.before(), assets: .embedded)
    #expect(html == (try report(SampleTraces.before(), assets: .embedded)))
    #expect(!html.contains("/home/someone"))
    #expect(!html.contains("2026-"))
  }

  @Test func withoutAFlameThereIsNoScript() throws {
    let html = HTMLReport(try TraceDigest(SampleTraces.before())).html
    #expect(!html.contains("<script"))
    #expect(html.contains("unstable-id"))
  }

  @Test func anEmptyTraceHasAReport() throws {
    let html = try report(DrawnTrace(""), assets: .embedded)
    #expect(html.contains("Nothing was found"))
    #expect(!html.contains("id=\"flame\""))
  }

  /// Names made of what ends tags, attributes, scripts and JSON strings.
  @Test(arguments: 0..<60) func hostileNamesAreOnlyText(_ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "</script>", "<!--", "<script>", "\"", "'", "&amp;", "\\", "\u{2028}", "]]>", "<b>", "é",
      "${x}", "`", "\u{0}", "</style>", "javascript:", "日本", "\u{1F600}", " onload=x ",
    ]
    let name = (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let trace = try DrawnTrace(
      "step tap\ntransaction mount\n  Row 5 @self first\n    ForEach(Row)#1 1 @self first\n"
        + "message fault \"m\" of Row"
    )
    trace.views[0].name = name
    trace.views[0].file = "/x/\(name).swift"
    trace.views[0].line = 3
    trace.steps[0].target = name
    trace.steps[0].mark = name
    trace.facts[.app] = name
    trace.facts[.failure] = name
    trace.causeSets[0].text = name
    let html = try report(trace)
    let markup = html.components(separatedBy: "<")
    // What follows each `<` is a tag of our own.
    let own = [
      "!doctype", "html", "/html", "head", "/head", "meta", "title", "/title", "body", "/body",
      "header", "/header", "nav", "/nav", "main", "/main", "footer", "/footer", "section",
      "/section", "h1", "/h1", "h2", "/h2", "h3", "/h3", "p", "/p", "dl", "/dl", "dt", "/dt", "dd",
      "/dd", "div", "/div", "a", "/a", "span", "/span", "table", "/table", "thead", "/thead",
      "tbody", "/tbody", "tr", "/tr", "th", "/th", "td", "/td", "b", "/b", "i", "/i", "code",
      "/code", "small", "/small", "ol", "/ol", "ul", "/ul", "li", "/li", "button", "/button",
      "label", "/label", "input", "canvas", "/canvas", "script", "/script",
    ]
    for piece in markup.dropFirst() {
      let tag = piece.prefix { $0 != ">" && $0 != " " && $0 != "\n" }
      #expect(own.contains(String(tag)), "\(tag)")
    }
    #expect(markup.count { $0.hasPrefix("b>") } == html.components(separatedBy: "</b>").count - 1)
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.components(separatedBy: "</script").count == 2)
    // And the name survives the way through JSON.
    let json = try #require(
      html.components(separatedBy: "id=\"flame-data\">").last?
        .components(separatedBy: "</script>").first
    )
    let root = try JSONValue(parsing: json, path: "flame").anyMembers()
    let names = try root.first { $0.key == "names" }?.value.elements().map { try $0.string() }
    let shown = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { "\u{0}\u{2028}".unicodeScalars.contains($0) ? "\u{FFFD}" : $0 }
      )
    )
    #expect(names?.contains(shown) == true)
  }

  @Test func theDataOfTheChartIsWhatWasComputed() throws {
    let trace = try SampleTraces.before()
    let digest = try TraceDigest(trace)
    let flame = try flame(trace, digest)
    let html = HTMLReport(digest, flame: flame).html
    let json = try #require(
      html.components(separatedBy: "id=\"flame-data\">").last?
        .components(separatedBy: "</script>").first
    )
    let root = try JSONValue(parsing: json, path: "flame").anyMembers()
    for (key, columns) in [("time", flame.inTime), ("merged", flame.merged)] {
      let members = try #require(root.first { $0.key == key }).value.anyMembers()
      func column(_ name: String) throws -> [Int] {
        try members.first { $0.key == name }?.value.elements().map { try $0.int() } ?? []
      }
      var start = 0
      let starts = try column("start").map { difference in
        start += difference
        return start
      }
      #expect(starts == columns.start)
      #expect(try column("duration") == columns.duration)
      #expect(try column("depth") == columns.depth)
      #expect(try column("name") == columns.name)
      let waste = try column("waste")
      var (index, sum) = (0, 0)
      for pair in stride(from: 0, to: waste.count, by: 2) {
        index += waste[pair]
        sum += waste[pair + 1]
        #expect(columns.waste[index] == waste[pair + 1])
      }
      #expect(sum == columns.waste.reduce(0, +))
    }
  }
}

/// The same numbers for the same seed (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
