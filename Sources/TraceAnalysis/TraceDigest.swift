public import TraceModel

/// All that a report says about a trace, in values.
public struct TraceDigest: Sendable {
  public var summary: TraceSummary
  /// The worst first.
  public var findings: [Finding]
  /// Messages of the run in their order; equal ones of one step are one.
  public var messages: [Message]
  /// How the screen looked, where the recording kept pictures.
  public var pictures: [PictureRecord]

  public var facts: TraceFacts { summary.catalog.facts }
  public var isComplete: Bool { facts[.complete] == "1" }

  /// A message with its texts looked up.
  public struct Message: Hashable, Sendable {
    public var level: MessageLevel
    public var text: String
    /// Label of the step.
    public var step: String
    /// Label of the view; nil where it belongs to none.
    public var view: String?
    public var count: Int
  }

  /// Reads what a report needs.
  ///
  /// - Throws: What the trace throws when it cannot be read.
  /// - Complexity: Linear in summaries, lists and writes; nodes are read when a
  ///   rule has to know who built a view, and runs of those transactions alone
  ///   in which a list ran its rows again for nothing.
  public init(_ trace: any TraceSource) throws {
    let summary = try TraceSummary(trace)
    self.summary = summary
    findings = try FindingRules.findings(in: TraceEvidence(trace, summary: summary))
    messages = try Self.messages(trace, summary.catalog)
    pictures = try trace.pictures
  }

  private static func messages(_ trace: any TraceSource, _ catalog: TraceCatalog) throws
    -> [Message]
  {
    var messages: [Message] = []
    var places: [Message: Int] = [:]
    for record in try trace.messages {
      let view = record.node.isNone ? nil : try trace.node(record.node)?.view
      var message = Message(
        level: record.level,
        text: try trace.name(record.text),
        step: catalog.step(record.step)?.label ?? "step \(record.step)",
        view: view.map { catalog.label($0) },
        count: 0
      )
      if let index = places[message] {
        messages[index].count += 1
      } else {
        places[message] = messages.count
        message.count = 1
        messages.append(message)
      }
    }
    return messages
  }
}
