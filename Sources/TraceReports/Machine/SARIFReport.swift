import JSONSource
public import TraceAnalysis

/// Findings and broken budgets as SARIF 2.1.0, for what shows results beside code.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
public struct SARIFReport: Sendable {
  public let json: String

  /// Writes a log.
  ///
  /// - Parameters:
  ///   - findings: Of any level.
  ///   - verdict: Its broken budgets; nil for findings alone.
  ///   - budgetPath: The budget file, from the root.
  ///   - root: Paths are told relative to it; a place outside is left out.
  public init(
    findings: [Finding],
    verdict: Verdict? = nil,
    budgetPath: String? = nil,
    root: SourceRoot
  ) {
    var rules = FindingRules.all.map { Self.rule($0.id, $0.title, help: $0.manual) }
    rules.append(Self.rule("budget", "A budget is broken", help: "See docs/budget-format.md."))
    var results = findings.map { Self.result($0, root) }
    for broken in verdict?.broken ?? [] {
      let place = budgetPath.map { SourcePlace(file: $0, line: broken.budget.line) }
      let text = ([broken.title] + broken.breaches.map(\.sentence)).joined(separator: "\n")
      results.append(Self.result("budget", "error", text, place, subject: broken.title))
    }
    let driver: JSON = ["name": "ViewTrace", "rules": .array(rules)]
    let log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [["tool": ["driver": driver], "results": .array(results)]],
    ]
    json = log.text()
  }

  private static func rule(_ id: String, _ title: String, help: String) -> JSON {
    [
      "id": .string(id), "shortDescription": ["text": .string(title)],
      "help": ["text": .string(help)],
    ]
  }

  private static func result(_ finding: Finding, _ root: SourceRoot) -> JSON {
    let level = finding.severity.description
    let text = "\(finding.sentence) \(finding.advice)"
    return result(finding.rule, level, text, root.place(of: finding), subject: finding.id)
  }

  private static func result(
    _ rule: String,
    _ level: String,
    _ text: String,
    _ place: SourcePlace?,
    subject: String
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("ruleId", .string(rule)), .init("level", .string(level)),
      .init("message", ["text": .string(TextLayout.printableLines(text))]),
      // What makes a result the same one in the next recording.
      .init("partialFingerprints", ["viewtrace/v1": .string(subject)]),
    ]
    if let place {
      let location: JSON = [
        "physicalLocation": [
          "artifactLocation": ["uri": .string(percentEncoded(place.file))],
          "region": ["startLine": .integer(max(place.line, 1))],
        ]
      ]
      members.append(.init("locations", [location]))
    }
    return .object(members)
  }

  /// A path as a relative URI.
  private static func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      let scalar = UnicodeScalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar)
      {
        encoded.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}

extension TextLayout {
  /// Several lines without control characters.
  static func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
      .joined(separator: "\n")
  }
}
