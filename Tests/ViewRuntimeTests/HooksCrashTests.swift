import Testing

/// The crash handler, in processes that die.
@Suite struct HooksCrashTests {
  struct Case: CustomTestStringConvertible {
    var scenario: String
    var signal: Int32
    /// The fault's address, where it is known beforehand.
    var address: String?
    var testDescription: String { scenario }
  }

  static let cases = [
    Case(scenario: "crash-index", signal: 4),
    Case(scenario: "crash-fatal-error", signal: 4),
    Case(scenario: "crash-abort", signal: 6),
    Case(scenario: "crash-overflow", signal: 11),
    Case(scenario: "crash-memory", signal: 11, address: "address 0x1238"),
    Case(scenario: "crash-call", signal: 11, address: "address 0x10"),
  ]

  @Test(arguments: cases) func aCrashLeavesARecordAndDiesOfItsSignal(crash: Case) throws {
    let run = try HooksFixture.run(
      crash.scenario,
      environment: ["VIEWTRACE_MODE": "record", "VIEWTRACE_CRASH_FD": "2"]
    )
    #expect(run.isSignal)
    #expect(run.status == crash.signal)
    // The descriptor is standard error here, so the app's own sentence may
    // come first.
    let lines = run.crashRecord.split(separator: "\n").drop { !$0.hasPrefix("signal ") }
    #expect(lines.first == "signal \(crash.signal)")
    #expect(lines.dropFirst().first?.hasPrefix("address 0x") == true)
    if let address = crash.address { #expect(lines.contains(Substring(address))) }
    #expect(lines.dropFirst(2).first?.hasPrefix("pc 0x") == true)
    #expect(lines.dropFirst(3).first?.hasPrefix("sp 0x") == true)
    let frames = lines.dropFirst(4).dropLast()
    #expect(frames.allSatisfy { $0.firstMatch(of: /^frame \/.+ 0x[0-9a-f]+$/) != nil })
    #expect(frames.contains { $0.contains("/HookFixtures 0x") })
    #expect(frames.count <= 66)
    #expect(lines.last == "end")
  }

  @Test func withoutADescriptorNothingIsWritten() throws {
    let run = try HooksFixture.run("crash-abort", environment: ["VIEWTRACE_MODE": "record"])
    #expect(run.isSignal)
    #expect(!run.crashRecord.contains("signal"))
  }
}
