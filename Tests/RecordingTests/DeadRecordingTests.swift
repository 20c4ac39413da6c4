import Foundation
import Testing

/// An app that is killed, with nobody there who could complete its trace.
struct DeadRecordingTests {
  @Test func itsTraceOpensAndSaysThatItIsIncomplete() throws {
    let folder = try FixtureFolder()
    let app = Process()
    app.executableURL = CommandLineRun.built("FixtureApps")
    app.arguments = ["crashing"]
    app.environment = [
      "VIEWTRACE_MODE": "record",
      "VIEWTRACE_WORKLOAD": try folder.workload("crashing", #"{"tap": "Next"}, {"tap": "Kill"}"#),
      "VIEWTRACE_OUTPUT": folder.trace,
      "HOME": folder.path,
    ]
    try app.run()
    app.waitUntilExit()
    #expect(app.terminationReason == .uncaughtSignal && app.terminationStatus == 9)
    #expect(FileManager.default.fileExists(atPath: folder.trace + "-wal"))

    let report = try viewtrace("report", folder.trace)
    #expect(report.status == 0)
    #expect(report.error.contains("warning: "))
    #expect(report.words.contains("recording not complete"))
    // The step was written down before its action ran.
    #expect(
      try folder.rows("SELECT path, action, target, outcome FROM by_step")
        == ["0,mount,,idle", "1,tap,\"\"\"Next\"\"\",idle", "2,tap,\"\"\"Kill\"\"\","]
    )
    #expect(try folder.rows("SELECT value FROM trace WHERE key = 'complete'") == ["0"])
  }
}
