import Foundation
import TestSupport
import Testing

@testable import Commands

private let rerun = """
  step mount
  transaction mount
    Feed  9  @identity
  step tap "Plus"
  transaction
    Feed  5  _count
  """

/// A script in the place of an app: it copies prepared traces to where the app
/// is to write, the first one on its first run, and so on.
private struct Fixture {
  let folder: TraceFolder
  let app: ScriptApp
  let workload: String
  var trace: String { folder.file("out.viewtrace") }

  init(_ drawings: String..., then script: String = "exit 0") throws {
    folder = try TraceFolder()
    for (index, drawing) in drawings.enumerated() {
      _ = try folder.record(drawing, to: "prepared\(index)")
    }
    workload = try folder.write(#"{"name": "plus", "steps": [{"tap": "Plus"}]}"#, to: "plus.json")
    app = try ScriptApp(
      """
      cd '\(folder.path)'
      n=$(ls | grep -c '^ran')
      touch "ran$n"
      [ -e "prepared$n" ] || n=0
      [ -e "prepared$n" ] && cp "prepared$n" "$VIEWTRACE_OUTPUT"
      echo printed
      echo complained >&2
      \(script)
      """
    )
  }

  func record(_ more: String...) -> Printed {
    viewtrace(
      ["record", "--executable", app.executable, "--workload", workload, "-o", trace] + more,
      environment: ProcessInfo.processInfo.environment
    )
  }
}

struct RecordTests {
  @Test func theAppsOwnOutputPassesThrough() throws {
    let fixture = try Fixture(rerun)
    let printed = fixture.record()
    #expect(printed.exitCode == .fine)
    #expect(printed.output == "printed\n")
    #expect(printed.error == "complained\n")
    #expect(viewtrace("query", fixture.trace, "SELECT 1").exitCode == .fine)
  }

  @Test func quietDropsIt() throws {
    let printed = try Fixture(rerun).record("--quiet")
    #expect(printed.exitCode == .fine)
    #expect(printed.output == "")
    #expect(printed.error == "")
  }

  @Test func twoEqualRecordingsAreFineAndPrintOnce() throws {
    let fixture = try Fixture(rerun, rerun)
    let printed = fixture.record("--twice")
    #expect(printed.exitCode == .fine)
    #expect(printed.output == "printed\n")
    #expect(FileManager.default.fileExists(atPath: fixture.folder.file("ran1")))
  }

  @Test func theFirstDifferenceIsNamed() throws {
    let fixture = try Fixture(rerun, rerun + "\ntransaction\n  Feed  5  _count")
    let printed = fixture.record("--twice", "--quiet")
    #expect(printed.exitCode == .appFailed)
    #expect(
      printed.error == """
        \(fixture.app.executable): two recordings differ: step 1 (tap "Plus"): transactions 1 in the \
        first recording, 2 in the second
          fix: find what is not held (a raw thread, a socket, the address of an object); see \
        docs/hermetic.md

        """
    )
  }

  @Test func aCrashNamesTheStepAndTheReport() throws {
    let fixture = try Fixture(
      "fact complete 0\nstep mount\nstep tap \"Plus\" running",
      then: "echo 'Swift/Array.swift:1: Fatal error: Index out of range' >&2; kill -4 $$"
    )
    let printed = fixture.record("--quiet")
    #expect(printed.exitCode == .appFailed)
    #expect(
      printed.error == """
        \(fixture.app.executable): crashed in step 1 (tap "Plus"): Fatal error: Index out of range
          fix: repair the app; what happened until then: viewtrace report \(fixture.trace)

        """
    )
  }

  @Test(arguments: [
    ("failed", ExitCode.wrongUse, "exit 2"), ("never idle", ExitCode.appFailed, "exit 4"),
  ])
  func theTracesFailureIsPrintedAsItIs(outcome: String, code: ExitCode, end: String) throws {
    let fixture = try Fixture(
      "fact outcome \(outcome)\nfact failure plus.json: no\nstep mount",
      then: end
    )
    let printed = fixture.record("--quiet")
    #expect(printed.exitCode == code)
    #expect(printed.error == "plus.json: no\n")
  }

  @Test func anAppThatWritesNoTraceIsNotBuiltForIt() throws {
    let fixture = try Fixture()
    let printed = fixture.record("--quiet")
    #expect(printed.exitCode == .appFailed)
    #expect(printed.error.contains("the product SwiftUI of ViewTrace"))
  }

  @Test func aHungAppIsEnded() throws {
    let fixture = try Fixture("fact complete 0\nstep mount running", then: "exec sleep 60")
    let printed = fixture.record("--quiet", "--time-limit", "1")
    #expect(printed.exitCode == .appFailed)
    #expect(printed.error.contains(": hung in step "))
    #expect(printed.error.contains("Still running after 1 s of real time"))
    #expect(printed.error.contains("fix: find the loop or the wait"))
  }

  @Test(
    arguments: [
      ("missing.json", nil, ExitCode.unreadable, "missing.json: there is no such file"),
      ("bad.json", #"{"name": }"#, .unreadable, "bad.json:1:10: "),
      ("odd.json", #"{"name": "a", "stpes": []}"#, .wrongUse, "odd.json:1:15: "),
    ] as [(String, String?, ExitCode, String)]
  )
  func aWorkloadIsCheckedBeforeAnythingIsStarted(
    name: String,
    text: String?,
    code: ExitCode,
    error: String
  ) throws {
    let fixture = try Fixture(rerun)
    let path = fixture.folder.file(name)
    if let text { _ = try fixture.folder.write(text, to: name) }
    let printed = viewtrace(
      "record",
      "--executable",
      fixture.app.executable,
      "--workload",
      path,
      "-o",
      fixture.trace
    )
    #expect(printed.exitCode == code)
    #expect(printed.error.contains(error))
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.file("ran0")))
  }

  @Test(arguments: [
    (["--time-limit", "0"], "--time-limit: '0' is no time"),
    (["--time-limit", "soon"], "--time-limit: 'soon' is no time"),
    (["-c", "debug"], "is built already, so '--configuration' has no meaning"),
    (["--import", "FoundationNetworking"], "is built already, so '--import' has no meaning"),
  ])
  func whatHasNoMeaningIsWrongUse(options: [String], sentence: String) throws {
    let fixture = try Fixture(rerun)
    let printed = viewtrace(
      ["record", "--executable", fixture.app.executable, "--workload", fixture.workload]
        + ["-o", fixture.trace] + options
    )
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.error.contains(sentence))
  }

  @Test func progressIsShownOnATerminalOnly() throws {
    let fixture = try Fixture(rerun)
    let printed = viewtrace(
      ["record", "--executable", fixture.app.executable, "--workload", fixture.workload]
        + ["-o", fixture.trace, "--quiet"],
      environment: ProcessInfo.processInfo.environment,
      terminal: true
    )
    #expect(
      printed.error == """
        recording \(fixture.app.executable) under plus
        wrote \(fixture.trace)

        """
    )
  }
}
