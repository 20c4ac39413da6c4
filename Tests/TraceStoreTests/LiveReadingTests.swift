import Testing
import TraceModel

@testable import TraceStore

/// A trace that is read while it is being recorded.
@Suite struct LiveReadingTests {
  private static func step(_ id: UInt32) -> StepRecord {
    StepRecord(
      id: StepID(id),
      path: "\(id)",
      action: NameID(1),
      target: .none,
      mark: .none,
      at: .zero,
      virtualTime: .zero
    )
  }

  @Test(.enabled(if: Shell.path != nil, "the sqlite3 shell is not installed"))
  func anotherProcessSeesAStepOnceBeginReturns() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    recorder.define(NameID(1), "tap")
    for id in UInt32(0)...3 {
      recorder.begin(Self.step(id))
      #expect(try Shell.lines("SELECT COUNT(*) FROM step", folder.file()) == ["\(id + 1)"])
    }
    try recorder.finish(.ok)
    #expect(try Shell.lines("SELECT COUNT(*) FROM step", folder.file()) == ["4"])
  }

  @Test func aTraceStaysAsItWasWhenItWasOpened() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    recorder.define(NameID(1), "tap")
    recorder.begin(Self.step(0))
    let early = try Trace(path: folder.file())
    recorder.begin(Self.step(1))
    let late = try Trace(path: folder.file())
    #expect(try early.steps.map(\.id) == [StepID(0)])
    #expect(try early.lines("SELECT COUNT(*) FROM step") == ["1"])
    #expect(try late.steps.map(\.id) == [StepID(0), StepID(1)])
    try recorder.finish(.ok)
  }
}
