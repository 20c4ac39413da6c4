import TraceModel

/// A trace in memory, as far as checks ask for it.
final class MemoryTrace: TraceSink {
  /// A body or a content closure that ran.
  struct Run {
    let view: ViewID
    let node: NodeID
    let causes: CauseSetID
    let step: Int
  }

  /// A new identity, or the end of one.
  struct Life {
    enum Kind { case created, appeared, destroyed, other }
    let kind: Kind
    let view: ViewID
    let step: Int
  }

  /// What happened, in order, for checks of order.
  enum Event {
    case run(ViewID)
    case appeared(ViewID)
  }

  private(set) var runs: [Run] = []
  private(set) var lives: [Life] = []
  private(set) var messages: [(text: NameID, step: Int)] = []
  /// Views that were looked at and did not run.
  private(set) var skips: [(view: ViewID, count: Int, step: Int)] = []
  private(set) var events: [(step: Int, event: Event)] = []
  private var names: [NameID: String] = [:]
  private var views: [ViewID: ViewDefinition] = [:]
  private var causeSets: [CauseSetID: String] = [:]
  private var nodes: [NodeID: ViewID] = [:]
  private var step = 0

  /// The view's name without its generic arguments.
  func name(of view: ViewID) -> String {
    guard let definition = views[view], let name = names[definition.name] else { return "" }
    return Self.baseName(name)
  }

  func definition(of view: ViewID) -> ViewDefinition? { views[view] }
  func text(of name: NameID) -> String { names[name] ?? "" }
  /// As printed: `@self, _count`.
  func causes(_ id: CauseSetID) -> [String] {
    let text = causeSets[id] ?? ""
    return text.isEmpty ? [] : text.split(separator: ", ").map { String($0) }
  }

  /// `Row` of `Row<Array<Int>>`, `List.Row` of `List<Int>.Row`.
  static func baseName(_ name: String) -> String {
    var depth = 0
    return String(
      name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      }
    )
  }

  func define(_ id: NameID, _ text: String) { names[id] = text }
  func define(_ id: ViewID, _ view: ViewDefinition) { views[id] = view }
  func define(_ id: CauseSetID, _ causes: [Cause], text: NameID) {
    causeSets[id] = names[text] ?? ""
  }
  func define(_ id: PlaceID, _ frames: [FrameAddress]) {}
  func define(_ id: ObjectID, type: NameID) {}

  func begin(_ step: StepRecord) { self.step = Int(step.id.rawValue) }
  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) {}
  func end(_ transaction: TransactionRecord) {}

  func take(_ runs: UnsafeBufferPointer<RunRecord>) {
    for run in runs {
      guard let view = nodes[run.node] else { continue }
      self.runs.append(Run(view: view, node: run.node, causes: run.causes, step: step))
      events.append((step, .run(view)))
    }
  }
  func record(further write: WriteID, of run: RunID) {}
  func record(change run: RunID, inserted: UInt32, removed: UInt32, moved: UInt32) {}

  func record(_ node: NodeRecord) {
    nodes[node.id] = node.view
    lives.append(Life(kind: .created, view: node.view, step: step))
  }
  func record(_ write: WriteRecord) {}
  func record(_ list: ListRecord) {}
  func record(_ layout: LayoutRecord, shares: [LayoutShare]) {}

  func record(_ lifetime: LifetimeRecord) {
    guard let view = nodes[lifetime.node] else { return }
    let kind: Life.Kind =
      switch lifetime.kind {
      case .appeared: .appeared
      case .destroyed: .destroyed
      default: .other
      }
    lives.append(Life(kind: kind, view: view, step: step))
    if kind == .appeared { events.append((step, .appeared(view))) }
  }
  func record(_ display: DisplayRecord, _ details: DisplayDetails) {}

  func record(checks: UInt32, of view: ViewID) { skips.append((view, Int(checks), step)) }

  func record(_ message: MessageRecord) {
    guard message.level == .fault else { return }
    messages.append((message.text, Int(message.step.rawValue)))
  }
}
