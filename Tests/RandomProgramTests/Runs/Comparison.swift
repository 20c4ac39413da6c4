import TraceModel

/// A program on the runtime and in the model, side by side.
@MainActor
struct Comparison {
  private let model: ProgramModel
  private let run: ProgramRun
  /// The model's parts by the runtime's nodes.
  private var parts: [NodeID: Part] = [:]
  /// Ids were repeated: from then on only the second run can tell anything.
  private var isUndefined = false
  /// What ran in each transaction, in order; the same each time.
  private(set) var log: [String] = []

  /// How a program's run differs from what the rules say; nil where it does not.
  static func difference(of program: Program) -> String? {
    let first = result(of: program)
    if let problem = first.problem { return problem }
    let second = result(of: program)
    return second.log == first.log
      ? nil
      : "the second time something else ran:\n"
        + change(from: first.log, to: second.log)
  }

  private static func result(of program: Program) -> (problem: String?, log: [String]) {
    var comparison = Comparison(program)
    defer { comparison.run.host.unmount() }
    if let problem = comparison.check(comparison.model.takeTransactions()) {
      return ("mount: \(problem)", comparison.log)
    }
    for (index, step) in program.steps.enumerated() {
      comparison.run.perform(step)
      let expected = comparison.model.perform(step)
      if let problem = comparison.check(expected) {
        return ("step \(index + 1): \(problem)", comparison.log)
      }
    }
    return (nil, comparison.log)
  }

  private init(_ program: Program) {
    model = ProgramModel(program)
    run = ProgramRun(program)
  }

  /// Compares everything after a step.
  private mutating func check(_ expected: [[ModelRun]]) -> String? {
    let walk = Walk(run.host)
    let recorded = run.sink.takeTransactions()
    log += recorded.flatMap { ["update"] + $0.map { "\($0.node) \($0.kind) \($0.causes)" } }
    let messages = run.sink.takeMessages()
    if model.repeatsIDs { isUndefined = true }
    if isUndefined { return nil }
    if !messages.isEmpty { return "messages: \(messages)" }
    if let part = model.unexplained.first {
      return "\(part.title) would give something else, and had no cause to run"
    }
    let (seen, wanted) = (walk.seen.flatMap(\.lines), model.seen.flatMap(\.lines))
    if seen != wanted { return "shows something else:\n" + Self.change(from: wanted, to: seen) }
    return identityProblem(walk.nodes)
      ?? runProblem(recorded, expected)
  }

  // MARK: Identity

  private mutating func identityProblem(_ nodes: [NodeID]) -> String? {
    let living = model.parts
    let endedParts = model.takeEnded().map(\.serial)
    let endedNodes = run.sink.takeEnded()
    guard nodes.count == living.count else { return "\(nodes.count) nodes, not \(living.count)" }
    for (node, part) in zip(nodes, living) {
      if let known = parts[node], known !== part {
        return "\(part.title) kept the node of another \(known.title)"
      }
      if parts[node] == nil, parts.values.contains(where: { $0 === part }) {
        return "\(part.title) was made anew"
      }
    }
    for (node, part) in zip(nodes, living) { parts[node] = part }
    let ended = endedNodes.compactMap { parts[$0]?.serial }
    guard
      Set(ended)
        == Set(endedParts.filter { serial in parts.values.contains { $0.serial == serial } })
    else { return "other nodes ended: \(ended), not \(endedParts)" }
    return nil
  }

  // MARK: Runs

  private func runProblem(_ recorded: [[RecordedRun]], _ expected: [[ModelRun]]) -> String? {
    for runs in recorded {
      var seen: Set<NodeID> = []
      for run in runs {
        if !seen.insert(run.node).inserted { return "\(title(run)) ran twice in one update" }
        if let cause = run.causeWithoutWrite {
          return "\(title(run)) ran for \(cause), behind which is none of \(run.writes)"
        }
        var parent = parts[run.node]?.parent
        while let above = parent {
          if let index = runs.firstIndex(where: { parts[$0.node] === above }),
            !seen.contains(runs[index].node)
          {
            return "\(title(run)) ran before \(above.title), which it stands in"
          }
          parent = above.parent
        }
      }
    }
    let ran = recorded.map { $0.map(line).sorted() }
    let wanted = expected.map { $0.map(line).sorted() }
    if ran == wanted { return nil }
    return "ran for other reasons:\n"
      + Self.change(from: wanted.flatMap { ["update"] + $0 }, to: ran.flatMap { ["update"] + $0 })
  }

  private func title(_ run: RecordedRun) -> String {
    parts[run.node].map { "\($0.title) (\($0.serial))" } ?? run.kind
  }

  private func line(_ run: RecordedRun) -> String {
    line(title(run), run.isFirst, run.causes, run.fields)
  }

  private func line(_ run: ModelRun) -> String {
    let isKnown = parts.values.contains { $0 === run.part }
    let title = isKnown ? "\(run.part.title) (\(run.part.serial))" : run.part.kindName
    return line(title, run.isFirst, run.causes, run.fields)
  }

  private func line(_ title: String, _ isFirst: Bool, _ causes: [String], _ fields: [String])
    -> String
  {
    let inputs = fields.isEmpty ? "" : " \(fields)"
    return "\(title):\(isFirst ? " first," : "") \(causes.joined(separator: ", "))\(inputs)"
  }

  /// What differs between two lists of lines.
  private static func change(from old: [String], to new: [String]) -> String {
    let difference = new.difference(from: old)
    var lines = old.map { "  " + $0 }
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): lines[offset] = "- " + line
      case .insert: break
      }
    }
    return
      (lines
      + difference.insertions.map { change in
        if case .insert(let offset, let line, _) = change { return "+ \(line)   (at \(offset))" }
        return ""
      }).joined(separator: "\n")
  }
}
