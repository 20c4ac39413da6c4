public import TraceAnalysis

/// A verdict as JUnit XML: a test case a limit, and one a finding of level error.
public struct JUnitReport: Sendable {
  public let xml: String

  public init(_ verdict: Verdict) {
    var cases = verdict.results.map(Self.testCase)
    cases += verdict.errors.map { finding in
      Self.testCase(
        finding.view,
        finding.rule,
        failure: finding.sentence,
        details: finding.advice
      )
    }
    let skipped = verdict.skipped.map { view in
      "    <testcase classname=\"\(Self.escape(view))\" name=\"optional\">\n"
        + "      <skipped message=\"the trace has no such view\"/>\n    </testcase>\n"
    }
    let failures = verdict.broken.count + verdict.errors.count
    let tests = cases.count + skipped.count
    let counts = "tests=\"\(tests)\" failures=\"\(failures)\" skipped=\"\(skipped.count)\""
    xml =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
      + "  <testsuite name=\"viewtrace\" \(counts)>\n" + (cases + skipped).joined()
      + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(_ result: BudgetResult) -> String {
    let lines = result.breaches.map { breach in
      let causes = breach.causes.prefix(4).map { "\($0.text) \($0.count)" }
      return breach.sentence
        + (causes.isEmpty ? "" : " (for \(causes.joined(separator: "; ")))")
    }
    return testCase(
      result.budget.view ?? "all views",
      result.title,
      failure: result.breaches.first?.sentence,
      details: ([result.budget.because.map { "because \($0)" }].compactMap { $0 } + lines)
        .joined(separator: "\n")
    )
  }

  private static func testCase(
    _ view: String,
    _ name: String,
    failure: String?,
    details: String
  ) -> String {
    let open = "    <testcase classname=\"\(escape(view))\" name=\"\(escape(name))\""
    guard let failure else { return open + "/>\n" }
    return open + ">\n      <failure message=\"\(escape(failure))\">\(escape(details))</failure>\n"
      + "    </testcase>\n"
  }

  /// XML and HTML agree on these; control characters are not XML at all.
  private static func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HTML.escape(String($0)) }.joined(separator: "\n")
  }
}
