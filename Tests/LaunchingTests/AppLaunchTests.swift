import Foundation
import TestSupport
import Testing
import TraceModel
import Workloads

@testable import Launching

struct AppLaunchTests {
  private func launch(_ app: ScriptApp, _ workload: Workload = Workload(name: "w")) -> AppLaunch {
    AppLaunch(
      executable: app.executable,
      workload: workload,
      workloadPath: "given/w.json",
      parentEnvironment: ["PATH": "/usr/bin:/bin", "API_KEY": "secret", "TZ": "Asia/Tokyo"]
    )
  }

  @Test func theAppSeesTheProtocolAndTheWorkloadsSettings() throws {
    let app = try ScriptApp(#"env > "$VIEWTRACE_OUTPUT""#)
    let environment = Workload.Environment(locale: "de_DE", timeZone: "Europe/Berlin")
    let run = try launch(app, Workload(name: "w", environment: environment))
      .run(.record, writingTo: app.result)
    #expect(run.ending == .exited(0))
    let lines = try app.writtenLines()
    for line in [
      "PATH=/usr/bin:/bin", "TZ=Europe/Berlin", "LANG=de_DE.UTF-8",
      "VIEWTRACE_MODE=record", "VIEWTRACE_WORKLOAD=given/w.json",
      "VIEWTRACE_OUTPUT=\(app.result)", "VIEWTRACE_CRASH_FD=3",
    ] {
      #expect(lines.contains(line))
    }
    #expect(!lines.contains { $0.hasPrefix("API_KEY") })
  }

  @Test func theHomeIsEmptyAndGoneAfterwards() throws {
    let app = try ScriptApp(
      #"""
      { ls "$HOME"; test -d "$TMPDIR" && echo has tmp; echo "$HOME"; } > "$VIEWTRACE_OUTPUT"
      echo left > "$HOME/.config/left"
      """#
    )
    _ = try launch(app).run(.targets, writingTo: app.result)
    let first = try app.writtenLines()
    #expect(first.prefix(2) == ["tmp", "has tmp"])
    #expect(!FileManager.default.fileExists(atPath: first[2]))
    _ = try launch(app).run(.targets, writingTo: app.result)
    #expect(try app.writtenLines()[2] != first[2])
  }

  @Test func theWorkloadsArgumentsAreTheApps() throws {
    let app = try ScriptApp(#"printf '%s\n' "$@" > "$VIEWTRACE_OUTPUT""#)
    let workload = Workload(name: "w", arguments: ["-flag", "two words"])
    _ = try launch(app, workload).run(.record, writingTo: app.result)
    #expect(try app.writtenLines() == ["-flag", "two words"])
  }

  @Test func whatItPrintsIsPassedOnAndScanned() throws {
    let app = try ScriptApp(
      """
      echo shown
      echo 'Feed/Row.swift:3: Fatal error: No row' >&2
      printf 'signal 4\\nframe /App 0x10\\nend\\n' >&3
      kill -4 $$
      """
    )
    var output: [UInt8] = []
    var error: [UInt8] = []
    var listeners = AppLaunch.Listeners()
    listeners.output = { output += $0 }
    listeners.error = { error += $0 }
    let run = try launch(app).run(.record, writingTo: app.result, listeners: listeners)
    #expect(run.ending == .signalled(4))
    #expect(run.printedError == "Fatal error: No row")
    #expect(run.crash?.frames == [ImageAddress(image: "/App", offset: 16)])
    #expect(String(decoding: output, as: UTF8.self) == "shown\n")
    #expect(String(decoding: error, as: UTF8.self) == "Feed/Row.swift:3: Fatal error: No row\n")
  }
}
