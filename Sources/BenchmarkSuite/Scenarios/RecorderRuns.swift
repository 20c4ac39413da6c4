import TraceModel

/// What a run costs the app's thread.
///
/// A thousand rows all run again, with a sink and without one by turns; without
/// one is the floor.
struct RecorderRuns: Scenario {
  let name = "recorder-run"
  let summary = "a run, with records dropped and stored, beside none"

  func measure(_ bench: Bench) throws -> [Measurement] {
    let modes: [RecordingMode] = [.null, .store]
    return try modes.map { mode in
      let off = KeyedStage(nil)
      return try mode.withSink { sink in
        let stage = KeyedStage(sink)
        var samples: [Double] = []
        var floor: [Double] = []
        for round in 0..<bench.rounds(101) + 1 {
          let content = Self.content(round)
          let least = Bench.time { off.show(content) }
          let time = Bench.time { stage.show(content) }
          // The first round mounts.
          if round > 0 {
            samples.append(time)
            floor.append(least)
          }
        }
        let runs = stage.counts { stage.show(Self.content(-1)) }
        let count = runs.first?.value ?? 0
        return Measurement(
          "\(name)/\(mode.rawValue)",
          samples: samples.map { $0 / count },
          floor: floor.map { $0 / count },
          counts: runs
        )
      }
    }
  }

  private static func content(_ round: Int) -> KeyedTable.Content {
    .init(items: (0..<1_000).map { KeyedTable.Item(id: $0, label: "row \($0) of \(round)") })
  }
}
