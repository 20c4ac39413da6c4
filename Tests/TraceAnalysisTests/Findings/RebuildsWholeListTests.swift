import Testing
import TraceAnalysis

@Suite struct RebuildsWholeListTests {
  private func updates(_ lists: [String]) -> String {
    "step tap\n"
      + lists.map { "transaction\n  Feed 9 _q\n    list ForEach(Feed) \($0)\n" }.joined()
  }

  @Test func keepingNothingInHalfOfTheUpdatesIsAWarning() throws {
    let found = try findings(
      RebuildsWholeList(),
      in: updates([
        "before 20 removed 20 inserted 18", "before 18 removed 18 inserted 20", "before 20",
      ])
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.sentence
        == "ForEach in Feed kept no element in 2 of 3 updates: 38 elements taken out, 38 put in."
    )
    #expect(found.first?.saving?.count == 36)
  }

  @Test func onceWithAsManyElementsIsANote() throws {
    let found = try findings(
      RebuildsWholeList(),
      in: updates(["before 20 removed 20 inserted 20", "before 20 inserted 1"])
    )
    #expect(found.map(\.severity) == [.note])
  }

  @Test(arguments: [
    ["before 20 removed 20 inserted 3"],
    ["before 0 inserted 20", "before 20 removed 20"],
    ["before 1 removed 1 inserted 1", "before 1 removed 1 inserted 1"],
    ["before 20 removed 19 inserted 19"],
    // Ids are at fault: `unstable-id` says so.
    ["before 20 removed 20 inserted 20 displaced 20"],
    ["before 5 removed 5 inserted 5", "before 5 removed 5 inserted 5"],
  ])
  func healthyListsAndThoseOfUnstableIDGiveNoFinding(_ lists: [String]) throws {
    #expect(try findings(RebuildsWholeList(), in: updates(lists)) == [])
  }
}
