import Testing
import TraceModel

@testable import TraceStore

@Suite struct SumsTests {
  @Test(arguments: 100...120 as ClosedRange<UInt64>)
  func sumsAreTheSumsOfTheRows(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    Recording.random(seed: seed).report(to: recorder)
    try recorder.finish(.ok)
    let trace = try Trace(path: folder.file())
    let sums = try trace.lines("SELECT * FROM view_step ORDER BY view, step, causes")
    let rows = try trace.lines(
      """
      SELECT
        d.view, t.step, r.causes, SUM(r.flags & 1 = 0), SUM(r.flags & 1),
        SUM(r.flags & 2 <> 0), SUM(r.compared), SUM(r.skipped), SUM(r.fields),
        SUM(r.updated), SUM(r.flags & 4 <> 0), SUM(r.flags & 8 <> 0),
        SUM(r.body_ns + r.diff_ns),
        SUM(
          CASE
          WHEN EXISTS (
            SELECT 1
            FROM run a JOIN node e ON e.id = a.node
            WHERE a.id < r.id AND a.id + a.below >= r.id AND e.view = d.view
          ) THEN 0
          ELSE (
            SELECT SUM(b.body_ns + b.diff_ns) FROM run b
            WHERE b.id BETWEEN r.id AND r.id + r.below
          )
          END
        )
      FROM run r JOIN txn t ON t.id = r.txn JOIN node d ON d.id = r.node
      GROUP BY d.view, t.step, r.causes
      ORDER BY d.view, t.step, r.causes
      """
    )
    #expect(sums == rows)
    #expect(try trace.sums.count == sums.count)
  }

  @Test func aViewNestedInItselfCountsOnceInTotals() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    recorder.define(NameID(1), "Folder")
    recorder.define(
      ViewID(1),
      ViewDefinition(name: NameID(1), module: .none, kind: .view, owner: .none, place: .none)
    )
    recorder.define(CauseSetID(1), [], text: NameID(1))
    recorder.begin(
      StepRecord(
        id: StepID(0),
        path: "0",
        action: NameID(1),
        target: .none,
        mark: .none,
        at: .zero,
        virtualTime: .zero
      )
    )
    var runs: [RunRecord] = []
    for id in UInt32(1)...3 {
      recorder.record(
        NodeRecord(
          id: NodeID(id),
          view: ViewID(1),
          parent: NodeID(id - 1),
          transaction: TransactionID(1),
          key: .none
        )
      )
      var run = RunRecord(id: RunID(id), node: NodeID(id), transaction: TransactionID(1))
      run.causes = CauseSetID(1)
      run.parent = RunID(id - 1)
      run.below = 3 - id
      run.body = 100
      runs.append(run)
    }
    runs.withUnsafeBufferPointer { recorder.take($0) }
    try recorder.finish(.ok)
    let sum = try #require(try Trace(path: folder.file()).sums.first)
    #expect(sum.counts.evaluations == 3)
    #expect(sum.selfTime == Nanoseconds(300))
    #expect(sum.totalTime == Nanoseconds(300))
  }
}
