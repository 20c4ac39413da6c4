import Foundation
import Testing

@testable import Workloads

/// `docs/workload-format.md` tells the truth.
struct DocumentationTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: repository.appending(path: "docs/workload-format.md"),
      encoding: .utf8
    )
  }

  private func blocks(_ opening: String) -> [String] {
    page.components(separatedBy: "\n\(opening)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func everyExampleIsAWorkload() throws {
    let examples = blocks("```json")
    #expect(examples.count == 3)
    for example in examples {
      _ = try Workload(text: example, path: "docs/workload-format.md")
    }
  }

  @Test func everyActionHasAnExampleAndARow() throws {
    let all = try #require(blocks("```json").last)
    let workload = try Workload(text: all, path: "docs/workload-format.md")
    #expect(Set(workload.steps.map(\.name)) == Set(Workload.ActionName.allCases))
    for name in Workload.ActionName.allCases {
      #expect(page.contains("\n| `\(name.rawValue)` | "), "\(name) has no row")
      #expect(all.contains("\n    " + name.example), "\(name.example) is not in the page")
    }
  }

  @Test func everyKeyAndChoiceIsNamed() {
    let keys = Workload.keys + Workload.Environment.Change.keys + Workload.Target.ways
    let choices =
      Workload.Profile.allCases.map(\.rawValue) + Workload.SizeClass.allCases.map(\.rawValue)
      + Workload.NetworkFailure.allCases.map(\.rawValue)
      + Workload.Direction.allCases.map(\.rawValue)
    for word in keys + choices {
      #expect(page.contains("`\(word)`") || page.contains("{\"\(word)\":"), "\(word) is missing")
    }
  }

  @Test func everyErrorIsGivenAsShown() throws {
    let errors = page.components(separatedBy: "\n```\n").filter { $0.hasPrefix("feed.json:") }
    #expect(errors.count == 2)
    let texts = [
      "{\n  \"name\": \"x\",\n  \"steps\": [\n    {\"tpa\": \"Plus\"}\n  ]\n}",
      "{\n  \"name\": \"x\",\n  \"settle\": 400,\n  \"steps\": []\n}",
    ]
    for (shown, text) in zip(errors, texts) {
      let error = #expect(throws: WorkloadError.self) {
        try Workload(text: text, path: "feed.json")
      }
      #expect(error?.description == shown)
    }
  }
}
