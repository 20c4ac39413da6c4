public import TraceModel

/// The tables that `Trace` has read whole, each on first use.
struct KeptTables {
  var views: [ViewRow]?
  var steps: [StepRow]?
  var causeSets: [CauseSetRow]?
  var objects: [ObjectRow]?
  var sums: [SumRow]?
  var transactions: [TransactionRecord]?
  var messages: [MessageRecord]?
  var lists: [ListRecord]?
  var layouts: [LayoutRecord]?
  var writes: [WriteRecord]?
  var lifetimes: [LifetimeRecord]?
  var displays: [DisplayRecord]?
  var pictures: [PictureRecord]?
}

extension Trace {
  public var views: [ViewRow] {
    get throws(TraceStoreError) {
      try read(
        \.views,
        """
        SELECT v.id, n.text, m.text, v.kind, v.owner, f.text, p.line
        FROM view v
          JOIN name n ON n.id = v.name
          LEFT JOIN name m ON m.id = v.module
          LEFT JOIN place p ON p.id = v.place
          LEFT JOIN name f ON f.id = p.file
        ORDER BY v.id
        """
      ) { row throws(TraceStoreError) in
        ViewRow(
          id: row.id(0),
          name: row.text(1),
          module: row.text(2),
          kind: try row.code(3, "view.kind"),
          owner: row.id(4),
          file: row.optionalText(5),
          line: row.isNull(6) ? nil : Int(row.integer(6))
        )
      }
    }
  }

  public var steps: [StepRow] {
    get throws(TraceStoreError) {
      try read(
        \.steps,
        """
        SELECT s.id, s.path, a.text, t.text, m.text, s.at_ns, s.virtual_ns, s.outcome
        FROM step s
          JOIN name a ON a.id = s.action
          LEFT JOIN name t ON t.id = s.target
          LEFT JOIN name m ON m.id = s.mark
        ORDER BY s.id
        """
      ) { row throws(TraceStoreError) in
        StepRow(
          id: row.id(0),
          path: row.text(1),
          action: row.text(2),
          target: row.optionalText(3),
          mark: row.optionalText(4),
          at: row.time(5),
          virtualTime: row.time(6),
          outcome: row.isNull(7) ? nil : try row.code(7, "step.outcome")
        )
      }
    }
  }

  public var causeSets: [CauseSetRow] {
    get throws(TraceStoreError) {
      if let rows = kept.causeSets { return rows }
      var rows = try connection.prepare(
        "SELECT c.id, n.text FROM cause_set c JOIN name n ON n.id = c.text ORDER BY c.id"
      ).all { CauseSetRow(id: $0.id(0), text: $0.text(1), causes: []) }
      let members = try connection.prepare(
        """
        SELECT c.cause_set, c.kind, t.text, d.text, c.difference
        FROM cause c
          JOIN name t ON t.id = c.token
          LEFT JOIN name d ON d.id = c.detail
        ORDER BY c.cause_set, c.ord
        """
      )
      var index = 0
      while try members.next() {
        let id: CauseSetID = members.id(0)
        while index < rows.count, rows[index].id < id { index += 1 }
        guard index < rows.count, rows[index].id == id else {
          throw TraceStoreError(path: path, .damaged(detail: "there is no cause set \(id)"))
        }
        rows[index].causes.append(
          CauseRow(
            kind: try members.code(1, "cause.kind"),
            token: members.text(2),
            detail: members.optionalText(3),
            difference: try members.code(4, "cause.difference")
          )
        )
      }
      kept.causeSets = rows
      return rows
    }
  }

  public var objects: [ObjectRow] {
    get throws(TraceStoreError) {
      try read(
        \.objects,
        "SELECT o.id, n.text FROM object o JOIN name n ON n.id = o.type ORDER BY o.id"
      ) { ObjectRow(id: $0.id(0), type: $0.text(1)) }
    }
  }

  public var sums: [SumRow] {
    get throws(TraceStoreError) {
      try read(
        \.sums,
        """
        SELECT
          view, step, causes, evaluations, content_runs, firsts, compared, skipped, fields,
          updated, waste, pure_waste, self_ns, total_ns
        FROM view_step
        ORDER BY view, step, causes
        """
      ) { row in
        SumRow(
          view: row.id(0),
          step: row.id(1),
          causes: row.id(2),
          counts: RunCounts(
            evaluations: Int(row.integer(3)),
            contentRuns: Int(row.integer(4)),
            firsts: Int(row.integer(5)),
            compared: Int(row.integer(6)),
            skipped: Int(row.integer(7)),
            fields: Int(row.integer(8)),
            updated: Int(row.integer(9)),
            waste: Int(row.integer(10)),
            pureWaste: Int(row.integer(11))
          ),
          selfTime: row.time(12),
          totalTime: row.time(13)
        )
      }
    }
  }

  /// Reads a table once.
  func read<Row>(
    _ table: WritableKeyPath<KeptTables, [Row]?>,
    _ sql: String,
    _ make: (Statement) throws(TraceStoreError) -> Row
  ) throws(TraceStoreError) -> [Row] {
    if let rows = kept[keyPath: table] { return rows }
    let rows = try connection.prepare(sql).all(make)
    kept[keyPath: table] = rows
    return rows
  }
}
