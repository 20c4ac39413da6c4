import TestSupport
import Testing
import TraceAnalysis
import TraceModel

@Suite struct TraceSummaryTests {
  let summary: TraceSummary

  init() throws {
    summary = try TraceSummary(
      DrawnTrace(
        """
        view ForEach(Feed) at Sources/Feed.swift:31
        step mount
        transaction mount
          Feed 10 @self @identity _query
            ForEach(Feed)#1...3 2 @self first
        step tap "Plus"
        transaction
          write _query of Feed
          Feed 8 _query compared 3 skipped 2
            Row#2 1 @self waste
        transaction
          write _query of Feed
          Feed 3 _query waste
        step wait
        """
      )
    )
  }

  @Test func viewsAreRankedByRunsThenWasteThenName() {
    #expect(summary.views.map(\.label) == ["Feed", "ForEach in Feed", "Row"])
  }

  @Test func evaluationsAndContentRunsStayApart() {
    let feed = summary.views[0].tally.counts
    let rows = summary.views[1].tally.counts
    #expect((feed.evaluations, feed.contentRuns) == (3, 0))
    #expect((rows.evaluations, rows.contentRuns) == (0, 3))
    #expect(summary.totals.counts.evaluations == 4)
    #expect(summary.totals.counts.contentRuns == 3)
  }

  @Test func selfTimesAddUpToTheTotal() {
    #expect(summary.totals.totalTime == Nanoseconds(21_000))
    let sum = summary.views.reduce(Nanoseconds.zero) { $0 + $1.tally.selfTime }
    #expect(sum == Nanoseconds(21_000))
  }

  @Test func aStepInWhichNothingRanIsThere() {
    #expect(summary.steps.map(\.transactions) == [1, 2, 0])
    #expect(summary.steps.map(\.tally.counts.runs) == [4, 3, 0])
    #expect(
      summary.steps.map(\.step.label) == ["the mount", "step 1 (tap \"Plus\")", "step 2 (wait)"]
    )
  }

  @Test func causesAreCountedByWhatIsPrinted() {
    #expect(summary.causes.map(\.causes.text) == ["@self", "_query", "@self, @identity, _query"])
    #expect(summary.causes.map(\.tally.counts.runs) == [4, 2, 1])
  }

  @Test func countsOfSomeViewsInSomeSteps() {
    let feed = Set(summary.catalog.views(named: "Feed"))
    #expect(summary.counts(of: feed, in: [StepID(1)]).evaluations == 2)
    #expect(summary.counts(of: nil, in: [StepID(1)]).waste == 2)
    #expect(summary.counts(of: feed, in: nil).skipped == 2)
  }

  @Test func labelsTellModulesAndLinesApart() throws {
    let trace = try DrawnTrace(
      """
      view Feed in App
      view ForEach(Feed) at Feed.swift:31
      """
    )
    trace.views.append(
      ViewRow(id: ViewID(3), name: "Feed", module: "Kit", kind: .view)
    )
    trace.views.append(
      ViewRow(
        id: ViewID(4),
        name: "ForEach",
        module: "App",
        kind: .forEach,
        owner: ViewID(1),
        file: "Feed.swift",
        line: 50
      )
    )
    let catalog = try TraceCatalog(trace)
    #expect(
      catalog.views.map { catalog.label($0.id) }
        == ["Feed (App)", "ForEach in Feed (App):31", "Feed (Kit)", "ForEach in Feed (App):50"]
    )
    #expect(catalog.views(named: "Feed") == [ViewID(1), ViewID(3)])
  }
}
