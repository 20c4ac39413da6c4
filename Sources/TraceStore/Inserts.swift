import TraceModel

/// The prepared inserts of a recording; what is SQL in `Recorder` is here.
struct Inserts {
  let name, view, causeSet, cause, place, frame, object: Statement
  let step, stepEnd, transaction, node, run, runs, runWrite, runChange: Statement
  let write, writeTakenUp, list, layout, layoutView, layoutNode, lifetime, message, sum: Statement
  let lazy, picture: Statement
  let display, displayPass, displayImage, displayText, displayRow: Statement

  /// Runs that one statement inserts: an eighth faster than one by one.
  static let runsAtOnce = 16

  init(_ connection: Connection) throws(TraceStoreError) {
    func insert(
      into table: String,
      _ columns: Int,
      rows: Int = 1
    ) throws(TraceStoreError) -> Statement {
      let row = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
      let values = Array(repeating: row, count: rows).joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) VALUES \(values)")
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
    runs = try insert(into: "run", 15, rows: Self.runsAtOnce)
    runWrite = try insert(into: "run_write", 2)
    runChange = try insert(into: "run_change", 4)
    write = try insert(into: "write", 10)
    writeTakenUp = try connection.prepare("UPDATE write SET txn = ? WHERE id = ?")
    list = try insert(into: "list", 15)
    layout = try insert(into: "layout", 10)
    layoutView = try insert(into: "layout_view", 7)
    layoutNode = try insert(into: "layout_node", 8)
    lazy = try insert(into: "lazy", 14)
    lifetime = try insert(into: "lifetime", 5)
    display = try insert(into: "display", 11)
    displayPass = try insert(into: "display_pass", 5)
    displayImage = try insert(into: "display_image", 9)
    displayText = try insert(into: "display_text", 7)
    displayRow = try insert(into: "display_row", 5)
    message = try insert(into: "message", 6)
    picture = try insert(into: "picture", 4)
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
    fill(&row, run)
    try row.insert()
  }

  /// Adds `runsAtOnce` runs.
  func add(_ runs: Slice<UnsafeBufferPointer<RunRecord>>) throws(TraceStoreError) {
    precondition(runs.count == Self.runsAtOnce, "the statement has that many rows")
    var rows = RowValues(for: self.runs)
    for run in runs { fill(&rows, run) }
    try rows.insert()
  }

  @inline(__always)
  private func fill(_ row: inout RowValues, _ run: RunRecord) {
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
}
