public import TraceAnalysis

/// Findings as paragraphs of plain text.
public struct FindingsText: Sendable {
  public let text: String

  public init(_ findings: [Finding]) {
    guard !findings.isEmpty else {
      text = "FINDINGS\n  none\n"
      return
    }
    text = "FINDINGS\n" + findings.map(Self.paragraph).joined(separator: "\n")
  }

  private static func paragraph(_ finding: Finding) -> String {
    let indent = "    "
    var lines = ["  \(finding.severity): \(finding.rule)"]
    lines.append(TextLayout.wrap(finding.sentence, indent: indent))
    var whereAndWhen = finding.place.map { ["at \($0.short)"] } ?? []
    whereAndWhen.append(contentsOf: [steps(finding.steps)].compactMap { $0 })
    if !whereAndWhen.isEmpty {
      lines.append(TextLayout.wrap(whereAndWhen.joined(separator: ", "), indent: indent))
    }
    lines.append(TextLayout.wrap(finding.advice, indent: indent + "     ", first: indent + "fix: "))
    if let saving = finding.saving {
      lines.append(
        TextLayout.wrap(
          "\(Numbers.grouped(saving.count)) \(saving.noun). \(saving.basis)",
          indent: indent + "       ",
          first: indent + "saves: "
        )
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `in step 1 (tap)`, `in 5 steps from step 1 (tap) to step 9 (wait)`.
  static func steps(_ labels: [String]) -> String? {
    guard let first = labels.first, let last = labels.last else { return nil }
    switch labels.count {
    case 1: return "in \(first)"
    case 2: return "in \(first) and \(last)"
    default: return "in \(labels.count) steps from \(first) to \(last)"
    }
  }
}

extension SourcePlace {
  /// The file's name alone, so that a report is the same in every checkout.
  var short: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
