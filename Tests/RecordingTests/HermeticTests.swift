import Testing
import ViewTraceTesting
import Workloads

/// A recording is the same each time, whatever the app asks of its machine.
struct HermeticTests {
  private static let workload = Workload(
    name: "hermetic",
    // Room for all rows.
    device: Workload.Device(size: Workload.Size(width: 390, height: 3_000)),
    seed: 7,
    defaults: ["visits": .integer(4)],
    steps: [
      .repeat(5, [.tap("Draw")]),
      .wait(.shown("visits 9")),
      .type("swift", into: "Search"),
      .wait(.shown("searches 1")),
      .wait(.shown("published 1")),
      .wait(.time(.seconds(9))),
      .wait(.shown("slept")),
    ]
  )

  @Test func twentyRecordingsAreTheSame() async throws {
    let first = try await record(HermeticApp.self, workload: Self.workload)
    let counts = try first.countedRows()
    #expect(try first.evaluations(of: "Row") > 20)
    for _ in 0..<19 {
      let next = try await record(HermeticApp.self, workload: Self.workload)
      #expect(next.output == first.output)
      let found = try next.countedRows()
      #expect(found == counts, "first at \(zip(found, counts).first { $0 != $1 } as Any)")
    }
  }

  @Test func anotherSeedDrawsOtherRows() async throws {
    var other = Self.workload
    other.seed = 8
    let one = try await record(HermeticApp.self, workload: Self.workload)
    let two = try await record(HermeticApp.self, workload: other)
    #expect(one.output != two.output)
  }

  @Test func nineSecondsOfSleepCostAFraction() async throws {
    let run = try await record(HermeticApp.self, workload: Self.workload)
    let steps = try run.source.steps
    let waiting = try #require(steps.last { $0.action == "wait" && $0.target == "for 9s" })
    let next = try #require(steps.first { $0.id > waiting.id })
    #expect(next.virtualTime.seconds - waiting.virtualTime.seconds >= 9)
    // A ratio, since machines differ: measured are a few milliseconds.
    #expect((next.at.seconds - waiting.at.seconds) * 10 < 9)
  }
}
