import Foundation
import Testing
import TraceModel
import TraceStore

@testable import Commands

/// A trace that was left alone becomes one file.
struct RepairTests {
  private let folder: TraceFolder

  init() throws { folder = try TraceFolder() }

  /// Leaves what `kill -9` of app and recorder leaves: the files of a recording
  /// that is open, copied while they are.
  private func leaveAlone() throws -> String {
    let live = folder.file("live.viewtrace")
    let recorder = try Recorder(path: live, facts: TraceFacts(["app": "Feed"]))
    recorder.define(NameID(1), "tap")
    for id in 0...3 {
      recorder.begin(
        StepRecord(
          id: StepID(UInt32(id)),
          path: "\(id)",
          action: NameID(1),
          target: .none,
          mark: .none,
          at: .zero,
          virtualTime: .zero
        )
      )
    }
    let dead = folder.file("dead.viewtrace")
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: live + suffix, toPath: dead + suffix)
    }
    try recorder.finish(.ok)
    return dead
  }

  @Test func itsReportNamesTheCommand() throws {
    let dead = try leaveAlone()
    let printed = viewtrace("report", dead)
    #expect(printed.exitCode == .fine)
    #expect(printed.error.hasPrefix("\(dead): warning: the recording did not end by itself"))
    #expect(printed.error.hasSuffix("viewtrace repair \(dead)\n"))
  }

  @Test func itBecomesOneFileWithEverything() throws {
    let dead = try leaveAlone()
    let count = ["query", dead, "SELECT COUNT(*) FROM step", "--format", "csv"]
    let before = viewtrace(count).output
    #expect(before.hasSuffix("4\r\n"))
    let printed = viewtrace("repair", dead)
    #expect(printed.exitCode == .fine)
    #expect(printed.output == "\(dead): one file, not complete, 3 steps\n")
    #expect(printed.error == "")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("dead")
    }
    #expect(left == ["dead.viewtrace"])
    #expect(viewtrace(count).output == before)
    // Who killed it is still not known.
    #expect(!viewtrace("report", dead).error.contains("viewtrace repair"))
    #expect(viewtrace("report", dead).error.contains("did not end by itself"))
  }

  @Test func aWholeTraceStaysAsItIs() throws {
    let whole = try folder.record("step mount\ntransaction mount\n  Feed 1 @self first")
    let bytes = try Data(contentsOf: URL(filePath: whole))
    let printed = viewtrace("repair", whole)
    #expect(printed.output == "\(whole): one file, complete, 0 steps\n")
    #expect(try Data(contentsOf: URL(filePath: whole)).count == bytes.count)
  }

  @Test func aRecordingThatGoesOnIsNotTouched() throws {
    let live = folder.file("live.viewtrace")
    let recorder = try Recorder(path: live, facts: TraceFacts(["app": "Feed"]))
    let printed = viewtrace("repair", live)
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.error.hasPrefix("\(live): another recording is writing to it\n  fix: wait"))
    try recorder.finish(.ok)
  }
}
