public import TraceAnalysis

/// Findings and broken budgets as workflow commands, which GitHub shows beside the code.
public struct GitHubAnnotations: Sendable {
  /// One command a line; empty when there is nothing to say.
  public let text: String

  /// Writes annotations.
  ///
  /// - Parameters:
  ///   - findings: Of any level; a note becomes a notice.
  ///   - verdict: Its broken budgets; nil for findings alone.
  ///   - budgetPath: The budget file, from the root.
  ///   - root: Paths are told relative to it; a place outside is left out.
  public init(
    findings: [Finding],
    verdict: Verdict? = nil,
    budgetPath: String? = nil,
    root: SourceRoot
  ) {
    var lines = findings.map { finding in
      let level = finding.severity == .note ? "notice" : finding.severity.description
      return Self.command(
        level,
        root.place(of: finding),
        title: "\(finding.rule): \(finding.view)",
        "\(finding.sentence)\n\(finding.advice)"
      )
    }
    for broken in verdict?.broken ?? [] {
      let place = budgetPath.map { SourcePlace(file: $0, line: broken.budget.line) }
      let text = ([broken.budget.because].compactMap { $0 } + broken.breaches.map(\.sentence))
        .joined(separator: "\n")
      lines.append(Self.command("error", place, title: broken.title, text))
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func command(
    _ level: String,
    _ place: SourcePlace?,
    title: String,
    _ message: String
  ) -> String {
    var properties = place.map { ["file=\(property($0.file))", "line=\($0.line)"] } ?? []
    properties.append("title=\(property(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// A line feed or a percent sign would end or change the command.
  private static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in TextLayout.printableLines(text).unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func property(_ text: String) -> String {
    var escaped = ""
    for character in data(text) {
      switch character {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
