import Testing
import TraceAnalysis

@Suite struct UnstableIDTests {
  @Test func randomIDsWithTheSameDataAreAnError() throws {
    let found = try findings(
      UnstableID(),
      in: """
        view ForEach(Feed) at Feed.swift:31
        step tap "Sort"
        transaction
          Feed 30 _flag
            list ForEach(Feed) before 20 removed 20 inserted 20 displaced 20
            ForEach(Feed)#1...6 1 @identity first
        step wait
        transaction
          Feed 30 _flag
            list ForEach(Feed) before 20 removed 20 inserted 20 displaced 18
            ForEach(Feed)#7...26 1 @identity first
        """
    )
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.sentence
        == "ForEach in Feed gave 38 elements with the same data new ids in 2 updates: "
        + "their rows were torn down and built again."
    )
    // Of the first list six rows are on the screen; of the second two were not there before.
    #expect(found.first?.saving?.count == 24)
    #expect(found.first?.saving?.noun == "rows built again")
    #expect(found.first?.place == SourcePlace(file: "Feed.swift", line: 31))
    #expect(found.first?.steps == ["step 1 (tap \"Sort\")", "step 2 (wait)"])
  }

  @Test func positionsAsIDsAreAWarning() throws {
    let found = try findings(
      UnstableID(),
      in: """
        step tap "Delete first"
        transaction
          Feed 30 _items
            list ForEach(Feed) before 20 removed 1 kept 19 changed 19 displaced 19 rerun 19
            ForEach(Feed)#1...19 1 @self
        """
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.sentence
        == "ForEach in Feed moved the data of 19 elements to the ids of others in 1 update: "
        + "its ids are positions, and rows take over the state of other rows."
    )
    #expect(found.first?.saving?.count == 19)
    #expect(found.first?.saving?.noun == "rows run again")
  }

  @Test func replacingAllEachTimeIsLikelyWhereDataCannotBeCompared() throws {
    let found = try findings(
      UnstableID(),
      in: """
        step tap
        transaction
          Feed 9 _a
            list ForEach(Feed) before 5 removed 5 inserted 5 changed ? displaced ?
        transaction
          Feed 9 _a
            list ForEach(Feed) before 5 removed 5 inserted 3 changed ? displaced ?
        """
    )
    #expect(
      found.first?.sentence
        == "ForEach in Feed kept no element in any of its 2 updates, 1 of which left as many as "
        + "there were: its ids look as if made anew each time."
    )
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    // Stable ids, whatever happens to the data.
    "before 20 inserted 1 changed 1",
    "before 20 moved 7",
    "before 20 removed 3",
    // Once: a refresh that brings other items.
    "before 20 removed 20 inserted 20",
    // Copies put in beside what they were copied from.
    "before 4 inserted 4 displaced 4",
    // Two of twenty changed places.
    "before 20 changed 2 displaced 2",
    // Nothing before: the first page.
    "before 0 inserted 20 displaced 20",
    // Cannot be told, and happened once.
    "before 5 removed 5 inserted 5 changed ? displaced ?",
  ])
  func healthyListsGiveNoFinding(_ list: String) throws {
    let found = try findings(
      UnstableID(),
      in: "step tap\ntransaction\n  Feed 9 _items\n    list ForEach(Feed) \(list)"
    )
    #expect(found == [])
  }
}
