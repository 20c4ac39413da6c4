import TraceModel
import ViewRuntime

/// The operations on a list of keyed rows by which reconcilers are compared,
/// from the state set to the tree of views updated; without layout.
struct KeyedRows: Scenario {
  let name = "keyed-rows"
  let summary = "create, replace, update, select, swap, remove, clear and append rows"

  typealias Rows = [KeyedTable.Item]

  /// What is there before and after.
  private struct Operation {
    let name: String
    let before: KeyedTable.Content
    let after: KeyedTable.Content
  }

  func measure(_ bench: Bench) throws -> [Measurement] {
    try Self.operations.map { operation in
      try bench.recording.withSink { sink in measure(operation, sink, bench) }
    }
  }

  private func measure(
    _ operation: Operation,
    _ sink: (any TraceSink)?,
    _ bench: Bench
  ) -> Measurement {
    let stage = KeyedStage(sink)
    var flat = FlatRows()
    var samples: [Double] = []
    var floor: [Double] = []
    for round in 0..<bench.rounds(operation.before.items.count > 1_000 ? 21 : 61) + 1 {
      stage.show(operation.before)
      flat.show(operation.before)
      let time = Bench.time { stage.show(operation.after) }
      let least = Bench.time { flat.show(operation.after) }
      // The first round fills caches.
      if round > 0 {
        samples.append(time)
        floor.append(least)
      }
    }
    stage.show(operation.before)
    return Measurement(
      "\(name)/\(operation.name)",
      samples: samples,
      floor: floor,
      counts: stage.counts { stage.show(operation.after) }
    )
  }

  private static let operations: [Operation] = {
    let thousand = items(0..<1_000)
    let tenThousand = items(0..<10_000)
    func operation(_ name: String, _ before: Rows, _ after: Rows, selected: Int? = nil)
      -> Operation
    {
      Operation(
        name: name,
        before: .init(items: before),
        after: .init(items: after, selected: selected)
      )
    }
    var updated = thousand
    for index in stride(from: 0, to: 1_000, by: 10) { updated[index].label += " !!!" }
    var swapped = thousand
    swapped.swapAt(1, 998)
    var removed = thousand
    removed.remove(at: 499)
    return [
      operation("create/1000", [], thousand),
      operation("create/10000", [], tenThousand),
      operation("replace/1000", thousand, items(10_000..<11_000)),
      operation("update-10th/1000", thousand, updated),
      operation("select/1000", thousand, thousand, selected: 500),
      operation("swap/1000", thousand, swapped),
      operation("remove/1000", thousand, removed),
      operation("clear/1000", thousand, []),
      operation("append-1000/10000", tenThousand, tenThousand + items(10_000..<11_000)),
    ]
  }()

  private static func items(_ ids: Range<Int>) -> Rows {
    ids.map { KeyedTable.Item(id: $0, label: "row number \($0)") }
  }
}

/// The same by hand: rows in a flat array, found by id where they moved.
private struct FlatRows {
  private struct FlatRow {
    var id: Int
    var label: String
    var isSelected: Bool
    var leaves: (Int32, Int32, Int32)
  }

  private var rows: [FlatRow] = []

  mutating func show(_ content: KeyedTable.Content) {
    let items = content.items
    var places: [Int: Int] = [:]
    let isSameOrder = rows.count == items.count && zip(rows, items).allSatisfy { $0.id == $1.id }
    if !isSameOrder, !rows.isEmpty, !items.isEmpty {
      for (index, row) in rows.enumerated() { places[row.id] = index }
    }
    var new: [FlatRow] = []
    new.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let isSelected = item.id == content.selected
      if let old = isSameOrder ? index : places[item.id] {
        var row = rows[old]
        if row.label != item.label { row.label = item.label }
        row.isSelected = isSelected
        new.append(row)
      } else {
        new.append(
          FlatRow(id: item.id, label: item.label, isSelected: isSelected, leaves: (0, 1, 2))
        )
      }
    }
    rows = new
  }
}
