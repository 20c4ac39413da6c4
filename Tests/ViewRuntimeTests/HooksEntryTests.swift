import Testing

/// What happens before `main` in a process that is to record.
@Suite struct HooksEntryTests {
  @Test func theEntryRunsBeforeMainAndFindsTypes() throws {
    let run = try HooksFixture.run(
      "tasks",
      environment: ["VIEWTRACE_MODE": "record", "VIEWTRACE_APP_TYPE": "12HookFixtures9NamedTypeV"]
    )
    #expect(run.output == "entered before main\ndeterministic true, type NamedType\n")
    #expect(run.status == 5)
  }

  @Test func withoutAModeNothingIsEntered() throws {
    let run = try HooksFixture.run("polling", environment: ["VIEWTRACE_APP_TYPE": "x"])
    #expect(run.output.hasPrefix("2000000"))
  }

  @Test func hashingIsDeterministicOnlyInARecording() throws {
    #expect(try HooksFixture.run("hashing").output == "deterministic false\n")
    let held = try HooksFixture.run("hashing", environment: ["VIEWTRACE_MODE": "record"])
    #expect(held.output == "deterministic true\n")
  }
}
