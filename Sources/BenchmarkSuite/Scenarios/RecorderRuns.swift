import TraceModel

/// What a run costs the app's thread.
///
/// A thousand rows all run again, with a sink and without one, which is the floor.
struct RecorderRuns: Scenario {
  let name = "recorder-run"
  let summary = "a run, with records dropped and stored, beside none"

  func measure(_ bench: Bench) throws -> [Measurement] {
    let modes: [RecordingMode] = [.null, .store]
    // One after the other: the last host that is there takes all updates.
    let floor = try RecordingMode.off.withSink { sink in times(KeyedStage(sink), bench) }
    return try modes.map { mode in
      try mode.withSink { sink in
        let stage = KeyedStage(sink)
        let samples = times(stage, bench)
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

  /// How long it takes all rows to run again, in each round but the first, which mounts.
  private func times(_ stage: KeyedStage, _ bench: Bench) -> [Double] {
    (0..<bench.rounds(101) + 1).map { round in
      let content = Self.content(round)
      return Bench.time { stage.show(content) }
    }.dropFirst().map { $0 }
  }

  private static func content(_ round: Int) -> KeyedTable.Content {
    .init(items: (0..<1_000).map { KeyedTable.Item(id: $0, label: "row \($0) of \(round)") })
  }
}
