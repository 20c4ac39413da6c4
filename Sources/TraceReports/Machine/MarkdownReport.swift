public import TraceAnalysis
import TraceModel

/// A trace, a comparison or a verdict as Markdown, for a comment on a change.
public struct MarkdownReport: Sendable {
  public let text: String

  /// Rows of a table that are written at most: comments have a limit of size.
  static let rows = 30

  public init(_ digest: TraceDigest, times: ReportTimes = .shown) {
    let header = ReportHeader(digest, times: times)
    var parts = ["## \(Self.escape(header.title))", Self.escape(header.totals) + "."]
    if let warning = header.warning { parts.append("> **\(Self.escape(warning))**") }
    parts.append(Self.findings(digest.findings))
    parts.append(
      Self.table(
        ["View", "Evaluations", "Content runs", "Changed nothing"]
          + (times == .shown ? ["Self ms"] : []),
        digest.summary.views.map { view in
          let counts = view.tally.counts
          return [
            view.label, Numbers.grouped(counts.evaluations), Numbers.grouped(counts.contentRuns),
            Numbers.grouped(counts.waste),
          ] + (times == .shown ? [Numbers.milliseconds(view.tally.selfTime)] : [])
        }
      )
    )
    text = parts.joined(separator: "\n\n") + "\n"
  }

  public init(_ comparison: Comparison) {
    guard !comparison.isEmpty else {
      text = "All counts are the same.\n"
      return
    }
    let changes = [comparison.totals] + comparison.views.map(\.change)
    let rows = changes.flatMap { change in
      [CountKind.evaluations, .contentRuns, .waste].compactMap { kind -> [String]? in
        let (base, head) = change[kind]
        guard base != head else { return nil }
        return [
          change.label, kind.noun, Numbers.grouped(base), Numbers.grouped(head),
          Numbers.signed(head - base),
        ]
      }
    }
    text = Self.table(["View", "Count", "Base", "Now", "Change"], rows) + "\n"
  }

  public init(_ verdict: Verdict) {
    let title =
      verdict.isPassed
      ? "**All budgets are kept** (\(Numbers.counted(verdict.results.count, "limit")))."
      : "**\(Numbers.counted(verdict.broken.count, "limit")) broken.**"
    var parts = [title]
    if !verdict.broken.isEmpty {
      let rows = verdict.broken.flatMap { result in
        result.breaches.map { breach in
          [
            result.title, breach.place, Numbers.grouped(breach.actual),
            breach.base.map(Numbers.grouped) ?? "",
            breach.causes.prefix(3).map { "\($0.text) \($0.count)" }.joined(separator: "; "),
          ]
        }
      }
      parts.append(Self.table(["Budget", "Where", "Was", "Base", "For"], rows))
      let reasons = verdict.broken.compactMap(\.budget.because)
      if !reasons.isEmpty {
        parts.append(reasons.map { "- \(Self.escape($0))" }.joined(separator: "\n"))
      }
    }
    if !verdict.errors.isEmpty { parts.append(Self.findings(verdict.errors)) }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  private static func findings(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "No findings." }
    return findings.map { finding in
      let place = finding.place.map { " (\(escape($0.short)))" } ?? ""
      return "- **\(finding.severity): \(finding.rule)**\(place): \(escape(finding.sentence)) "
        + escape(finding.advice)
    }.joined(separator: "\n")
  }

  private static func table(_ headings: [String], _ rows: [[String]]) -> String {
    let numbers = headings.dropFirst().map { _ in "---:" }
    var lines = [headings, ["---"] + numbers]
    lines += rows.prefix(Self.rows).map { $0.map(escape) }
    var text = lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    let more = rows.count - Self.rows
    if more > 0 { text += "\n\nand \(Numbers.counted(more, "more row"))" }
    return text
  }

  /// Text that Markdown and the HTML in it leave as it is.
  private static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in TextLayout.printable(text).unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "@":
        // A backslash stops all of these, and "@" from naming people.
        escaped += scalar == "@" ? "&#64;" : "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
