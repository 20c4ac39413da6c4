import Testing
import TraceModel

@testable import TraceStore

@Suite struct RoundTripTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func writingThenReadingIsTheIdentity(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let recording = Recording.random(seed: seed)
    let facts = TraceFacts(["app": "Feed", "odd key": "odd\u{0}value", "empty": ""])
    let recorder = try Recorder(path: folder.file(), facts: facts)
    recording.report(to: recorder)
    try recorder.finish(.ok)
    #expect(try folder.contents == ["run.viewtrace"])

    let trace = try Trace(path: folder.file())
    var expected = facts
    expected[.complete] = "1"
    expected[.outcome] = "ok"
    #expect(trace.facts == expected)
    #expect(trace.warnings == [])
    try expectDefinitions(of: recording, in: trace)
    try expectEvents(of: recording, in: trace)
    #expect(try trace.lines("PRAGMA integrity_check") == ["ok"])
  }

  func expectDefinitions(of recording: Recording, in trace: Trace) throws {
    for (index, text) in recording.names.enumerated() {
      #expect(try trace.name(NameID(UInt32(index + 1))) == text)
    }
    let views = recording.views.enumerated().map { index, view in
      ViewRow(
        id: ViewID(UInt32(index + 1)),
        name: recording.name(view.name),
        module: recording.optionalName(view.module) ?? "",
        kind: view.kind,
        owner: view.owner
      )
    }
    #expect(try trace.views == views)
    #expect(
      try trace.lines("SELECT place FROM view ORDER BY id")
        == recording.views.map { $0.place.isNone ? "" : $0.place.description }
    )
    let sets = recording.causeSets.enumerated().map { index, set in
      CauseSetRow(
        id: CauseSetID(UInt32(index + 1)),
        text: recording.name(set.text),
        causes: set.causes.map {
          CauseRow(
            kind: $0.kind,
            token: recording.name($0.token),
            detail: recording.optionalName($0.detail),
            difference: $0.difference
          )
        }
      )
    }
    #expect(try trace.causeSets == sets)
    let objects = recording.objects.enumerated().map {
      ObjectRow(id: ObjectID(UInt32($0 + 1)), type: recording.name($1))
    }
    #expect(try trace.objects == objects)
    let frames = recording.places.enumerated().flatMap { place, frames in
      frames.enumerated().map {
        "\(place + 1)|\($0)|\($1.image)|\(Int64(bitPattern: $1.offset))"
      }
    }
    #expect(try trace.lines("SELECT * FROM frame ORDER BY place, ord") == frames)
  }

  func expectEvents(of recording: Recording, in trace: Trace) throws {
    let steps = recording.steps.map {
      StepRow(
        id: $0.record.id,
        path: $0.record.path,
        action: recording.name($0.record.action),
        target: recording.optionalName($0.record.target),
        mark: recording.optionalName($0.record.mark),
        at: $0.record.at,
        virtualTime: $0.record.virtualTime,
        outcome: $0.outcome
      )
    }
    #expect(try trace.steps == steps)
    #expect(
      try trace.lines("SELECT end_ns FROM step ORDER BY id")
        == recording.steps.map { $0.outcome == nil ? "" : String($0.end.rawValue) }
    )
    #expect(
      try trace.transactions == recording.steps.flatMap { $0.passes.map(\.transaction) }
    )
    #expect(try trace.allNodes() == recording.all(\.nodes))
    #expect(try trace.allRuns() == recording.all(\.runs))
    #expect(try trace.writes == recording.all(\.writes))
    #expect(try trace.lists == recording.all(\.lists))
    #expect(try trace.layouts == recording.all(\.layouts).map(\.0))
    #expect(try trace.layoutShares == recording.all(\.layouts).map(\.shares))
    #expect(try trace.lifetimes == recording.all(\.lifetimes))
    #expect(try trace.displays == recording.all(\.displays).map(\.0))
    #expect(try trace.displayDetails == recording.all(\.displays).map(\.1))
    #expect(try trace.messages == recording.all(\.messages))
    #expect(try trace.pictures == recording.steps.flatMap(\.pictures))
    for (run, inserted, removed, moved) in recording.all(\.changes) {
      let change = try #require(try trace.change(of: run))
      #expect(change == (Int(inserted), Int(removed), Int(moved)))
    }
    for run in recording.all(\.runs) {
      let writes = recording.all(\.furtherWrites).filter { $0.run == run.id }.map(\.write)
      #expect(try trace.furtherWrites(of: run.id) == writes)
      #expect(try trace.run(run.id) == run)
    }
    for node in recording.all(\.nodes) { #expect(try trace.node(node.id) == node) }
    #expect(try trace.run(RunID(4_000_000_000)) == nil)
    #expect(try trace.node(NodeID(4_000_000_000)) == nil)
  }

  @Test func aRangeOfRunsIsThatRange() throws {
    let folder = try TemporaryFolder()
    let recording = Recording.random(seed: 7)
    let recorder = try Recorder(path: folder.file())
    recording.report(to: recorder)
    try recorder.finish(.ok)
    let trace = try Trace(path: folder.file())
    let runs = recording.all(\.runs)
    let range = RunID(3)...RunID(9)
    #expect(runs.count > 9)
    #expect(try trace.allRuns(in: range) == runs.filter { range.contains($0.id) })
  }
}
