import SyntheticTraces
import TraceModel
import TraceStore

/// What reports and gates wait for: the sums of a trace, and all its runs.
struct StoreReading: Scenario {
  let name = "store-read"
  let summary = "sums, and every run, of traces of one and ten million runs"

  func measure(_ bench: Bench) throws -> [Measurement] {
    try [1_000_000, 10_000_000].flatMap { runs in
      try withFolder { folder in
        let path = folder + "/a.viewtrace"
        try SyntheticRecording(runs: runs).write(to: path)
        return try measure(path, runs, bench)
      }
    }
  }

  private func measure(_ path: String, _ runs: Int, _ bench: Bench) throws -> [Measurement] {
    var sums: [Double] = []
    var all: [Double] = []
    var floor: [Double] = []
    var read = 0
    var rows = 0
    for _ in 0..<bench.rounds(5) {
      sums.append(try Bench.time { rows = try Trace(path: path).sums.count })
      let trace = try Trace(path: path)
      read = 0
      all.append(try Bench.time { try trace.forEachRun(in: nil) { read += $0.id.isNone ? 0 : 1 } })
      // SQLite alone, which looks at one column of each row.
      floor.append(try Bench.time { _ = try trace.query("SELECT SUM(body_ns) FROM run").next() })
    }
    return [
      Measurement(
        "\(name)/sums/\(runs)",
        samples: sums,
        counts: [.init(name: "rows", value: Double(rows))]
      ),
      Measurement(
        "\(name)/runs/\(runs)",
        samples: all,
        floor: floor,
        counts: [.init(name: "runs", value: Double(read))]
      ),
    ]
  }
}
