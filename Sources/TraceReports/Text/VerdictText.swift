public import TraceAnalysis

/// What `check` prints: broken budgets first, then one line for all that were kept.
public struct VerdictText: Sendable {
  public let text: String

  /// Breaches of one budget that are printed at most.
  static let breaches = 10

  public init(_ verdict: Verdict) {
    var parts = verdict.broken.map(Self.paragraph)
    if !verdict.errors.isEmpty { parts.append(FindingsText(verdict.errors).text) }
    let kept = verdict.results.count - verdict.broken.count
    var last =
      "\(Numbers.counted(kept, "limit")) kept, \(Numbers.grouped(verdict.broken.count)) broken"
    if !verdict.errors.isEmpty {
      last += ", " + Numbers.counted(verdict.errors.count, "finding") + " of level error"
    }
    if !verdict.skipped.isEmpty {
      last += "; not in this trace: \(verdict.skipped.joined(separator: ", "))"
    }
    parts.append(TextLayout.wrap(last, indent: "  ", first: "") + "\n")
    text = parts.joined(separator: "\n")
  }

  private static func paragraph(_ result: BudgetResult) -> String {
    var lines = [TextLayout.wrap("BROKEN  \(result.title)", indent: "        ", first: "")]
    if let because = result.budget.because {
      lines.append(TextLayout.wrap("because \(because)", indent: "        ", first: "        "))
    }
    for breach in result.breaches.prefix(Self.breaches) {
      lines.append(TextLayout.wrap(breach.sentence, indent: "    ", first: "  "))
      let causes = breach.causes.prefix(4).map { "\($0.text) \(Numbers.grouped($0.count))" }
      if !causes.isEmpty {
        lines.append(
          TextLayout.wrap("for " + causes.joined(separator: "; "), indent: "      ", first: "    ")
        )
      }
    }
    let more = result.breaches.count - Self.breaches
    if more > 0 { lines.append("  and \(Numbers.counted(more, "more place"))") }
    return lines.joined(separator: "\n") + "\n"
  }
}
