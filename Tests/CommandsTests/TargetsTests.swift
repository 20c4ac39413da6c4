import Foundation
import JSONSource
import Launching
import TestSupport
import Testing

@testable import Commands

struct TargetsTests {
  private func run(_ answer: String, _ end: String = "exit 0", _ more: String...) throws -> Printed
  {
    let app = try ScriptApp(
      """
      [ "$VIEWTRACE_MODE" = targets ] || exit 9
      printf '%s' '\(answer)' > "$VIEWTRACE_OUTPUT"
      \(end)
      """
    )
    return viewtrace(
      ["targets", "--executable", app.executable] + more,
      environment: ProcessInfo.processInfo.environment
    )
  }

  @Test func targetsAreNamedAsAWorkloadNamesThem() throws {
    let printed = try run(
      """
      {"targets": [
        {"text": "Plus", "identifier": "plus", "view": "Button", "actions": ["tap"], \
      "frame": [8, 40, 60.5, 44]},
        {"text": "Delete", "view": "Button", "actions": ["tap"], "frame": [0, 0, 10, 10]},
        {"text": "Delete", "view": "Button", "actions": ["tap"], "frame": [0, 10, 10, 10]},
        {"view": "Row", "actions": ["tap", "swipe"], "frame": [0, 20, 10, 10]},
        {"frame": [0, 30, 10, 10]}
      ]}
      """
    )
    #expect(printed.exitCode == .fine)
    #expect(
      printed.output == """
        target                       view    actions    x    y     width  height
        ---------------------------  ------  ---------  ---  ----  -----  ------
        {"id":"plus"}                Button  tap        8.0  40.0   60.5    44.0
        {"text":"Delete","index":0}  Button  tap        0.0   0.0   10.0    10.0
        {"text":"Delete","index":1}  Button  tap        0.0  10.0   10.0    10.0
        {"view":"Row"}               Row     tap swipe  0.0  20.0   10.0    10.0
        {"at":[5,35]}                                   0.0  30.0   10.0    10.0

        """
    )
  }

  @Test func anEmptyScreenIsAnEmptyTable() throws {
    #expect(try run(#"{"targets": []}"#).output.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (#"{"failure": "w.json: no target"}"#, "exit 2", ExitCode.wrongUse, "w.json: no target\n"),
    (#"{"failure": "w.json: not idle"}"#, "exit 4", .appFailed, "w.json: not idle\n"),
    ("[]", "exit 0", .appFailed, "answers in a way"),
    ("", #"rm "$VIEWTRACE_OUTPUT"; exit 3"#, .appFailed, "exit code 3 "),
    ("", #"rm "$VIEWTRACE_OUTPUT"; kill -11 $$"#, .appFailed, "crashed in the workload: Segm"),
  ])
  func whatGoesWrongIsTold(answer: String, end: String, code: ExitCode, error: String) throws {
    let printed = try run(answer, end)
    #expect(printed.exitCode == code)
    #expect(printed.output == "")
    #expect(printed.error.contains(error))
  }
}
