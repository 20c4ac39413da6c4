import Testing

@testable import BenchmarkSuite

/// What counts as different between two runs.
struct ResultComparisonTests {
  private static func measured(
    _ median: Double,
    _ quartiles: ClosedRange<Double>,
    runs: Double? = nil,
    name: String = "a"
  ) -> Measurement {
    Measurement(
      name: name,
      median: median,
      quartiles: quartiles,
      samples: 9,
      floor: nil,
      counts: runs.map { [.init(name: "runs", value: $0), .init(name: "bytes a row", value: $0)] }
        ?? []
    )
  }

  private func compare(_ old: [Measurement], _ new: [Measurement]) -> ResultComparison {
    ResultComparison(before: ResultFileTests.result(old), after: ResultFileTests.result(new))
  }

  @Test(arguments: [
    // The middle halves lie apart, and by more than a tenth.
    (100.0, 95.0...105.0, 150.0, 140.0...160.0, ResultComparison.Verdict.slower),
    (150, 140...160, 100, 95...105, .faster),
    // Apart, but by a tenth or less: too little to speak of.
    (100, 99.5...100.5, 110, 109.5...110.5, .same),
    (100, 99.5...100.5, 111, 110.5...111.5, .slower),
    // More than a tenth, but within the spread of each other.
    (100, 80...130, 150, 125...160, .same),
    (100, 100...100, 100, 100...100, .same),
  ])
  func timesDifferBeyondSpreadAndATenth(
    _ old: Double,
    _ oldHalf: ClosedRange<Double>,
    _ new: Double,
    _ newHalf: ClosedRange<Double>,
    _ expected: ResultComparison.Verdict
  ) {
    let (before, after) = (Self.measured(old, oldHalf), Self.measured(new, newHalf))
    #expect(ResultComparison.verdict(before, after) == expected)
    #expect(compare([before], [after]).isWorse == (expected == .slower))
  }

  @Test func countsMustNotDifferAtAll() {
    let comparison = compare(
      [Self.measured(100, 90...110, runs: 3)],
      [Self.measured(100, 90...110, runs: 2)]
    )
    #expect(comparison.isWorse)
    // Memory is no count that is the same from run to run.
    #expect(
      comparison.text == """
        a: 100 ns → 100 ns, × 1, no difference beyond noise
          runs: 3 → 2

        """
    )
  }

  @Test func whatIsNotMeasuredAnyMoreIsSaid() {
    let one = Self.measured(100, 90...110)
    let other = Self.measured(100, 90...110, name: "b")
    let gone = compare([one, other], [one])
    #expect(gone.isWorse && gone.text.hasSuffix("\nb: not measured any more\n"))
    let added = compare([one], [one, other])
    #expect(!added.isWorse && added.text.hasSuffix("\nb: not measured before\n"))
  }

  @Test func timesOfOtherMachinesAreNotJudged() {
    let before = ResultFileTests.result([Self.measured(100, 90...110, runs: 1)])
    var after = ResultFileTests.result([Self.measured(900, 890...910, runs: 1)])
    #expect(ResultComparison(before: before, after: after).isWorse)
    after.machine.processor = "another"
    let comparison = ResultComparison(before: before, after: after)
    #expect(!comparison.isWorse)
    #expect(comparison.text.hasPrefix("measured on another machine or build"))
    after = ResultFileTests.result([Self.measured(900, 890...910, runs: 1)])
    after.recording = "store"
    #expect(!ResultComparison(before: before, after: after).isWorse)
    after.measurements = [Self.measured(900, 890...910, runs: 2)]
    #expect(ResultComparison(before: before, after: after).isWorse)
  }

  @Test func slopeIsThePowerOfTheSize() throws {
    func slope(_ time: (Double) -> Double) throws -> Double {
      try #require(GrowthSlope([10, 100, 1_000].map { .init(size: $0, time: time($0)) })).exponent
    }
    #expect(try abs(slope { _ in 7 }) < 1e-9)
    #expect(try abs(slope { $0 * 3 } - 1) < 1e-9)
    #expect(try abs(slope { $0 * $0 } - 2) < 1e-9)
    #expect(GrowthSlope([.init(size: 10, time: 1)]) == nil)
    #expect(GrowthSlope([.init(size: 10, time: 1), .init(size: 20, time: 0)]) == nil)
  }
}
