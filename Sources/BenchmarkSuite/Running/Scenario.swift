/// Something that is measured: one file each, in `Scenarios`.
@MainActor
protocol Scenario {
  /// How it is named in results and by `--only`: `lazy-scroll`.
  var name: String { get }
  /// What it measures, in half a line.
  var summary: String { get }

  /// Measures, and returns a measurement for each size or operation.
  func measure(_ bench: Bench) throws -> [Measurement]
}

/// All scenarios, in the order in which they run.
@MainActor
enum ScenarioList {
  static let all: [any Scenario] = [
    LazyScroll(), KeyedRows(), DeepTree(), Growth(), RecorderRuns(), StoreWriting(), StoreReading(),
  ]
}
