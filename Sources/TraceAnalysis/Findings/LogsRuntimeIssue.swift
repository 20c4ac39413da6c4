import TraceModel

/// A text that SwiftUI logs as a fault: an update that goes round, a write in a body.
public struct LogsRuntimeIssue: FindingRule {
  public let id = "logs-runtime-issue"
  public let title = "SwiftUI logs a runtime issue"
  public let manual = """
    Xcode shows such a text as a purple runtime issue: an update that sets itself off
    again (`… tried to update multiple times per frame.`), a write while a body runs, a
    publisher on a background thread, an id that occurs twice. What happens then is not
    defined, or is cut short: the third call of a loop in a frame is dropped, and what it
    would have written is lost.

    error    A text of level fault stands in the trace; one finding a text and view.

    For a loop the sentence goes on with the way round, whose last part is the edge that
    closes it; the writes on it stand in the table `write_detail`.

    It does not fire for notes of the recording, nor for lines of `_logChanges()`.

    Fix: for a loop, write only where the value differs from what is there already, or
    compute it where it is read; for a write in a body, make it in an action, `task` or
    `onChange`; for the others, what the text says.
    """

  public init() {}

  private struct Issue: Hashable {
    let text: NameID
    let view: ViewID
  }

  public func find(in evidence: TraceEvidence) throws -> [Finding] {
    let messages = try evidence.trace.messages
    let nodes = try evidence.nodes()
    var order: [Issue] = []
    var found: [Issue: (count: Int, steps: Set<StepID>, way: NameID?)] = [:]
    for (index, message) in messages.enumerated() where message.level == .fault {
      let issue = Issue(text: message.text, view: nodes.view(message.node))
      if found[issue] == nil { order.append(issue) }
      var known = found[issue] ?? (0, [], nil)
      known.count += 1
      known.steps.insert(message.step)
      if known.way == nil { known.way = wayRound(after: index, messages) }
      found[issue] = known
    }
    return try order.compactMap { issue in
      guard let known = found[issue] else { return nil }
      return try finding(issue, known.count, known.steps, known.way, evidence)
    }
  }

  /// The note with which the runtime follows the text of a loop.
  private func wayRound(after index: Int, _ messages: [MessageRecord]) -> NameID? {
    guard index + 1 < messages.count else { return nil }
    let next = messages[index + 1]
    let isOfThis = next.level == .note && next.transaction == messages[index].transaction
    return isOfThis ? next.text : nil
  }

  private func finding(
    _ issue: Issue,
    _ count: Int,
    _ steps: Set<StepID>,
    _ way: NameID?,
    _ evidence: TraceEvidence
  ) throws -> Finding {
    let text = try evidence.trace.name(issue.text)
    let label = issue.view.isNone ? "the app" : evidence.catalog.label(issue.view)
    let place = issue.view.isNone ? "outside of a view" : "in \(label)"
    let round = try way.map { " \(try evidence.trace.name($0))." } ?? ""
    return Finding(
      rule: id,
      severity: .error,
      view: label,
      subject: text,
      place: issue.view.isNone ? nil : evidence.place(of: issue.view),
      sentence: "SwiftUI logged \(counted(count, "time")) \(place): \"\(text)\"\(round)",
      advice: way == nil
        ? "What happens is not defined: do what the text asks for."
        : "Break the circle at its last edge: write only what differs, or compute it where it "
          + "is read.",
      evidence: [.init("times", count)],
      saving: nil,
      steps: evidence.labels(of: steps)
    )
  }
}
