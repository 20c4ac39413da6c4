import TraceModel

/// The prepared inserts of a recording; what is SQL in `Recorder` is here.
struct Inserts {
  private let name, view, causeSet, cause, place, frame, object: Statement
  private let step, stepEnd, transaction, node, run, runWrite, runChange: Statement
  private let write, list, layout, layoutView, lifetime, display, message, sum: Statement

  init(_ connection: Connection) throws(TraceStoreError) {
    func insert(into table: String, _ columns: Int) throws(TraceStoreError) -> Statement {
      let values = Array(repeating: "?", count: columns).joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) VALUES (\(values))")
    }
    name = try insert(into: "name", 2)
    view = try insert(into: "view", 6)
    causeSet = try insert(into: "cause_set", 2)
    cause = try insert(into: "cause", 6)
    place = try connection.prepare("INSERT INTO place(id) VALUES (?)")
    frame = try insert(into: "frame", 4)
    object = try insert(into: "object", 2)
    step = try insert(into: "step", 9)
    stepEnd = try connection.prepare("UPDATE step SET outcome = ?, end_ns = ? WHERE id = ?")
    transaction = try insert(into: "txn", 9)
    node = try insert(into: "node", 6)
    run = try insert(into: "run", 15)
    runWrite = try insert(into: "run_write", 2)
    runChange = try insert(into: "run_change", 4)
    write = try insert(into: "write", 10)
    list = try insert(into: "list", 15)
    layout = try insert(into: "layout", 10)
    layoutView = try insert(into: "layout_view", 7)
    lifetime = try insert(into: "lifetime", 5)
    display = try insert(into: "display", 4)
    message = try insert(into: "message", 6)
    sum = try connection.prepare(
      """
      INSERT INTO view_step VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET
        evaluations = evaluations + excluded.evaluations,
        content_runs = content_runs + excluded.content_runs,
        firsts = firsts + excluded.firsts,
        compared = compared + excluded.compared,
        skipped = skipped + excluded.skipped,
        fields = fields + excluded.fields,
        updated = updated + excluded.updated,
        waste = waste + excluded.waste,
        pure_waste = pure_waste + excluded.pure_waste,
        self_ns = self_ns + excluded.self_ns,
        total_ns = total_ns + excluded.total_ns
      """
    )
  }

  @inline(__always)
  func add(_ run: RunRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.run)
    row.add(run.id)
    row.add(run.transaction)
    row.add(run.node)
    row.add(run.parent.isNone ? 0 : Int64(run.id.rawValue) - Int64(run.parent.rawValue))
    row.add(run.causes)
    row.add(orNull: run.write)
    row.add(run.after)
    row.add(run.body)
    row.add(run.diff)
    row.add(run.below)
    row.add(run.compared)
    row.add(run.skipped)
    row.add(run.fields)
    row.add(run.updated)
    row.add(run.flags.rawValue)
    try row.insert()
  }

  @inline(__always)
  func add(_ node: NodeRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.node)
    row.add(node.id)
    row.add(node.view)
    row.add(orNull: node.parent)
    row.add(node.transaction)
    switch node.key {
    case .none:
      row.addNull()
      row.addNull()
    case .name(let name):
      row.add(name)
      row.addNull()
    case .integer(let integer):
      row.addNull()
      row.add(integer)
    }
    try row.insert()
  }

  func add(_ lifetime: LifetimeRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.lifetime)
    row.addNull()
    row.add(lifetime.transaction)
    row.add(lifetime.node)
    row.add(lifetime.kind.rawValue)
    row.add(orNull: lifetime.name)
    try row.insert()
  }

  // Definitions.

  func add(_ id: NameID, _ text: String) throws(TraceStoreError) {
    var row = RowValues(for: name)
    row.add(id)
    try row.add(text)
    try row.insert()
  }

  func add(_ id: ViewID, _ view: ViewDefinition) throws(TraceStoreError) {
    var row = RowValues(for: self.view)
    row.add(id)
    row.add(view.name)
    row.add(orNull: view.module)
    row.add(view.kind.rawValue)
    row.add(orNull: view.owner)
    row.add(orNull: view.place)
    try row.insert()
  }

  func add(_ id: CauseSetID, _ causes: [Cause], text: NameID) throws(TraceStoreError) {
    var row = RowValues(for: causeSet)
    row.add(id)
    row.add(text)
    try row.insert()
    for (order, cause) in causes.enumerated() {
      var row = RowValues(for: self.cause)
      row.add(id)
      row.add(order)
      row.add(cause.kind.rawValue)
      row.add(cause.token)
      row.add(orNull: cause.detail)
      row.add(cause.difference.rawValue)
      try row.insert()
    }
  }

  func add(_ id: PlaceID, _ frames: [FrameAddress]) throws(TraceStoreError) {
    var row = RowValues(for: place)
    row.add(id)
    try row.insert()
    for (order, address) in frames.enumerated() {
      var row = RowValues(for: frame)
      row.add(id)
      row.add(order)
      row.add(address.image)
      row.add(Int64(bitPattern: address.offset))
      try row.insert()
    }
  }

  func add(_ id: ObjectID, type: NameID) throws(TraceStoreError) {
    var row = RowValues(for: object)
    row.add(id)
    row.add(type)
    try row.insert()
  }

  // The frame of the run.

  func add(_ step: StepRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.step)
    row.add(step.id)
    try row.add(step.path)
    row.add(step.action)
    row.add(orNull: step.target)
    row.add(orNull: step.mark)
    row.add(step.at)
    row.add(step.virtualTime)
    row.addNull()
    row.addNull()
    try row.insert()
  }

  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) throws(TraceStoreError) {
    var row = RowValues(for: stepEnd)
    row.add(outcome.rawValue)
    row.add(at)
    row.add(step)
    try row.insert()
  }

  func add(_ transaction: TransactionRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.transaction)
    row.add(transaction.id)
    row.add(transaction.step)
    row.add(transaction.kind.rawValue)
    row.add(transaction.pass)
    row.add(transaction.at)
    row.add(transaction.virtualTime)
    row.add(transaction.duration)
    row.add(transaction.firstRun)
    row.add(transaction.runs)
    try row.insert()
  }

  // A few a transaction.

  func add(further write: WriteID, of run: RunID) throws(TraceStoreError) {
    var row = RowValues(for: runWrite)
    row.add(run)
    row.add(write)
    try row.insert()
  }

  func add(_ change: Batch.Change) throws(TraceStoreError) {
    var row = RowValues(for: runChange)
    row.add(change.run)
    row.add(change.inserted)
    row.add(change.removed)
    row.add(change.moved)
    try row.insert()
  }

  func add(_ write: WriteRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.write)
    row.add(write.id)
    row.add(write.step)
    row.add(orNull: write.transaction)
    row.add(orNull: write.node)
    row.add(orNull: write.object)
    row.add(write.name)
    row.add(write.kind.rawValue)
    row.add(orNull: write.place)
    row.add(write.at)
    row.add(write.flags.rawValue)
    try row.insert()
  }

  func add(_ list: ListRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.list)
    row.addNull()
    row.add(list.transaction)
    row.add(list.node)
    row.add(orNull: list.run)
    row.add(list.kind.rawValue)
    row.add(list.before)
    row.add(list.after)
    row.add(list.inserted)
    row.add(list.removed)
    row.add(list.moved)
    row.add(list.kept)
    row.add(list.rerun)
    row.add(known: list.changed)
    row.add(known: list.displaced)
    row.add(list.duration)
    try row.insert()
  }

  func add(_ layout: LayoutRecord, id: Int64, shares: [LayoutShare]) throws(TraceStoreError) {
    var row = RowValues(for: self.layout)
    row.add(id)
    row.add(layout.transaction)
    row.add(orNull: layout.node)
    row.add(layout.reason.rawValue)
    row.add(layout.measured)
    row.add(layout.asked)
    row.add(layout.cached)
    row.add(layout.proposals)
    row.add(layout.placed)
    row.add(layout.duration)
    try row.insert()
    for share in shares {
      var row = RowValues(for: layoutView)
      row.add(id)
      row.add(share.view)
      row.add(share.nodes)
      row.add(share.asked)
      row.add(share.cached)
      row.add(share.proposals)
      row.add(share.selfTime)
      try row.insert()
    }
  }

  func add(_ display: DisplayRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.display)
    row.add(display.transaction)
    row.add(display.leaves)
    row.add(Int64(clamping: display.decodedBytes))
    row.add(display.duration)
    try row.insert()
  }

  func add(_ message: MessageRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.message)
    row.addNull()
    row.add(message.step)
    row.add(orNull: message.transaction)
    row.add(orNull: message.node)
    row.add(message.level.rawValue)
    row.add(message.text)
    try row.insert()
  }

  func add(_ sum: StepSums.Sum, step: StepID) throws(TraceStoreError) {
    var row = RowValues(for: self.sum)
    row.add(sum.view)
    row.add(step)
    row.add(sum.causes)
    row.add(sum.counts.evaluations)
    row.add(sum.counts.contentRuns)
    row.add(sum.counts.firsts)
    row.add(sum.counts.compared)
    row.add(sum.counts.skipped)
    row.add(sum.counts.fields)
    row.add(sum.counts.updated)
    row.add(sum.counts.waste)
    row.add(sum.counts.pureWaste)
    row.add(sum.selfTime)
    row.add(sum.totalTime)
    try row.insert()
  }
}
