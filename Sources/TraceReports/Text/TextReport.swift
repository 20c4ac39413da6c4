public import TraceAnalysis
import TraceModel

/// A trace in plain text of eighty columns.
///
/// Findings come first, then what ran most. The order is by counts; the same
/// trace gives the same text.
public struct TextReport: Sendable {
  public let text: String

  /// Rows of views and of steps that are printed at most.
  static let rows = 30

  public init(_ digest: TraceDigest, times: ReportTimes = .shown) {
    let sections = [
      ReportHeader(digest, times: times).text, Self.crash(digest),
      FindingsText(digest.findings).text, Self.views(digest.summary, times),
      Self.steps(digest.summary, times), Self.causes(digest.summary), Self.messages(digest),
      Self.pictures(digest),
    ]
    text = sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func crash(_ digest: TraceDigest) -> String {
    digest.messages.filter { $0.level == .crash }.map { message in
      TextLayout.wrap("CRASHED in \(message.step): \(message.text)", indent: "  ", first: "") + "\n"
    }.joined()
  }

  /// The columns of a table, the last one for times.
  private static func columns(
    _ counts: [(title: String, width: Int)],
    _ times: ReportTimes
  ) -> [(title: String, width: Int)] {
    counts + (times == .shown ? [("self ms", 9)] : [])
  }

  private static func views(_ summary: TraceSummary, _ times: ReportTimes) -> String {
    var table = TextTable(
      "VIEWS",
      columns([("evaluations", 12), ("content", 8), ("skipped", 8), ("no change", 10)], times)
    )
    for view in summary.views.prefix(rows) { table.add(view.label, numbers(view.tally, times)) }
    let rest = summary.views.dropFirst(rows)
    if !rest.isEmpty {
      let runs = rest.reduce(0) { $0 + $1.tally.counts.runs }
      table.add(
        note: "and \(Numbers.counted(rest.count, "more view")) with \(Numbers.grouped(runs)) runs"
      )
    }
    table.add("all", numbers(summary.totals, times))
    return table.text
  }

  private static func numbers(_ tally: Tally, _ times: ReportTimes) -> [String] {
    let counts = tally.counts
    return [counts.evaluations, counts.contentRuns, counts.skipped, counts.waste].map(dashed)
      + (times == .shown ? [Numbers.milliseconds(tally.selfTime)] : [])
  }

  /// Zeros would hide what is there.
  static func dashed(_ number: Int) -> String { number == 0 ? "-" : Numbers.grouped(number) }

  private static func steps(_ summary: TraceSummary, _ times: ReportTimes) -> String {
    guard !summary.steps.isEmpty else { return "" }
    var table = TextTable(
      "STEPS",
      columns([("evaluations", 12), ("content", 8), ("no change", 10), ("updates", 8)], times)
    )
    let ran = summary.steps.filter { $0.transactions > 0 || $0.tally.counts.runs > 0 }
    let most = ran.sorted { $0.tally.counts.runs > $1.tally.counts.runs }.prefix(rows)
    let shown = Set(most.map(\.step.id))
    var mark: String?
    for row in summary.steps where shown.contains(row.step.id) || isUnfinished(row.step) {
      if row.step.mark != mark {
        mark = row.step.mark
        if let mark { table.add(note: mark + ":", indent: "") }
      }
      let counts = row.tally.counts
      let name = row.step.path == "0" ? "mount" : "\(row.step.path) \(row.step.words)"
      table.add(
        (mark == nil ? "" : "  ") + name + ending(row.step),
        [counts.evaluations, counts.contentRuns, counts.waste, row.transactions].map(dashed)
          + (times == .shown ? [Numbers.milliseconds(row.tally.selfTime)] : [])
      )
    }
    let more = ran.count - shown.count
    if more > 0 { table.add(note: "and \(Numbers.counted(more, "more step")) in which less ran") }
    let idle = summary.steps.count { !isUnfinished($0.step) } - ran.count { !isUnfinished($0.step) }
    if idle > 0 { table.add(note: "and \(Numbers.counted(idle, "step")) in which nothing ran") }
    return table.text
  }

  private static func isUnfinished(_ step: StepRow) -> Bool { step.outcome != .idle }

  private static func ending(_ step: StepRow) -> String {
    switch step.outcome {
    case .idle: ""
    case nil: "  (did not end)"
    case let outcome?: "  (\(outcome))"
    }
  }

  private static func causes(_ summary: TraceSummary) -> String {
    var table = TextTable("CAUSES", [("runs", 10), ("no change", 11)])
    for view in summary.views.prefix(12) {
      for cause in view.causes.prefix(4) {
        let counts = cause.tally.counts
        table.add("\(view.label): \(cause.causes.text)", [counts.runs, counts.waste].map(dashed))
      }
    }
    return table.isEmpty ? "" : table.text
  }

  private static func pictures(_ digest: TraceDigest) -> String {
    guard !digest.pictures.isEmpty else { return "" }
    let count = Numbers.counted(digest.pictures.count, "picture")
    return "\(count) of the screen: viewtrace frames TRACE -o FOLDER\n"
  }

  private static func messages(_ digest: TraceDigest) -> String {
    let shown = digest.messages.filter { $0.level != .log && $0.level != .crash }
    guard !shown.isEmpty else { return "" }
    let lines = shown.map { message in
      let times = message.count > 1 ? " (\(Numbers.grouped(message.count)) times)" : ""
      let view = message.view.map { ", \($0)" } ?? ""
      return TextLayout.wrap(
        "\(message.text) [\(message.step)\(view)]\(times)",
        indent: "         ",
        first: "  " + TextLayout.fit(message.level.description, to: 7)
      )
    }
    return "MESSAGES\n" + lines.joined(separator: "\n") + "\n"
  }
}
