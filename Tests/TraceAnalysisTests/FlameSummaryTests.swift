import TestSupport
import Testing
import TraceAnalysis
import TraceModel

private func flame(_ drawing: String, limits: FlameSummary.Limits = .init()) throws -> FlameSummary
{
  let trace = try DrawnTrace(drawing)
  return try FlameSummary(trace, summary: TraceSummary(trace), limits: limits)
}

private func boxes(_ flame: FlameSummary, _ columns: FlameColumns) -> [String] {
  (0..<columns.count).map { index in
    String(repeating: "  ", count: columns.depth[index])
      + "\(flame.names[columns.name[index]]) \(columns.start[index])+\(columns.duration[index])"
      + (columns.runs[index] > 1 ? " x\(columns.runs[index])" : "")
  }
}

@Suite struct FlameSummaryTests {
  private let drawing = """
    step mount
    transaction mount
      Feed 40 @self @identity
        Row#1 10 @self first
          Badge 4 @self first
        Row#2 20 @self first
    step tap
    transaction
      Feed 5 _query waste
    transaction
      Row#1 3 _count
    """

  @Test func runsStandInOrderOfTimeWithoutGaps() throws {
    let flame = try flame(drawing)
    #expect(
      boxes(flame, flame.inTime) == [
        "the mount 0+40000", "  mount 0+40000", "    Feed 0+40000", "      Row 10000+10000",
        "        Badge 16000+4000", "      Row 20000+20000", "step 1 (tap) 40000+8000",
        "  update 40000+5000", "    Feed 40000+5000", "  update 45000+3000", "    Row 45000+3000",
      ]
    )
    #expect(flame.inTime.waste == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    #expect(flame.causes[flame.inTime.cause[2]].text == "@self, @identity")
    #expect(flame.causes[flame.inTime.cause[2]].kind == .first)
    #expect(flame.causes[flame.inTime.cause[8]].kind == .state)
    #expect(flame.inTime.total == 48_000)
  }

  @Test func runsOfTheSamePathAreMerged() throws {
    let flame = try flame(drawing)
    #expect(
      boxes(flame, flame.merged) == [
        "Feed 0+45000 x2", "  Row 0+30000 x2", "    Badge 0+4000", "Row 45000+3000",
      ]
    )
    #expect(flame.merged.waste == [1, 0, 0, 0])
  }

  @Test func shortRunsAreDrawnTogetherAndKeepTheirSums() throws {
    let many = """
      transaction
        Feed 1000 @self
          Row#1...50 4 @self
            Badge 1 @self waste
          Chart 500 @self
          Row#51...100 1 @self
      """
    let limits = FlameSummary.Limits(boxes: 10, parts: 100, shortest: Nanoseconds(1_000))
    let flame = try flame(many, limits: limits)
    #expect(flame.threshold == Nanoseconds(10_000))
    #expect(
      boxes(flame, flame.inTime) == [
        "the mount 0+1000000", "  update 0+1000000", "    Feed 0+1000000",
        "      short runs 250000+200000 x100", "      Chart 450000+500000",
        "      short runs 950000+50000 x50",
      ]
    )
    #expect(flame.folded == 150)
    #expect(flame.inTime.runs.reduce(0, +) == flame.runs)
    #expect(flame.inTime.waste.reduce(0, +) == 50)
    #expect(flame.merged.runs.reduce(0, +) == flame.runs)
  }

  /// Random trees: boxes nest, siblings do not overlap, sums are those of the trace.
  @Test(arguments: 0..<50) func sumsAddUpForRandomTrees(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var drawing = ""
    for step in 0..<Int.random(in: 1...3, using: &random) {
      drawing += step == 0 ? "step mount\n" : "step tap\n"
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        drawing += "transaction\n" + randomRuns(depth: 1, &random)
      }
    }
    let trace = try DrawnTrace(drawing)
    let summary = try TraceSummary(trace)
    let limits = FlameSummary.Limits(boxes: 20, parts: 20, shortest: .zero)
    let flame = try FlameSummary(trace, summary: summary, limits: limits)
    let time = Int(summary.totals.selfTime.rawValue)
    #expect(flame.inTime.total == time)
    #expect(flame.merged.total == time)
    #expect(flame.inTime.runs.reduce(0, +) == summary.totals.counts.runs)
    #expect(flame.merged.runs.reduce(0, +) == summary.totals.counts.runs)
    for columns in [flame.inTime, flame.merged] {
      var free: [Int: Int] = [:]
      for index in 0..<columns.count {
        let (depth, start) = (columns.depth[index], columns.start[index])
        #expect(start >= free[depth] ?? 0)
        free[depth] = start + columns.duration[index]
        if depth > 0 { #expect(start + columns.duration[index] <= free[depth - 1] ?? 0) }
        for deeper in free.keys where deeper > depth { free[deeper] = start }
      }
    }
  }

  private func randomRuns(depth: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let view = ["Feed", "Row", "Badge"].randomElement(using: &random) ?? "Row"
      let indent = String(repeating: "  ", count: depth)
      let deeper = depth < 5 && Bool.random(using: &random)
      // Leaves alone have a time; all else takes what is below.
      let time = deeper ? "" : " \(Int.random(in: 0...20, using: &random))"
      text += "\(indent)\(view)\(time) @self\n"
      if deeper { text += randomRuns(depth: depth + 1, &random) }
    }
    return text
  }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
