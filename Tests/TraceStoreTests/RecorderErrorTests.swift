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
