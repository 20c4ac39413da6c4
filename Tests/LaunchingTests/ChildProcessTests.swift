import Foundation
import Testing
import TraceModel

@testable import Launching

/// Runs a shell script as the child.
private func run(
  _ script: String,
  limit: Nanoseconds = .seconds(60),
  environment: [String: String] = ["PATH": "/usr/bin:/bin"]
) throws -> (ending: ChildProcess.Ending, output: String, error: String, crash: String) {
  var child = ChildProcess(
    executable: "/bin/sh",
    arguments: ["-c", script],
    environment: environment
  )
  child.limit = limit
  var output: [UInt8] = []
  var error: [UInt8] = []
  var crash: [UInt8] = []
  let ending = try child.run(
    output: { output += $0 },
    error: { error += $0 },
    crash: { crash += $0 }
  )
  return (
    ending, String(decoding: output, as: UTF8.self), String(decoding: error, as: UTF8.self),
    String(decoding: crash, as: UTF8.self)
  )
}

struct ChildProcessTests {
  @Test func eachDescriptorHasAListener() throws {
    let result = try run("echo out; echo err >&2; echo crash >&3")
    #expect(result.ending == .exited(0))
    #expect(result.output == "out\n")
    #expect(result.error == "err\n")
    #expect(result.crash == "crash\n")
  }

  @Test(arguments: [("exit 0", 0), ("exit 4", 4), ("exit 255", 255)] as [(String, Int32)])
  func theExitCodeIsTold(script: String, code: Int32) throws {
    #expect(try run(script).ending == .exited(code))
  }

  @Test(arguments: [4, 6, 9, 11, 13] as [Int32])
  func theSignalIsTold(signal: Int32) throws {
    #expect(try run("ulimit -c 0; kill -\(signal) $$").ending == .signalled(signal))
  }

  @Test func nothingOfTheParentsEnvironmentIsHandedOn() throws {
    let result = try run("env", environment: ["ONLY": "this one"])
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    // What the shell itself sets.
    #expect(Set(names).subtracting(["PWD", "OLDPWD", "SHLVL", "_"]) == ["ONLY"])
  }

  @Test func moreThanAPipeHoldsArrivesWhole() throws {
    let result = try run("head -c 1000000 /dev/zero | tr '\\0' x; head -c 300000 /dev/zero >&2")
    #expect(result.output.utf8.count == 1_000_000)
    #expect(result.error.utf8.count == 300_000)
  }

  @Test func standardInputIsEmpty() throws {
    #expect(try run("cat; echo end").output == "end\n")
  }

  /// A child of the app that keeps its pipes open must not keep us waiting.
  @Test func aGrandchildIsNotWaitedFor() throws {
    #expect(try run("sleep 30 & exit 0", limit: .seconds(20)).ending == .exited(0))
  }

  @Test func aHungAppIsEnded() throws {
    #expect(try run("exec sleep 60", limit: .milliseconds(50)).ending == .timedOut)
  }

  /// The first signal lets a handler tell where the app hangs.
  @Test func aHungAppCanTellWhereItHangs() throws {
    let script = "trap 'echo signal 6 >&3; exit 1' ABRT; while :; do :; done"
    let result = try run(script, limit: .milliseconds(200))
    #expect(result.ending == .timedOut)
    #expect(result.crash == "signal 6\n")
  }

  @Test func whatIsNotThereCannotBeStarted() {
    let child = ChildProcess(executable: "/no/such/app", environment: [:])
    let error = #expect(throws: LaunchError.self) { try child.run() }
    #expect(
      error?.description == """
        /no/such/app: cannot be started: No such file or directory
          fix: name an executable that exists, built for this machine
        """
    )
  }
}
