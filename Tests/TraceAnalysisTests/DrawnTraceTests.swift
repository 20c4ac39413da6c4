import TestSupport
import Testing
import TraceModel

@Suite struct DrawnTraceTests {
  @Test func drawsRunsInPreorderWithTimesAndWrites() throws {
    let trace = try DrawnTrace(
      """
      step tap "Plus"
      transaction
        write _score of Rating at Rating.swift:12
        Rating      40  _score  updated 1
          Row#1...2  5  @self(item changed)
            Badge    1  @self  waste
      """
    )
    #expect(trace.runs.map(\.below) == [4, 1, 0, 1, 0])
    #expect(trace.runs.map(\.parent.rawValue) == [0, 1, 2, 1, 4])
    #expect(trace.runs.map(\.after) == [0, 30_000, 34_000, 35_000, 39_000])
    #expect(trace.runs.map(\.body) == [30_000, 4_000, 1_000, 4_000, 1_000])
    #expect(trace.runs[0].write == WriteID(1))
    #expect(trace.transactions[0].duration == Nanoseconds(40_000))
    #expect(trace.steps.map(\.path) == ["1"])
  }

  @Test func contentClosuresCountAsContentRuns() throws {
    let trace = try DrawnTrace(
      """
      transaction mount
        Feed 9 @identity
          ForEach(Feed)#1...3 2 @self first
      """
    )
    #expect(trace.views.map(\.kind) == [.view, .forEach])
    #expect(trace.sums.map(\.counts.contentRuns) == [0, 3])
    #expect(trace.sums.map(\.counts.firsts) == [1, 3])
    #expect(trace.steps.map(\.path) == ["0"])
  }

  @Test func totalTimeOfAViewInsideItselfCountsOnce() throws {
    let trace = try DrawnTrace(
      """
      transaction
        Folder#1 10 @self
          Folder#2 6 @self
            Folder#3 1 @self
      """
    )
    #expect(trace.sums.map(\.selfTime) == [Nanoseconds(10_000)])
    #expect(trace.sums.map(\.totalTime) == [Nanoseconds(10_000)])
  }

  @Test(arguments: [
    ("transaction sideways", "no kind of transaction"),
    ("transaction\n  Row 1 wasted", "no word of a run"),
    ("transaction\n   Row", "odd indentation"),
    ("transaction\n  Row 1 <- _x", "no write _x in this step"),
    ("transaction\n  Row 1\n    Leaf 2", "takes longer"),
    ("Row 1 @self", "does not stand at the top"),
  ])
  func refusesWhatItCannotRead(_ drawing: String, _ expected: String) {
    let problem = #expect(throws: DrawingProblem.self) { try DrawnTrace(drawing) }
    #expect(problem?.description.contains(expected) == true)
  }
}
