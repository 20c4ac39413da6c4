import Testing
import TraceModel

@Suite struct ModelTests {
  /// The runtime keeps one for each run until its transaction ends.
  @Test func aRunTakesSixteenWords() {
    #expect(MemoryLayout<RunRecord>.size == 64)
    #expect(MemoryLayout<RunRecord>.stride == 64)
  }

  @Test func secondsAreRoundedToTheNearestNanosecond() {
    #expect(Nanoseconds.seconds(1.5) == Nanoseconds(1_500_000_000))
    #expect(Nanoseconds.seconds(0.000_000_000_6) == Nanoseconds(1))
    #expect(Nanoseconds.seconds(-0.000_000_000_6) == Nanoseconds(-1))
  }

  @Test func noIDIsNobodys() {
    #expect(RunID.none.isNone)
    #expect(!RunID(1).isNone)
    #expect(RunID(1) < RunID(2))
  }

  @Test func countsAddUp() {
    var sum = RunCounts(evaluations: 1, waste: 1)
    sum += RunCounts(evaluations: 2, contentRuns: 3, updated: 4)
    #expect(sum == RunCounts(evaluations: 3, contentRuns: 3, updated: 4, waste: 1))
  }

  @Test(arguments: ViewKind.allCases)
  func onlyViewsModifiersAndStylesHaveABody(kind: ViewKind) {
    #expect(kind.hasBody == [.view, .modifier, .style].contains(kind))
  }

  /// The codes stand in every trace that was ever written.
  @Test func codesInTheTraceDoNotChange() {
    #expect(CauseKind.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(WriteKind.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(LifetimeKind.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(TransactionKind.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(MessageLevel.allCases.map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test func aFactIsFoundUnderItsKey() {
    var facts = TraceFacts()
    facts[.workload] = "feed"
    #expect(facts.values == ["workload": "feed"])
    #expect(facts[.app] == nil)
  }
}
