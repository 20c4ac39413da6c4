import Testing
import TraceAnalysis

@Suite struct InputNotComparableTests {
  @Test func closuresThatMakeRowsRunAreNamedWithTheirOwner() throws {
    let found = try findings(
      InputNotComparable(),
      in: """
        view Row at Feed.swift:40
        step tap
        transaction
          Feed 20 _query
            ForEach(Feed)#1...4 2 @self
              Row#1...1 1 @self(onTap not-comparable) waste
            Row#9 1 @self(title changed) updated 1
        """
    )
    #expect(
      found.map(\.sentence) == [
        "Row, built by Feed, ran 4 of its 5 further runs only because onTap cannot be compared, "
          + "and nothing that it shows changed."
      ]
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.advice
        == "Pass Row what onTap needs as values, or make it Equatable over its data and use "
        + ".equatable()."
    )
  }

  @Test func valuesMadeAnewAreToldFromClosures() throws {
    let found = try findings(
      InputNotComparable(),
      in: """
        step tap
        transaction
          Row#1...2 1 @self(style equal-but-new, onTap not-comparable) waste
        """
    )
    #expect(
      found.first?.sentence
        == "Row ran 2 of its 2 further runs only because onTap cannot be compared and style is "
        + "equal but made anew, and nothing that it shows changed."
    )
    #expect(
      found.first?.advice.hasSuffix("Keep style outside of body instead of making it each time.")
        == true
    )
  }

  @Test(arguments: [
    // Something changed after all.
    "Row#1...9 1 @self(onTap not-comparable) updated 1",
    "Row#1...9 1 @self(onTap not-comparable, title changed) waste",
    "Row#1...9 1 @self(onTap not-comparable) _count waste",
    "Row#1...9 1 @self waste",
    "Row 1 @self(onTap not-comparable) waste",
  ])
  func healthyRunsGiveNoFinding(_ runs: String) throws {
    #expect(try findings(InputNotComparable(), in: "step tap\ntransaction\n  \(runs)") == [])
  }
}
