import TraceModel
import TraceStore
import ViewTraceTesting

extension RecordedTrace {
  /// The file behind it, for questions in SQL.
  var trace: Trace {
    get throws {
      guard let trace = source as? Trace else { throw NoFile() }
      return trace
    }
  }

  /// The rows of a query, values parted by bars.
  func rows(_ sql: String) throws -> [String] {
    let query = try trace.query(sql)
    var rows: [String] = []
    while let row = try query.next() {
      rows.append(row.map(text).joined(separator: "|"))
    }
    return rows
  }

  /// Everything in it that is the same in each recording of a workload: all
  /// rows of what ran and why, times apart.
  func countedRows() throws -> [String] {
    try Self.countedTables.flatMap { table, columns in
      try rows("SELECT '\(table)', \(columns) FROM \(table)")
    }
  }

  private static let countedTables = [
    (
      "view_step",
      "view, step, causes, evaluations, content_runs, firsts, compared, skipped, "
        + "fields, updated, waste, pure_waste"
    ),
    ("by_cause", "view, causes, evaluations, content_runs, waste"),
    ("step", "id, path, virtual_ns, outcome"),
    ("txn", "id, step, kind, pass, virtual_ns, first_run, runs"),
    ("node", "id, view, parent, txn, key, key_int"),
    ("run", "id, txn, node, up, causes, write, below, compared, skipped, fields, updated, flags"),
    ("run_change", "run, inserted, removed, moved"),
    ("list", "txn, node, before, after, inserted, removed, moved, kept, rerun, changed"),
    ("write", "id, step, txn, node, object, name, kind, flags"),
    ("layout", "txn, node, reason, measured, asked, cached, proposals, placed"),
    ("lifetime", "txn, node, kind, name"),
    ("display", "txn, leaves"),
    ("message", "step, txn, node, level, text"),
    ("name", "id, text"),
  ]

  private func text(_ value: QueryValue) -> String {
    switch value {
    case .null: "-"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  private struct NoFile: Error {}
}
