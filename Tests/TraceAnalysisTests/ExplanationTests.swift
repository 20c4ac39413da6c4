import TestSupport
import Testing
import TraceAnalysis
import TraceModel

@Suite struct ExplanationTests {
  @Test func equalChainsAreCountedTogether() throws {
    let explanation = try Explanation(
      of: "Row",
      in: DrawnTrace(
        """
        view Row at Feed.swift:40
        step mount
        transaction mount
          Feed 9 @self @identity _query
            Row#1...3 1 @self first
        step type "a"
        transaction
          write _query of Feed at Feed.swift:12
          Feed 9 _query
            ForEach(Feed)#1...3 1 @self
              Row#1 1 @self(onTap not-comparable) waste
        step type "b"
        transaction
          write _query of Feed at Feed.swift:12
          Feed 9 _query
            ForEach(Feed)#1...3 1 @self
              Row#1 1 @self(onTap not-comparable) waste
            Badge 1 @self
        """
      )
    )
    #expect(explanation.counts.evaluations == 9)
    #expect(explanation.place == SourcePlace(file: "Feed.swift", line: 40))
    #expect(explanation.fields.map(\.name) == ["onTap"])
    #expect(explanation.fields.map(\.difference) == [.notComparable])
    #expect(explanation.fields.map(\.runs) == [6])
    #expect(explanation.chains.map(\.evaluations) == [6, 3])
    let first = explanation.chains[0]
    guard case .writes(let writes) = first.origin else {
      Issue.record("no writes")
      return
    }
    #expect(writes.map(\.property) == ["_query"])
    #expect(writes.map(\.place) == [SourcePlace(file: "Feed.swift", line: 12)])
    #expect(first.links.map(\.view) == ["Feed", "ForEach in Feed", "Row"])
    #expect(first.links.map(\.causes) == ["_query", "@self", "@self"])
    #expect(first.links[2].fields == ["onTap (not comparable)"])
    #expect(first.waste == 6)
    #expect(first.steps == ["step 1 (type \"a\")", "step 2 (type \"b\")"])
    #expect(explanation.chains[1].origin == .transaction(.mount))
  }

  @Test func aRunWithItsOwnWriteDoesNotFollowFromTheRunAbove() throws {
    let explanation = try Explanation(
      of: "Row",
      in: DrawnTrace(
        """
        step tap
        transaction
          write _a of Feed
          write _b of Row
          write M.x
          Feed 9 _a
            Row#1 1 _b _m(M.x)
            Row#2 1 @self _b
        """
      )
    )
    #expect(explanation.chains.map { $0.links.map(\.view) } == [["Feed", "Row"], ["Row"]])
    #expect(explanation.chains[0].links[1].writes.map(\.property) == ["_b"])
    guard case .writes(let writes) = explanation.chains[1].origin else {
      Issue.record("no writes")
      return
    }
    #expect(writes.map(\.property) == ["_b", "M.x"])
  }

  /// The reader stands elsewhere in the tree than who set the value.
  @Test func aReaderOfTheEnvironmentFollowsFromTheWriter() throws {
    let explanation = try Explanation(
      of: "Night",
      in: DrawnTrace(
        """
        step tap
        transaction
          write _isDark of Desk
          write \\.theme of Desk environment
          Desk 9 _isDark <- _isDark
          Night 1 _theme(\\.theme) <- \\.theme
        """
      )
    )
    #expect(explanation.chains.map { $0.links.map(\.view) } == [["Desk", "Night"]])
    #expect(explanation.chains[0].links[1].writes.map(\.writer) == ["Desk"])
    guard case .writes(let writes) = explanation.chains[0].origin else {
      Issue.record("no writes")
      return
    }
    #expect(writes.map(\.property) == ["_isDark"])
    #expect(writes.map(\.writer) == [nil])
  }

  @Test func anUnknownViewNamesTheNearest() throws {
    let trace = try DrawnTrace("transaction mount\n  Row 1 @self first")
    let error = #expect(throws: UnknownView.self) { try Explanation(of: "Rwo", in: trace) }
    #expect(
      error?.description
        == "there is no view 'Rwo' in this trace\n  fix: 'Row' is near; there are: Row"
    )
  }
}
