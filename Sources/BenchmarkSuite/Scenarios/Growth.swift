import ViewRuntime

/// Whether an update's cost grows with what changed or with the size of the tree.
///
/// One leaf's own state is written in trees of 16 to 16,384 leaves, and one of
/// 1,000 to 100,000 rows is selected by its list, which compares all of them.
/// The slope says by which power of the size the time grows: 0 for not at all,
/// 1 for in proportion.
struct Growth: Scenario {
  let name = "growth"
  let summary = "one leaf of trees 4 to 14 deep, one selection of 1,000 to 100,000 rows"

  func measure(_ bench: Bench) throws -> [Measurement] {
    try withSlope(of: [4, 6, 8, 10, 12, 14], "leaf-of-depth") { depth in
      (size: Double(1 << depth), samples: try leaf(depth, bench))
    }
      + withSlope(of: [1_000, 10_000, 100_000], "select-of-rows") { rows in
        (size: Double(rows), samples: try selection(rows, bench))
      }
  }

  private func leaf(_ depth: Int, _ bench: Bench) throws -> [Double] {
    try bench.recording.withSink { sink in
      let stage = DeepStage(sink, depth: depth)
      stage.mount()
      for _ in 0..<20 { stage.writeLeaf() }
      // A single one takes too short a time for the clock of a thread.
      return (0..<bench.rounds(41)).map { _ in
        Bench.time { for _ in 0..<20 { stage.writeLeaf() } } / 20
      }
    }
  }

  private func selection(_ rows: Int, _ bench: Bench) throws -> [Double] {
    try bench.recording.withSink { sink in
      let items = (0..<rows).map { KeyedTable.Item(id: $0, label: "row number \($0)") }
      let stage = KeyedStage(sink)
      stage.show(.init(items: items))
      stage.show(.init(items: items, selected: rows / 2))
      return (0..<bench.rounds(9)).map { round in
        let selected = rows / 2 + round % 2 + 1
        return Bench.time { stage.show(.init(items: items, selected: selected)) }
      }
    }
  }

  /// A measurement for each size, the last of which has the slope of all.
  private func withSlope(
    of parameters: [Int],
    _ operation: String,
    _ measure: (Int) throws -> (size: Double, samples: [Double])
  ) rethrows -> [Measurement] {
    var points: [GrowthSlope.Point] = []
    var all: [Measurement] = []
    for parameter in parameters {
      let (size, samples) = try measure(parameter)
      all.append(Measurement("\(name)/\(operation)/\(parameter)", samples: samples))
      points.append(.init(size: size, time: all[all.count - 1].median))
    }
    if let slope = GrowthSlope(points) { all[all.count - 1].slope = slope.exponent }
    return all
  }
}
