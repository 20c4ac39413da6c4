import TraceModel

/// Fills the tables of a drawn trace, line by line.
struct DrawingBuilder {
  let trace: DrawnTrace
  var cursor = Nanoseconds.zero
  var step: StepID?
  var transaction = TransactionID.none
  var nodes: [String: NodeID] = [:]
  var lastPath = 0

  init(_ trace: DrawnTrace) { self.trace = trace }

  mutating func build(_ lines: [DrawnLine]) throws {
    for line in lines {
      var words = DrawnWords(line, after: 1)
      switch line.words[0] {
      case "fact": trace.facts.values[try words.next("a key")] = try rest(&words)
      case "view": try defineView(&words)
      case "step": try addStep(&words)
      case "transaction": try addTransaction(line)
      case "write": try addWrite(&words)
      case "message": try addMessage(&words)
      case "event": try addEvent(&words)
      default: throw line.problem("\(line.words[0]) does not stand at the top")
      }
    }
  }

  func rest(_ words: inout DrawnWords) throws -> String {
    if let text = words.quoted() { return text }
    var text = try words.next("a value")
    while let word = words.next() { text += " " + word }
    return text
  }

  // MARK: The frame of the run

  mutating func defineView(_ words: inout DrawnWords) throws {
    let index = Int(view(try words.next("a view")).rawValue) - 1
    while let word = words.next() {
      switch word {
      case "at":
        let place = try words.fileAndLine()
        (trace.views[index].file, trace.views[index].line) = (place.file, place.line)
      case "in": trace.views[index].module = try words.next("a module")
      default: throw words.line.problem("\(word) is no word of a view")
      }
    }
  }

  mutating func addStep(_ words: inout DrawnWords) throws {
    var action = try words.next("an action")
    var path = action
    if action.first?.isNumber == true {
      action = try words.next("an action")
    } else {
      lastPath += action == "mount" ? 0 : 1
      path = action == "mount" ? "0" : String(lastPath)
    }
    let id = StepID(
      UInt32(trace.steps.count) + (trace.steps.first?.id.rawValue ?? (path == "0" ? 0 : 1))
    )
    var row = StepRow(
      id: id,
      path: path,
      action: action,
      target: words.quoted().map { "\"\($0)\"" },
      at: cursor
    )
    while let word = words.next() {
      switch word {
      case "mark": row.mark = words.quoted()
      case "failed": row.outcome = .failed
      case "crashed": row.outcome = .crashed
      case "never-idle": row.outcome = .neverIdle
      case "running": row.outcome = nil
      default: throw words.line.problem("\(word) is no word of a step")
      }
    }
    trace.steps.append(row)
    step = id
    transaction = .none
  }

  mutating func currentStep() -> StepID {
    if let step { return step }
    trace.steps.append(StepRow(id: StepID(0), path: "0", action: "mount"))
    step = StepID(0)
    return StepID(0)
  }

  mutating func addTransaction(_ line: DrawnLine) throws {
    var words = DrawnWords(line, after: 1)
    let word = words.next() ?? "update"
    guard let kind = TransactionKind.allCases.first(where: { $0.description == word }) else {
      throw line.problem("\(word) is no kind of transaction")
    }
    transaction = TransactionID(UInt32(trace.transactions.count) + 1)
    let first = RunID(UInt32(trace.runs.count) + 1)
    trace.transactions.append(
      TransactionRecord(
        id: transaction,
        step: currentStep(),
        kind: kind,
        pass: 1,
        at: cursor,
        virtualTime: cursor,
        duration: .zero,
        firstRun: first,
        runs: 0
      )
    )
    let duration = try addLines(line.below, under: .none, node: .none, at: 0)
    let index = trace.transactions.count - 1
    trace.transactions[index].runs = UInt32(trace.runs.count) + 1 - first.rawValue
    trace.transactions[index].duration = Nanoseconds(Int64(duration))
    cursor += Nanoseconds(Int64(duration))
  }

  // MARK: Runs and what stands among them

  /// Adds what is drawn below a run or a transaction.
  ///
  /// - Returns: Nanoseconds that it took.
  mutating func addLines(
    _ lines: [DrawnLine],
    under run: RunID,
    node: NodeID,
    at start: UInt32
  ) throws -> UInt32 {
    var time: UInt32 = 0
    for line in lines {
      var words = DrawnWords(line, after: 1)
      switch line.words[0] {
      case "write": try addWrite(&words)
      case "message": try addMessage(&words)
      case "event": try addEvent(&words)
      case "list": try addList(&words, of: run, under: node)
      case "layout": try addLayout(&words)
      default:
        let drawn = try DrawnRun(line)
        for key in drawn.keys {
          time += try add(drawn, key: key, line, under: run, node: node, at: start + time)
        }
      }
    }
    return time
  }

  mutating func add(
    _ drawn: DrawnRun,
    key: String?,
    _ line: DrawnLine,
    under parent: RunID,
    node parentNode: NodeID,
    at start: UInt32
  ) throws -> UInt32 {
    var run = drawn.record
    run.id = RunID(UInt32(trace.runs.count) + 1)
    run.parent = parent
    run.transaction = transaction
    let view = view(drawn.view)
    run.node = node(view, key: key, under: parentNode, isNew: run.flags.contains(.first))
    if !trace.views[Int(view.rawValue) - 1].kind.hasBody { run.flags.insert(.content) }
    run.causes = causeSet(drawn.causes)
    let writes = try writesBehind(drawn, line)
    run.write = writes.first ?? .none
    if writes.count > 1 { trace.further[run.id] = Array(writes.dropFirst()) }

    // What is below starts once the body is done, and the number on the line
    // counts all of it: so a first pass finds out how long that takes.
    let index = trace.runs.count
    trace.runs.append(run)
    let below = try addLines(line.below, under: run.id, node: run.node, at: 0)
    let total = max((drawn.microseconds ?? 0) * 1000, below)
    if let microseconds = drawn.microseconds, microseconds * 1000 < below {
      throw line.problem("what is below takes longer than \(microseconds)")
    }
    let shift = total - below
    trace.runs[index].body = shift
    trace.runs[index].below = UInt32(trace.runs.count - index - 1)
    for later in (index + 1)..<trace.runs.endIndex { trace.runs[later].after += shift + start }
    trace.runs[index].after = start
    return total
  }

  func writesBehind(_ drawn: DrawnRun, _ line: DrawnLine) throws -> [WriteID] {
    let step = step ?? StepID(0)
    func last(_ name: String) throws -> WriteID? {
      try trace.writes.last { try trace.name($0.name) == name && $0.step == step }?.id
    }
    /// A cause that names a model's type follows from all writes to that type.
    func writes(to type: String) throws -> [WriteID] {
      try trace.writes.filter {
        try $0.transaction == transaction && trace.name($0.name).hasPrefix(type + ".")
      }.map(\.id)
    }
    guard let names = drawn.writes else {
      return try drawn.causes.filter { $0.kind != .self }.flatMap { cause in
        let name = cause.detail ?? cause.token
        return try last(name).map { [$0] } ?? writes(to: name)
      }
    }
    return try names.map { name in
      guard let write = try last(name) else { throw line.problem("no write \(name) in this step") }
      return write
    }
  }
}
