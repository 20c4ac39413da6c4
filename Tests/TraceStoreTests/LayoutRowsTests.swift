import Testing
import TraceModel

@testable import TraceStore

/// What a layout did, node by node and container by container.
@Suite struct LayoutRowsTests {
  private let layout = LayoutRecord(
    transaction: TransactionID(1),
    node: NodeID(2),
    reason: .scroll,
    measured: 3,
    asked: 9,
    cached: 4,
    proposals: 5,
    placed: 6,
    duration: Nanoseconds(70)
  )

  private let lazy = LazyRecord(
    transaction: TransactionID(1),
    node: NodeID(2),
    kind: .list,
    views: 1_000,
    made: 5,
    shown: 4,
    hidden: 3,
    ended: 2,
    existing: 30,
    seen: 20,
    corrections: 1,
    corrected: 12,
    isVaried: true
  )

  @Test func nodesAndContainersAreRows() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    recorder.record(layout, shares: [])
    recorder.record(
      layout,
      shares: [],
      nodes: [
        LayoutNodeShare(
          node: NodeID(7),
          elements: 2,
          asked: 5,
          cached: 1,
          proposals: 4,
          placed: 2,
          selfTime: Nanoseconds(11)
        )
      ]
    )
    recorder.record(lazy)
    try recorder.finish(.ok)
    let trace = try Trace(path: folder.file())
    #expect(try trace.layouts == [layout, layout])
    #expect(try trace.lines("SELECT * FROM layout_node") == ["2|7|2|5|1|4|2|11"])
    #expect(try trace.lines("SELECT * FROM lazy") == ["1|1|2|5|1000|5|4|3|2|30|20|1|12|1"])
    #expect(
      try trace.lines("SELECT kind, views, made, most_existing FROM lazy_by_view")
        == ["List|1000|5|30"]
    )
  }
}
