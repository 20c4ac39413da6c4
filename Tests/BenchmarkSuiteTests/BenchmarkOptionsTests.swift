import Testing

@testable import BenchmarkSuite

/// The command line of the benchmarks.
struct BenchmarkOptionsTests {
  @Test func everyOptionIsRead() throws {
    let options = try BenchmarkOptions(
      arguments: [
        "--only", "a", "--only", "b", "--recording", "store", "--against", "old.json",
        "--peer", "peer.json", "--output", "out", "--rounds", "3",
      ]
    )
    var expected = BenchmarkOptions()
    expected.only = ["a", "b"]
    expected.recording = .store
    expected.against = "old.json"
    expected.peer = "peer.json"
    expected.output = "out"
    expected.rounds = 3
    #expect(options == expected)
  }

  @Test(arguments: [
    (["--what"], BenchmarkError.unknownArgument("--what")),
    (["--peer"], .noValue("--peer")),
    (["--recording", "loud"], .unknownMode("loud")),
    (["--rounds", "0"], .notACount("--rounds", "0")),
    (["--rounds", "many"], .notACount("--rounds", "many")),
    (["--scroll", "Table"], .unknownContainer("Table")),
  ])
  func wrongUseIsRefused(_ arguments: [String], _ expected: BenchmarkError) {
    #expect(throws: expected) { try BenchmarkOptions(arguments: arguments) }
    #expect(expected.description.contains("\nfix: ") && expected.exitCode == 2)
  }

  @MainActor @Test func namesOfScenariosAreTheirOwn() {
    let names = ScenarioList.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
