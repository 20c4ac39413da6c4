import CStoreBaseline
import Foundation
import SyntheticTraces
import TraceModel
import TraceStore

/// What the writer's thread costs: a million runs with their nodes, lists,
/// writes and sums, beside the runs alone in plain C.
struct StoreWriting: Scenario {
  let name = "store-write"
  let summary = "a million runs through the recorder, and in plain C"

  private static let runs = 1_000_000

  func measure(_ bench: Bench) throws -> [Measurement] {
    try withFolder { folder in
      let plain = Self.collect()
      var wall: [Double] = []
      var cpu: [Double] = []
      var floorWall: [Double] = []
      var floorCPU: [Double] = []
      var size = 0
      for _ in 0..<bench.rounds(5) {
        let written = try Self.clocked {
          try SyntheticRecording(runs: Self.runs).write(to: folder + "/a")
        }
        size = Self.size(of: folder + "/a")
        let least = Self.clocked { Self.insert(plain, into: folder + "/b") }
        wall.append(written.wall / Double(Self.runs))
        cpu.append(written.cpu / Double(Self.runs))
        floorWall.append(least.wall / Double(plain.count))
        floorCPU.append(least.cpu / Double(plain.count))
        for file in ["/a", "/b"] { unlink(folder + file) }
      }
      let bytes = Measurement.Count(name: "bytes a run", value: (Double(size) / 1e5).rounded() / 10)
      return [
        Measurement("\(name)/a-run", samples: wall, floor: floorWall, counts: [bytes]),
        Measurement("\(name)/processor-time-a-run", samples: cpu, floor: floorCPU),
      ]
    }
  }

  /// The same runs, without a store.
  private static func collect() -> [RunRecord] {
    let sink = RunCollector()
    SyntheticRecording(runs: runs).tell(sink)
    return sink.runs
  }

  private static func insert(_ runs: [RunRecord], into path: String) {
    let code = runs.withUnsafeBytes { bytes in
      csb_insert_runs(
        path,
        bytes.bindMemory(to: UInt32.self).baseAddress,
        Int64(runs.count),
        50_000
      )
    }
    precondition(code == 0, "plain C could not write: \(code)")
  }

  private static func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  /// Real time, and processor time of all threads, in nanoseconds.
  private static func clocked(_ body: () throws -> Void) rethrows -> (wall: Double, cpu: Double) {
    let start = clock()
    let wall = try Bench.time(body)
    return (wall, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9)
  }
}

/// Runs `body` with a folder that is gone afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

extension SyntheticRecording {
  /// Writes a whole trace.
  func write(to path: String) throws {
    let recorder = try Recorder(path: path)
    tell(recorder)
    try recorder.finish(.ok)
  }
}
