import JSONSource
public import TraceAnalysis
import TraceModel

/// A trace's totals, findings and tables as JSON, for other programs.
///
/// Counts have the names of budgets; times are whole nanoseconds.
public struct JSONReport: Sendable {
  public let json: String

  public init(_ digest: TraceDigest) {
    let summary = digest.summary
    let report: JSON = [
      "title": .string(ReportHeader(digest).title),
      "complete": .bool(digest.isComplete),
      "facts": Self.facts(digest.facts),
      "totals": Self.tally(summary.totals),
      "findings": .array(digest.findings.map(Self.finding)),
      "views": .array(summary.views.map(Self.view)),
      "steps": .array(summary.steps.map(Self.step)),
      "messages": .array(digest.messages.map(Self.message)),
    ]
    json = report.text()
  }

  /// Those that are the same wherever and whenever it was recorded.
  private static func facts(_ facts: TraceFacts) -> JSON {
    let keys: [TraceFacts.Key] = [
      .app, .workload, .deviceSize, .deviceScale, .configuration, .profile, .seed, .cannotKnow,
      .dropped, .outcome, .failure,
    ]
    return .object(
      keys.compactMap { key in facts[key].map { JSON.Member(key.rawValue, .string($0)) } }
    )
  }

  private static func tally(_ tally: Tally, _ more: [JSON.Member] = []) -> JSON {
    let counts = CountKind.allCases.map { kind in
      JSON.Member(kind.rawValue, .integer(tally.counts[kind]))
    }
    let times = [
      JSON.Member("selfNanoseconds", .integer(tally.selfTime.rawValue)),
      JSON.Member("totalNanoseconds", .integer(tally.totalTime.rawValue)),
    ]
    return .object(more + counts + times)
  }

  private static func view(_ view: ViewTally) -> JSON {
    let causes = view.causes.map { tally($0.tally, [.init("causes", .string($0.causes.text))]) }
    var members: [JSON.Member] = [
      .init("view", .string(view.label)), .init("kind", .string(view.view.kind.description)),
    ]
    if let place = view.view.shortPlace { members.append(.init("place", .string(place))) }
    members.append(.init("causes", .array(causes)))
    return tally(view.tally, members)
  }

  private static func step(_ row: StepTally) -> JSON {
    var members: [JSON.Member] = [
      .init("step", .string(row.step.path)), .init("action", .string(row.step.words)),
    ]
    if let mark = row.step.mark { members.append(.init("mark", .string(mark))) }
    members.append(.init("outcome", row.step.outcome.map { .string($0.description) } ?? .null))
    members.append(.init("transactions", .integer(row.transactions)))
    return tally(row.tally, members)
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
