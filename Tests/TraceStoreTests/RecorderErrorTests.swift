import Foundation
import Testing
import TraceModel

@testable import TraceStore

@Suite struct RecorderErrorTests {
  @Test func aTraceIsOverwritten() throws {
    let folder = try TemporaryFolder()
    try OpeningErrorTests.sample(folder.file())
    let recorder = try Recorder(path: folder.file(), facts: TraceFacts(["app": "Second"]))
    try recorder.finish(.ok)
    #expect(try Trace(path: folder.file()).facts[.app] == "Second")
    #expect(try Trace(path: folder.file()).steps == [])
  }

  @Test func aDeadRecordingIsOverwrittenWithItsLog() throws {
    let folder = try TemporaryFolder()
    try folder.leaveDeadRecording(.random(seed: 3))
    let recorder = try Recorder(path: folder.file())
    try recorder.finish(.ok)
    #expect(try folder.contents == ["run.viewtrace"])
    #expect(try Trace(path: folder.file()).steps == [])
  }

  @Test func anEmptyFileIsOverwritten() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file()))
    try Recorder(path: folder.file()).finish(.ok)
    #expect(try Trace(path: folder.file()).isComplete)
  }

  @Test(arguments: ["a text", "SQLite format 3\0 and no more"])
  func anotherFileIsNotOverwritten(content: String) throws {
    let folder = try TemporaryFolder()
    try Data(content.utf8).write(to: URL(fileURLWithPath: folder.file()))
    let error = #expect(throws: TraceStoreError.self) { try Recorder(path: folder.file()) }
    #expect(error?.problem == .wouldOverwrite)
    #expect(try String(contentsOfFile: folder.file(), encoding: .utf8) == content)
  }

  @Test func anotherProgramsDatabaseIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try OpeningErrorTests.sqlite(folder.file(), "CREATE TABLE a(b)")
    let error = #expect(throws: TraceStoreError.self) { try Recorder(path: folder.file()) }
    #expect(error?.problem == .wouldOverwrite)
  }

  @Test func aFolderIsNoPlaceForATrace() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: TraceStoreError.self) { try Recorder(path: folder.path) }
    #expect(error?.problem == .directory)
  }

  @Test(arguments: ["/proc/no.viewtrace", "/nowhere/at/all/no.viewtrace"])
  func aFolderThatDoesNotLetItIsNamed(path: String) throws {
    let error = #expect(throws: TraceStoreError.self) { try Recorder(path: path) }
    guard case .cannotCreate = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try #require(error?.description).contains("cannot be created: No such file"))
  }

  @Test func twoRecordersDoNotShareAFile() throws {
    let folder = try TemporaryFolder()
    let first = try Recorder(path: folder.file())
    let error = #expect(throws: TraceStoreError.self) { try Recorder(path: folder.file()) }
    #expect(error?.problem == .alreadyRecording)
    let other = #expect(throws: TraceStoreError.self) { try DeadRecording(path: folder.file()) }
    #expect(other?.problem == .alreadyRecording)
    Recording.random(seed: 2).report(to: first)
    try first.finish(.ok)
    #expect(try Trace(path: folder.file()).isComplete)
  }

  @Test func aFullDiskEndsTheRecordingAndKeepsWhatWasThere() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file(), facts: TraceFacts(), maximumPages: 80)
    var name = UInt32(0)
    var step = UInt32(0)
    func report() {
      name += 1
      recorder.define(NameID(name), String(repeating: "x", count: 3_000))
      recorder.begin(
        StepRecord(
          id: StepID(step),
          path: "\(step)",
          action: NameID(1),
          target: .none,
          mark: .none,
          at: .zero,
          virtualTime: .zero
        )
      )
    }
    while recorder.failure == nil, step < 1_000 {
      report()
      step += 1
    }
    #expect(recorder.failure?.problem == .diskFull)
    // Later reports neither wait nor pile up.
    report()
    let error = #expect(throws: TraceStoreError.self) { try recorder.finish(.ok) }
    #expect(error?.problem == .diskFull)
    let trace = try Trace(path: folder.file())
    #expect(!trace.isComplete)
    // The last step that was told failed; all before it are there.
    #expect(try trace.steps.count == Int(step) - 1)
    #expect(step > 3)
  }

  @Test(arguments: [false, true])
  func aFileThatIsGoneEndsTheRecording(isReplaced: Bool) throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    let steps = Recording.random(seed: 4)
    for (index, text) in steps.names.enumerated() {
      recorder.define(NameID(UInt32(index + 1)), text)
    }
    recorder.begin(steps.steps[0].record)
    #expect(recorder.failure == nil)
    unlink(folder.file())
    let other = isReplaced ? try Recorder(path: folder.file()) : nil
    other?.define(NameID(1), "the other's")
    var record = steps.steps[0].record
    record.id = StepID(7)
    recorder.begin(record)
    #expect(recorder.failure == TraceStoreError(path: folder.file(), .vanished))
    #expect(throws: TraceStoreError(path: folder.file(), .vanished)) { try recorder.finish(.ok) }
    // What lies there now is whole, and the files beside it were left to it.
    guard let other else { return }
    try other.finish(.ok)
    let trace = try Trace(path: folder.file())
    #expect(try trace.name(NameID(1)) == "the other's")
    #expect(try trace.steps.isEmpty)
    #expect(try folder.contents == ["run.viewtrace"])
  }

  @Test(arguments: [1, 7, 100]) func aSmallBacklogLosesNothing(backlog: Int) throws {
    let folder = try TemporaryFolder()
    let recording = Recording.random(seed: 5)
    for (name, backlog) in [("usual", Recorder.usualBacklog), ("small", backlog)] {
      let recorder = try Recorder(path: folder.file(name), backlog: backlog)
      recording.report(to: recorder)
      try recorder.finish(.ok)
    }
    for table in Schema.tableNames {
      let rows = "SELECT * FROM \(table)"
      #expect(
        try Trace(path: folder.file("small")).lines(rows)
          == Trace(path: folder.file("usual")).lines(rows)
      )
    }
  }

  @Test func aRunOfAnUnknownNodeIsAContradiction() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    let runs = [RunRecord(id: RunID(5), node: NodeID(7), transaction: TransactionID(1))]
    runs.withUnsafeBufferPointer { recorder.take($0) }
    let error = #expect(throws: TraceStoreError.self) { try recorder.finish(.ok) }
    #expect(error?.problem == .contradiction(detail: "run 5 is of node 7, which was never told"))
  }

  @Test func aNameToldTwiceIsAContradiction() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    recorder.define(NameID(1), "once")
    recorder.define(NameID(1), "twice")
    let error = #expect(throws: TraceStoreError.self) { try recorder.finish(.ok) }
    #expect(error?.problem == .contradiction(detail: "UNIQUE constraint failed: name.id"))
  }
}
