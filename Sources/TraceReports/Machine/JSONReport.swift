import JSONSource
public import TraceAnalysis
import TraceModel

/// A trace's totals, findings and tables as JSON, for other programs.
///
/// Counts have the names of budgets; times are whole nanoseconds.
public struct JSONReport: Sendable {
  public let json: String

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - digest: What was recorded.
  ///   - comparison: What changed since a base; without one the key is not there.
  ///   - times: Whether times are told.
  public init(
    _ digest: TraceDigest,
    comparison: Comparison? = nil,
    times: ReportTimes = .shown
  ) {
    let summary = digest.summary
    var report: [JSON.Member] = [
      .init("title", .string(ReportHeader(digest).title)),
      .init("complete", .bool(digest.isComplete)),
      .init("facts", Self.facts(digest.facts, times)),
      .init("totals", Self.tally(summary.totals, times)),
      .init("findings", .array(digest.findings.map(Self.finding))),
      .init("views", .array(summary.views.map { Self.view($0, times) })),
      .init("steps", .array(summary.steps.map { Self.step($0, times) })),
      .init("messages", .array(digest.messages.map(Self.message))),
    ]
    if let comparison { report.append(.init("changes", Self.changes(comparison))) }
    json = JSON.object(report).text()
  }

  /// Counts before and after, of what changed alone.
  private static func changes(_ comparison: Comparison) -> JSON {
    [
      "totals": change(comparison.totals),
      "views": .array(
        comparison.views.map { view in
          change(
            view.change,
            [
              .init("view", .string(view.change.label)),
              .init(
                "causes",
                .array(view.causes.map { change($0, [.init("causes", .string($0.label))]) })
              ),
            ]
          )
        }
      ),
      "steps": .array(comparison.steps.map { change($0, [.init("step", .string($0.label))]) }),
      "unchangedViews": .integer(comparison.unchanged),
    ]
  }

  private static func change(_ change: Comparison.Change, _ more: [JSON.Member] = []) -> JSON {
    let counts = CountKind.allCases.compactMap { kind -> JSON.Member? in
      let (base, head) = change[kind]
      guard base != head else { return nil }
      return JSON.Member(kind.rawValue, ["base": .integer(base), "now": .integer(head)])
    }
    return .object(more + counts)
  }

  /// Those that are the same wherever and whenever it was recorded.
  private static func facts(_ facts: TraceFacts, _ times: ReportTimes) -> JSON {
    let all: [TraceFacts.Key] = [
      .app, .workload, .deviceSize, .deviceScale, .configuration, .profile, .seed, .cannotKnow,
      .dropped, .outcome, .failure,
    ]
    let keys = all.filter { times == .shown || $0 != .configuration }
    return .object(
      keys.compactMap { key in facts[key].map { JSON.Member(key.rawValue, .string($0)) } }
    )
  }

  private static func tally(
    _ tally: Tally,
    _ reportTimes: ReportTimes,
    _ more: [JSON.Member] = []
  ) -> JSON {
    let counts = CountKind.allCases.map { kind in
      JSON.Member(kind.rawValue, .integer(tally.counts[kind]))
    }
    guard reportTimes == .shown else { return .object(more + counts) }
    let times = [
      JSON.Member("selfNanoseconds", .integer(tally.selfTime.rawValue)),
      JSON.Member("totalNanoseconds", .integer(tally.totalTime.rawValue)),
    ]
    return .object(more + counts + times)
  }

  private static func view(_ view: ViewTally, _ times: ReportTimes) -> JSON {
    let causes = view.causes.map { cause in
      tally(cause.tally, times, [.init("causes", .string(cause.causes.text))])
    }
    var members: [JSON.Member] = [
      .init("view", .string(view.label)), .init("kind", .string(view.view.kind.description)),
    ]
    if let place = view.view.shortPlace { members.append(.init("place", .string(place))) }
    members.append(.init("causes", .array(causes)))
    return tally(view.tally, times, members)
  }

  private static func step(_ row: StepTally, _ times: ReportTimes) -> JSON {
    var members: [JSON.Member] = [
      .init("step", .string(row.step.path)), .init("action", .string(row.step.words)),
    ]
    if let mark = row.step.mark { members.append(.init("mark", .string(mark))) }
    members.append(.init("outcome", row.step.outcome.map { .string($0.description) } ?? .null))
    members.append(.init("transactions", .integer(row.transactions)))
    return tally(row.tally, times, members)
  }

  private static func finding(_ finding: Finding) -> JSON {
    var members: [JSON.Member] = [
      .init("id", .string(finding.id)), .init("rule", .string(finding.rule)),
      .init("level", .string(finding.severity.description)), .init("view", .string(finding.view)),
    ]
    if let place = finding.place { members.append(.init("place", .string(place.short))) }
    members += [
      .init("sentence", .string(finding.sentence)), .init("advice", .string(finding.advice)),
      .init(
        "evidence",
        .object(finding.evidence.map { JSON.Member($0.name, .integer($0.count)) })
      ),
    ]
    if let saving = finding.saving {
      let value: JSON = [
        "count": .integer(saving.count), "of": .string(saving.noun),
        "basis": .string(saving.basis),
      ]
      members.append(.init("saving", value))
    }
    members.append(.init("steps", .array(finding.steps.map(JSON.string))))
    return .object(members)
  }

  private static func message(_ message: TraceDigest.Message) -> JSON {
    [
      "level": .string(message.level.description), "text": .string(message.text),
      "step": .string(message.step), "view": message.view.map(JSON.string) ?? .null,
      "count": .integer(message.count),
    ]
  }
}
