import TestSupport
import Testing
import TraceAnalysis

private let typing = """
  step mount
  transaction mount
    Feed 90 @self @identity _query
      Row#1...20 1 @self first
  step type "a" mark "typing"
  transaction
    write _query of Feed
    Feed 90 _query
      ForEach(Feed)#1...4 1 @self
      Row#1...3 1 @self(onTap not-comparable) waste
  step type "b" mark "typing"
  transaction
    write _query of Feed
    Feed 90 _query
      Row#1 1 @self(item changed) updated 1
  step 3.1 tap "Plus" mark "tapping"
  transaction
    Row#1 1 _count updated 1
  step 3.2 tap "Plus" mark "tapping"
  transaction
    Row#1 1 _count updated 1
  """

private func verdict(_ budgets: String, on drawing: String = typing) throws -> Verdict {
  let file = try BudgetFile(
    parsing: Array("{\"budgets\": [\(budgets)]}".utf8),
    path: "budget.json"
  )
  return try Verdict(of: DrawnTrace(drawing), by: file)
}

/// Whether a budget is kept, and the highest count that was compared.
struct Kept {
  var isPassed: Bool
  var highest: Int

  init(_ isPassed: Bool, _ highest: Int) {
    self.isPassed = isPassed
    self.highest = highest
  }
}

@Suite struct BudgetTests {
  @Test(
    arguments: [
      ("{\"view\": \"Row\", \"in\": \"each step\", \"evaluations\": 3}", Kept(true, 3)),
      ("{\"view\": \"Row\", \"in\": \"each step\", \"evaluations\": 2}", Kept(false, 3)),
      (
        "{\"view\": \"Row\", \"in\": \"mount\", \"evaluations\": 20, \"exactly\": true}",
        Kept(true, 20),
      ),
      (
        "{\"view\": \"Row\", \"in\": \"mount\", \"evaluations\": 21, \"exactly\": true}",
        Kept(false, 20),
      ),
      ("{\"view\": \"Row\", \"in\": \"typing\", \"evaluations\": 3}", Kept(false, 4)),
      ("{\"view\": \"Row\", \"in\": \"each step of typing\", \"waste\": 3}", Kept(true, 3)),
      ("{\"view\": \"Row\", \"in\": 3, \"evaluations\": 2, \"exactly\": true}", Kept(true, 2)),
      ("{\"view\": \"Row\", \"in\": \"3.2\", \"evaluations\": 1}", Kept(true, 1)),
      ("{\"view\": \"Row\", \"evaluations\": 26}", Kept(true, 26)),
      ("{\"in\": \"each step\", \"evaluations\": 4}", Kept(true, 4)),
      ("{\"view\": \"Feed\", \"in\": 1, \"contentRuns\": 3}", Kept(false, 4)),
      ("{\"view\": \"ForEach in Feed\", \"contentRuns\": 4}", Kept(true, 4)),
      ("{\"view\": \"Row\", \"in\": \"each step\", \"updated\": 1, \"firsts\": 0}", Kept(true, 1)),
    ] as [(String, Kept)]
  )
  func aBudgetIsKeptOrBroken(_ budget: String, _ expected: Kept) throws {
    let verdict = try verdict(budget)
    #expect(verdict.isPassed == expected.isPassed)
    #expect(verdict.results.map(\.highest).max() == expected.highest)
  }

  @Test func aBrokenBudgetNamesStepCountsAndCauses() throws {
    let verdict = try verdict(
      "{\"view\": \"Row\", \"in\": \"each step\", \"evaluations\": 1, \"because\": \"own item\"}"
    )
    let broken = try #require(verdict.broken.first)
    #expect(broken.title == "Row, each step: at most 1 evaluation")
    #expect(broken.checked == 4)
    #expect(broken.breaches.map(\.sentence) == ["step 1 (type \"a\"): 3, at most 1"])
    #expect(broken.breaches[0].causes.map(\.text) == ["@self"])
    #expect(broken.breaches[0].causes.map(\.count) == [3])
  }

  @Test func theBaseStandsBesideAndDecidesNothing() throws {
    let file = try BudgetFile(
      parsing: Array("{\"budgets\": [{\"view\": \"Row\", \"in\": 1, \"evaluations\": 1}]}".utf8),
      path: "b"
    )
    let base = try DrawnTrace("step mount\nstep type \"a\"\ntransaction\n  Row#1...7 1 @self")
    let verdict = try Verdict(of: DrawnTrace(typing), by: file, base: base)
    #expect(
      verdict.broken.first?.breaches.map(\.sentence)
        == ["step 1 (type \"a\"): 3, at most 1, 7 in the base"]
    )
  }

  @Test func anOptionalViewMayBeMissing() throws {
    let verdict = try verdict(
      "{\"view\": \"Old\", \"evaluations\": 1, \"optional\": true}, {\"evaluations\": 99}"
    )
    #expect(verdict.skipped == ["Old"])
    #expect(verdict.isPassed)
  }

  @Test func aFindingOfLevelErrorFailsTheCheck() throws {
    let drawing =
      typing + "\ntransaction\n  Feed 1 _q\n"
      + "    list ForEach(Feed) before 5 removed 5 inserted 5 displaced 5"
    let verdict = try verdict("{\"evaluations\": 99}", on: drawing)
    #expect(!verdict.isPassed)
    #expect(verdict.errors.map(\.rule) == ["unstable-id"])
  }

  @Test(arguments: [
    ("{\"view\": \"Rwo\", \"evaluations\": 1}", "budget.json:1:23: the trace has no view 'Rwo'"),
    ("{\"view\": \"Rwo\", \"evaluations\": 1}", "write 'Row'"),
    ("{\"in\": \"9\", \"evaluations\": 1}", "budget.json:1:21: the trace has no step 9"),
    ("{\"in\": \"typin\", \"evaluations\": 1}", "marks no phase 'typin'"),
    ("{\"in\": \"typin\", \"evaluations\": 1}", "write 'typing'"),
    ("{\"view\": \"Row\"}", "limits no count"),
    ("{\"evaluatoins\": 1}", "write 'evaluations'"),
    ("{\"evaluations\": -1}", "budget.json:1:30: -1 is out of range"),
    ("{\"evaluations\": \"1\"}", "expected a whole number"),
    ("{\"evaluations\": 1,}", "budget.json:1:31"),
    ("", "there is no budget here"),
    ("{\"view\": \"Old\", \"evaluations\": 1, \"optional\": true}", "nothing was checked"),
  ])
  func aWrongBudgetIsRefusedAtItsPlace(_ budget: String, _ expected: String) throws {
    let error = #expect(throws: (any Error).self) { try verdict(budget) }
    #expect("\(error as Any)".contains(expected), "\(error as Any)")
  }

  @Test func theBudgetsOfTheSamplesAreWellFormed() throws {
    let files = try texts(in: "Traces/budgets", withExtension: "json")
    #expect(!files.isEmpty)
    for (name, text) in files {
      #expect(!(try BudgetFile(parsing: Array(text.utf8), path: name).budgets.isEmpty))
    }
  }

  @Test func theExampleOfThePageIsWellFormed() throws {
    let pages = try texts(in: "docs", withExtension: "md")
    let page = try #require(pages.first { $0.name == "budget-format.md" }?.text)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { $0 != "```json" }.dropFirst().prefix { $0 != "```" }
    let text = example.joined(separator: "\n")
    #expect(try BudgetFile(parsing: Array(text.utf8), path: "example").budgets.count == 4)
    for kind in CountKind.allCases { #expect(page.contains("| `\(kind.rawValue)` |")) }
  }

  @Test(arguments: [
    ("", "nothing ran in this trace"),
    ("fact complete 0\n" + typing, "did not end as it should"),
    ("fact outcome crashed\n" + typing, "(crashed)"),
  ])
  func aTraceThatProvesNothingIsRefused(_ drawing: String, _ expected: String) throws {
    let error = #expect(throws: UncheckableTrace.self) {
      try verdict("{\"evaluations\": 1}", on: drawing)
    }
    #expect(error?.description.contains(expected) == true)
    #expect(error?.description.contains("\n  fix: ") == true)
  }
}
