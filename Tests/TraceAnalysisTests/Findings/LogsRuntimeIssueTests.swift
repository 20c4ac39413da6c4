import Testing
import TraceAnalysis

@Suite struct LogsRuntimeIssueTests {
  @Test func aFaultIsAnErrorWithTheWayRound() throws {
    let found = try findings(
      LogsRuntimeIssue(),
      in: """
        view Feed at Feed.swift:12
        step tap "Start"
        transaction
          Feed 30 _count
          message fault "onChange(of: Int) action tried to update multiple times per frame." of Feed
          message note "onChange(of: Int) in Feed writes Feed._count: the 3rd time" of Feed
        """
    )
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.view == "Feed")
    #expect(found.first?.place == SourcePlace(file: "Feed.swift", line: 12))
    #expect(found.first?.steps == ["step 1 (tap \"Start\")"])
    #expect(
      found.first?.sentence
        == "SwiftUI logged 1 time in Feed: \"onChange(of: Int) action tried to update multiple times "
        + "per frame.\" onChange(of: Int) in Feed writes Feed._count: the 3rd time."
    )
  }

  @Test func aTextIsOneFindingHoweverOftenItIsLogged() throws {
    let found = try findings(
      LogsRuntimeIssue(),
      in: """
        step tap
        transaction
          Feed 30 _count
          message fault "Modifying state during view update." of Feed
          message fault "Modifying state during view update." of Feed
        step wait
        transaction
          Feed 30 _count
          message fault "Modifying state during view update." of Feed
          message fault "Publishing changes from background threads is not allowed."
        """
    )
    #expect(found.map { $0.evidence.first?.count } == [3, 1])
    #expect(found.map(\.view) == ["Feed", "the app"])
    #expect(found.first?.steps.count == 2)
  }

  @Test func notesAndLinesAreNoIssues() throws {
    let found = try findings(
      LogsRuntimeIssue(),
      in: """
        step tap
        transaction
          Feed 30 _count
          message note "places are unknown" of Feed
          message log "Feed: _count changed." of Feed
        """
    )
    #expect(found == [])
  }
}
