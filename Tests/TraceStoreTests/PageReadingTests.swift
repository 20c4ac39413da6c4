import Foundation
import Testing
import TraceModel

@testable import TraceStore

/// What is read from a file's pages is what SQLite says stands there.
@Suite struct PageReadingTests {
  @Test(arguments: 200...219 as ClosedRange<UInt64>)
  func pagesSayWhatSQLiteSays(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    Recording.random(seed: seed).report(to: recorder)
    try recorder.finish(.ok)
    let fast = try Trace(path: folder.file())
    let plain = try Trace(path: folder.file())
    #expect(fast.connection.isUnchanging)
    plain.connection.isUnchanging = false
    #expect(try fast.runs() == plain.runs())
    #expect(try fast.nodes() == plain.nodes())
  }

  /// A tree of three levels, and values of every length that a column can have.
  @Test func aLargeTableIsReadWholeAndInParts() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    try OpeningErrorTests.sample(path)
    try OpeningErrorTests.sqlite(
      path,
      """
      DELETE FROM node;
      WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 3 FROM number WHERE i < 900000)
      INSERT INTO node
        SELECT i, i % 7, NULLIF(i % 5, 0), i, NULL,
          NULLIF((i - 450000) * (1 << (i % 5 * 9)), 0)
        FROM number;
      DELETE FROM run;
      WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 3000)
      INSERT INTO run
        SELECT i, 1, i, i % 2, 0, NULL, i << (i % 20), 0, 1, 2, 127, 128, 255, 32768, 8388608
        FROM number;
      """
    )
    let trace = try Trace(path: path)
    let nodes = try trace.nodes()
    #expect(nodes.count == 300_001)
    #expect(nodes.first?.key == .integer(-449_999 * (1 << 9)))
    trace.connection.isUnchanging = false
    #expect(try trace.nodes() == nodes)
    let ranges = [1...1, 1...3000, 100...200, 2999...3000, 3000...9000, 3001...9000]
    for range in ranges {
      let ids = RunID(UInt32(range.lowerBound))...RunID(UInt32(range.upperBound))
      trace.connection.isUnchanging = true
      let runs = try trace.runs(in: ids)
      #expect(
        runs.map(\.id.rawValue)
          == range.clamped(to: 1...3000).filter { range ~= $0 }.map(UInt32.init)
      )
      trace.connection.isUnchanging = false
      #expect(try trace.runs(in: ids) == runs)
    }
  }

  @Test func aTraceThatIsBeingWrittenIsAskedThroughSQLite() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    let recording = Recording.random(seed: 3)
    recording.report(to: recorder)
    let trace = try Trace(path: folder.file())
    #expect(!trace.connection.isUnchanging)
    #expect(try trace.runs().count <= recording.steps.flatMap(\.passes).flatMap(\.runs).count)
    try recorder.finish(.ok)
  }

  /// Whatever stands in the pages, it ends with an error or with rows.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func damagedPagesAreToldOf(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    try OpeningErrorTests.sample(path)
    let trace = try Trace(path: path)
    let root = Int(
      try trace.connection.integer("SELECT rootpage FROM sqlite_master WHERE name = 'run'")
    )
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    var random = SeededGenerator(seed: seed)
    // The first bytes hold what says where everything else is.
    for _ in 0..<8 {
      let offset = Int.random(in: 0..<(seed % 2 == 0 ? 64 : 4_096), using: &random)
      data[(root - 1) * 4_096 + offset] = UInt8.random(in: 0...255, using: &random)
    }
    try data.write(to: URL(fileURLWithPath: path))
    do {
      _ = try Trace(path: path).runs()
    } catch {
      guard case .damaged = (error as? TraceStoreError)?.problem else { throw error }
    }
  }

  @Test func pagesThatGoRoundAreToldOf() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    try OpeningErrorTests.sample(path)
    let root = UInt8(
      try Trace(path: path).connection.integer(
        "SELECT rootpage FROM sqlite_master WHERE name = 'run'"
      )
    )
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    // An inner page without cells whose last child is itself.
    let start = (Int(root) - 1) * 4_096
    data.replaceSubrange(start..<start + 12, with: [5, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, root])
    try data.write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: TraceStoreError.self) { try Trace(path: path).runs() }
    #expect(error?.problem == .damaged(detail: "the pages of a table go round"))
  }
}

extension Trace {
  fileprivate func runs(in range: ClosedRange<RunID>? = nil) throws -> [RunRecord] {
    var runs: [RunRecord] = []
    try forEachRun(in: range) { runs.append($0) }
    return runs
  }

  fileprivate func nodes() throws -> [NodeRecord] {
    var nodes: [NodeRecord] = []
    try forEachNode { nodes.append($0) }
    return nodes
  }
}
