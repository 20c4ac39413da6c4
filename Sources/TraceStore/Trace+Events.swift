public import TraceModel

extension Trace {
  public var transactions: [TransactionRecord] {
    get throws(TraceStoreError) {
      try read(
        \.transactions,
        """
        SELECT id, step, kind, pass, at_ns, virtual_ns, dur_ns, first_run, runs
        FROM txn
        ORDER BY id
        """
      ) { row throws(TraceStoreError) in
        TransactionRecord(
          id: row.id(0),
          step: row.id(1),
          kind: try row.code(2, "txn.kind"),
          pass: row.word(3),
          at: row.time(4),
          virtualTime: row.time(5),
          duration: row.time(6),
          firstRun: row.id(7),
          runs: row.word(8)
        )
      }
    }
  }

  public var messages: [MessageRecord] {
    get throws(TraceStoreError) {
      try read(
        \.messages,
        "SELECT step, txn, node, level, text FROM message ORDER BY id"
      ) { row throws(TraceStoreError) in
        MessageRecord(
          step: row.id(0),
          transaction: row.id(1),
          node: row.id(2),
          level: try row.code(3, "message.level"),
          text: row.id(4)
        )
      }
    }
  }

  public var lists: [ListRecord] {
    get throws(TraceStoreError) {
      try read(
        \.lists,
        """
        SELECT
          txn, node, run, kind, before, after, inserted, removed, moved, kept, rerun,
          changed, displaced, dur_ns
        FROM list
        ORDER BY id
        """
      ) { row throws(TraceStoreError) in
        ListRecord(
          transaction: row.id(0),
          node: row.id(1),
          run: row.id(2),
          kind: try row.code(3, "list.kind"),
          before: row.word(4),
          after: row.word(5),
          inserted: row.word(6),
          removed: row.word(7),
          moved: row.word(8),
          kept: row.word(9),
          rerun: row.word(10),
          changed: row.knownCount(11),
          displaced: row.knownCount(12),
          duration: row.time(13)
        )
      }
    }
  }

  public var layouts: [LayoutRecord] {
    get throws(TraceStoreError) {
      try read(
        \.layouts,
        """
        SELECT txn, node, reason, measured, asked, cached, proposals, placed, dur_ns
        FROM layout
        ORDER BY id
        """
      ) { row throws(TraceStoreError) in
        LayoutRecord(
          transaction: row.id(0),
          node: row.id(1),
          reason: try row.code(2, "layout.reason"),
          measured: row.word(3),
          asked: row.word(4),
          cached: row.word(5),
          proposals: row.word(6),
          placed: row.word(7),
          duration: row.time(8)
        )
      }
    }
  }

  /// Layouts by view; `shares[i]` belongs to `layouts[i]`, views in order of id.
  public var layoutShares: [[LayoutShare]] {
    get throws(TraceStoreError) {
      var shares = Array(repeating: [LayoutShare](), count: try layouts.count)
      let rows = try connection.prepare(
        """
        SELECT layout, view, nodes, asked, cached, proposals, self_ns
        FROM layout_view
        ORDER BY layout, view
        """
      )
      while try rows.next() {
        // The recorder numbers layouts from 1 on, without gaps.
        let index = Int(rows.integer(0)) - 1
        guard shares.indices.contains(index) else {
          throw TraceStoreError(path: path, .damaged(detail: "there is no layout \(index + 1)"))
        }
        shares[index].append(
          LayoutShare(
            view: rows.id(1),
            nodes: rows.word(2),
            asked: rows.word(3),
            cached: rows.word(4),
            proposals: rows.word(5),
            selfTime: rows.time(6)
          )
        )
      }
      return shares
    }
  }

  public var writes: [WriteRecord] {
    get throws(TraceStoreError) {
      try read(
        \.writes,
        """
        SELECT id, step, txn, node, object, name, kind, place, at_ns, flags
        FROM write
        ORDER BY id
        """
      ) { row throws(TraceStoreError) in
        WriteRecord(
          id: row.id(0),
          step: row.id(1),
          transaction: row.id(2),
          node: row.id(3),
          object: row.id(4),
          name: row.id(5),
          kind: try row.code(6, "write.kind"),
          place: row.id(7),
          at: row.time(8),
          flags: WriteFlags(rawValue: row.word(9))
        )
      }
    }
  }

  public var lifetimes: [LifetimeRecord] {
    get throws(TraceStoreError) {
      try read(
        \.lifetimes,
        "SELECT txn, node, kind, name FROM lifetime ORDER BY id"
      ) { row throws(TraceStoreError) in
        LifetimeRecord(
          transaction: row.id(0),
          node: row.id(1),
          kind: try row.code(2, "lifetime.kind"),
          name: row.id(3)
        )
      }
    }
  }

  public var displays: [DisplayRecord] {
    get throws(TraceStoreError) {
      try read(
        \.displays,
        """
        SELECT
          txn, leaves, moved, inserted, removed, shown, passes, lazy_passes, images,
          decoded_bytes, dur_ns
        FROM display
        ORDER BY txn
        """
      ) { row in
        DisplayRecord(
          transaction: row.id(0),
          leaves: row.word(1),
          moved: row.word(2),
          inserted: row.word(3),
          removed: row.word(4),
          shown: row.word(5),
          passes: row.word(6),
          lazyPasses: row.word(7),
          images: row.word(8),
          decodedBytes: UInt64(clamping: row.integer(9)),
          duration: row.time(10)
        )
      }
    }
  }

  public var pictures: [PictureRecord] {
    get throws(TraceStoreError) {
      try read(
        \.pictures,
        "SELECT step, txn, svg FROM picture ORDER BY step, id"
      ) { PictureRecord(step: $0.id(0), transaction: $0.id(1), svg: $0.text(2)) }
    }
  }
}
