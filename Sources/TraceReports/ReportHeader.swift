import TraceAnalysis
import TraceModel

/// What was recorded and under which settings, in words; no date and no path.
struct ReportHeader {
  let title: String
  /// What ran, in one line.
  let totals: String
  /// Name and value of each setting that the trace has.
  let settings: [(name: String, value: String)]
  /// Why the counts cannot be trusted; nil for a recording that ended by itself.
  let warning: String?

  init(_ digest: TraceDigest, times: ReportTimes = .shown) {
    let facts = digest.facts
    title = facts[.app] ?? facts[.workload] ?? "Trace"
    let counts = digest.summary.totals.counts
    let steps = digest.summary.steps.filter { $0.step.path != "0" }.count
    let time = "\(Numbers.time(digest.summary.totals.selfTime)) in bodies and diffs"
    totals = [
      Numbers.counted(counts.evaluations, "evaluation"),
      Numbers.counted(counts.contentRuns, "content run"),
      "\(Numbers.grouped(counts.waste)) that changed nothing visible",
      times == .shown ? time : nil,
      Numbers.counted(steps, "step"),
    ].compactMap { $0 }.joined(separator: ", ")
    let device = facts[.deviceSize].map { size in
      facts[.deviceScale].map { "\(size) at \(Self.plain($0))x" } ?? size
    }
    // Counts are the same in debug and in release.
    let all: [(String, String?)] = [
      ("product", Self.product(facts)), ("workload", facts[.workload]), ("device", device),
      ("profile", facts[.profile]),
      ("build", times == .shown ? facts[.configuration] : nil), ("recording", Self.ending(facts)),
      ("not known", facts[.cannotKnow]),
      ("events lost", facts[.dropped].flatMap { $0 == "0" ? nil : $0 }),
    ]
    settings = all.compactMap { name, value in value.map { (name, $0) } }
    warning = Self.warning(facts)
  }

  /// The executable's name, where the app is called otherwise.
  private static func product(_ facts: TraceFacts) -> String? {
    let name = facts[.executable]?.split(separator: "/").last.map(String.init)
    return name == facts[.app] ? nil : name
  }

  /// `3` where the trace says `3.0`.
  private static func plain(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }

  private static func ending(_ facts: TraceFacts) -> String {
    guard facts[.complete] == "1" else { return "not complete" }
    let outcome = facts[.outcome] ?? "ok"
    return outcome == "ok" ? "complete" : outcome
  }

  private static func warning(_ facts: TraceFacts) -> String? {
    if let failure = facts[.failure] { return failure }
    guard facts[.complete] == "1" else {
      return "The recording did not end by itself: what ran last may be missing."
    }
    let outcome = facts[.outcome] ?? "ok"
    return outcome == "ok" ? nil : "The recording ended early: \(outcome)."
  }

  var text: String {
    let width = settings.map(\.name.count).max() ?? 0
    var lines = [TextLayout.wrap(title), TextLayout.wrap(totals, indent: "  ", first: "  ")]
    for setting in settings {
      let name = TextLayout.fit(setting.name, to: width)
      let indent = String(repeating: " ", count: width + 4)
      lines.append(TextLayout.wrap(setting.value, indent: indent, first: "  \(name)  "))
    }
    if let warning {
      lines.append("")
      // A failure is printed as the command line printed it, line by line.
      for line in warning.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append(TextLayout.wrap(String(line), indent: "  ! ", first: "  ! "))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
