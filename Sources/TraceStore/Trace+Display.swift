public import TraceModel

extension Trace {
  /// What belongs to each of `displays`, in the same order.
  public var displayDetails: [DisplayDetails] {
    get throws(TraceStoreError) {
      let transactions = try displays.map(\.transaction)
      var positions: [TransactionID: Int] = [:]
      for (index, transaction) in transactions.enumerated() { positions[transaction] = index }
      var details = Array(repeating: DisplayDetails(), count: transactions.count)
      func forEach(
        _ sql: String,
        _ add: (inout DisplayDetails, Statement) throws(TraceStoreError) -> Void
      ) throws(TraceStoreError) {
        let rows = try connection.prepare(sql)
        while try rows.next() {
          let transaction: TransactionID = rows.id(0)
          guard let index = positions[transaction] else {
            throw TraceStoreError(
              path: path,
              .damaged(detail: "there is no display of transaction \(transaction)")
            )
          }
          try add(&details[index], rows)
        }
      }
      try forEach(
        """
        SELECT txn, view, kind, in_lazy_row, count
        FROM display_pass
        ORDER BY txn, view, kind, in_lazy_row
        """
      ) { details, row throws(TraceStoreError) in
        details.passes.append(
          PassShare(
            view: row.id(1),
            kind: try row.code(2, "display_pass.kind"),
            isInLazyRow: row.integer(3) != 0,
            count: row.word(4)
          )
        )
      }
      try forEach(
        """
        SELECT txn, node, name, width, height, shown_width, shown_height
        FROM display_image
        ORDER BY id
        """
      ) { details, row in
        details.images.append(
          ShownImage(
            node: row.id(1),
            name: row.id(2),
            width: row.word(3),
            height: row.word(4),
            shownWidth: row.word(5),
            shownHeight: row.word(6)
          )
        )
      }
      try forEach(
        "SELECT txn, node, text, lines, wanted_lines, width FROM display_text ORDER BY id"
      ) { details, row in
        details.cutTexts.append(
          CutText(
            node: row.id(1),
            text: row.id(2),
            lines: row.word(3),
            wantedLines: row.word(4),
            width: row.word(5)
          )
        )
      }
      try forEach(
        "SELECT txn, view, rows, nodes, leaves FROM display_row ORDER BY txn, view"
      ) { details, row in
        details.rows.append(
          RowShare(view: row.id(1), rows: row.word(2), nodes: row.word(3), leaves: row.word(4))
        )
      }
      return details
    }
  }
}
