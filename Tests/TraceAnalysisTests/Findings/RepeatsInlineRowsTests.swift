import Testing
import TraceAnalysis

@Suite struct RepeatsInlineRowsTests {
  private func drawing(list: String, rows: String) -> String {
    """
    view ForEach(Feed) at Feed.swift:31
    step type "a"
    transaction
      Feed 90 _query
        list ForEach(Feed) \(list)
        \(rows)
    """
  }

  @Test func rowsRunAgainWithTheSameDataAreCounted() throws {
    let found = try findings(
      RepeatsInlineRows(),
      in: drawing(list: "before 20 rerun 20", rows: "ForEach(Feed)#1...20 2 @self waste")
    )
    #expect(
      found.map(\.sentence) == [
        "ForEach in Feed ran 20 rows again while its data stayed the same, because Feed ran for "
          + "_query; 20 of them changed nothing."
      ]
    )
    #expect(found.first?.place == SourcePlace(file: "Feed.swift", line: 31))
    #expect(found.first?.steps == ["step 1 (type \"a\")"])
  }

  @Test func elementsWithoutEqualityCountIfNothingVisibleChanged() throws {
    let found = try findings(
      RepeatsInlineRows(),
      in: drawing(list: "before 3 rerun 3 changed ?", rows: "ForEach(Feed)#1...3 2 @self waste")
    )
    #expect(found.map(\.saving?.count) == [3])
  }

  @Test func rowsWithLeavesOfTheirOwnBesideAViewAreInline() throws {
    let found = try findings(
      RepeatsInlineRows(),
      in: """
        step mount
        transaction mount
          Feed 90 @self @identity
            ForEach(Feed)#1...2 2 @self first updated 2
              LikeButton 1 @self first updated 1
        step tap
        transaction
          Feed 90 _query
            list ForEach(Feed) before 2 rerun 2
            ForEach(Feed)#1...2 2 @self waste compared 1 skipped 1
        """
    )
    #expect(found.map(\.saving?.count) == [2])
  }

  @Test(arguments: [
    // The data changed, so that rows had to run.
    ("before 20 rerun 20 changed 1", "ForEach(Feed)#1...20 2 @self waste"),
    ("before 20 inserted 1 rerun 20", "ForEach(Feed)#1...20 2 @self waste"),
    ("before 20 rerun 20 changed ?", "ForEach(Feed)#1...20 2 @self updated 1"),
    // Most rows show what changed.
    ("before 2 rerun 2", "ForEach(Feed)#1...2 2 @self updated 1"),
    // The closure makes a view of its own, which is skipped.
    (
      "before 1 rerun 1",
      "ForEach(Feed)#1...9 2 @self waste compared 1 skipped 1\n      Row 1 @self"
    ),
    ("before 1 rerun 1", "ForEach(Feed)#1 2 @self waste"),
  ])
  func healthyListsGiveNoFinding(_ list: String, _ rows: String) throws {
    #expect(try findings(RepeatsInlineRows(), in: drawing(list: list, rows: rows)) == [])
  }
}
