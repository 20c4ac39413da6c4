import TestSupport
import Testing
import TraceAnalysis
import TraceModel

private func summary(_ drawing: String) throws -> TraceSummary {
  try TraceSummary(DrawnTrace(drawing))
}

@Suite struct ComparisonTests {
  @Test func viewsThatChangedComeWithTheirCauses() throws {
    let base = try summary(
      """
      step tap
      transaction
        Feed 90 _query
          Row#1...20 1 @self(onTap not-comparable) waste
          Old#1...2 1 @self
      """
    )
    let head = try summary(
      """
      step tap
      transaction
        Feed 90 _query
          Row#1 1 @self(item changed)
          New 1 @self
      """
    )
    let comparison = Comparison(base: base, head: head)
    #expect(comparison.views.map(\.change.label) == ["Row", "Old", "New"])
    #expect(comparison.views.map(\.change.difference) == [-19, -2, 1])
    #expect(comparison.views[0].change[.waste].base == 20)
    #expect(comparison.views[0].causes.map(\.label) == ["@self"])
    #expect(comparison.views[1].change.head == nil)
    #expect(comparison.unchanged == 1)
    #expect(comparison.steps.map(\.label) == ["step 1 (tap)"])
    #expect(comparison.totals.difference == -20)
  }

  @Test func theSameCountsAreNoChange() throws {
    let drawing = "step tap\ntransaction\n  Feed 90 _query"
    let slower = "step tap\ntransaction\n  Feed 900 _query"
    let comparison = Comparison(base: try summary(drawing), head: try summary(slower))
    #expect(comparison.isEmpty)
    #expect(try CountDifference.first(between: summary(drawing), and: summary(slower)) == nil)
  }

  @Test func settingsThatDifferAreNamed() throws {
    let comparison = Comparison(
      base: try summary("fact profile ios18"),
      head: try summary("fact profile ios26")
    )
    #expect(comparison.settings.map(\.key) == [.profile])
    #expect(comparison.settings.first?.base == "ios18")
    #expect(comparison.settings.first?.head == "ios26")
  }

  @Test(arguments: [
    (
      "  Row 1 @self",
      "step 1 (tap): Row (@self): evaluations 2 in the first recording, 1 in the second"
    ),
    (
      "  Row#1...2 1 _x",
      "step 1 (tap): Row (@self): evaluations 2 in the first recording, 0 in the second"
    ),
    (
      "  Row#1...2 1 @self waste",
      "step 1 (tap): Row (@self): runs that changed nothing 0 in the first recording, 2 in the second"
    ),
    (
      "  Row#1...2 1 @self\ntransaction",
      "step 1 (tap): transactions 1 in the first recording, 2 in the second"
    ),
    (
      "  Row#1...2 1 @self\nstep wait",
      "the workload: steps 1 in the first recording, 2 in the second"
    ),
  ])
  func theFirstDifferenceIsNamed(_ second: String, _ sentence: String) throws {
    let start = "step tap\ntransaction\n"
    let difference = CountDifference.first(
      between: try summary(start + "  Row#1...2 1 @self"),
      and: try summary(start + second)
    )
    #expect(difference?.description == sentence)
  }
}
