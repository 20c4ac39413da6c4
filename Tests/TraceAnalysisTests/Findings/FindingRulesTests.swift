import Foundation
import TestSupport
import Testing
import TraceAnalysis

@Suite struct FindingRulesTests {
  @Test func idsAreSortedAndMatchTheNamesOfTheirTypes() {
    let ids = FindingRules.all.map(\.id)
    #expect(ids == ids.sorted())
    for rule in FindingRules.all {
      let type = String(describing: Swift.type(of: rule)).lowercased()
      #expect(type == rule.id.replacingOccurrences(of: "-", with: ""))
    }
  }

  @Test func theManualPageIsTheOneOfTheRules() {
    #expect(differenceFromGolden(FindingRules.page, at: "docs/findings.md") == nil)
  }

  @Test func theWorstComesFirstThenWhatSavesMost() throws {
    let trace = try DrawnTrace(
      """
      step tap
      transaction
        Feed 90 _query
          list ForEach(Feed) before 5 removed 5 inserted 5 displaced 5
          A#1...2 1 @self(f not-comparable) waste
          B#1...4 1 @self(f not-comparable) waste
      """
    )
    #expect(
      try FindingRules.findings(in: trace).map(\.id) == [
        "unstable-id/ForEach in Feed", "input-not-comparable/B", "input-not-comparable/A",
      ]
    )
  }

  @Test func anEmptyTraceHasNoFindings() throws {
    #expect(try FindingRules.findings(in: DrawnTrace("")) == [])
  }
}
