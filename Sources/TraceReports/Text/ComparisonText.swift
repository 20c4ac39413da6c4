public import TraceAnalysis
import TraceModel

/// What changed between two traces, in plain text of eighty columns.
public struct ComparisonText: Sendable {
  public let text: String

  public init(_ comparison: Comparison) {
    var sections: [String] = [Self.totals(comparison), Self.settings(comparison)]
    if comparison.isEmpty {
      sections.append("All counts are the same.\n")
    } else {
      sections += [Self.views(comparison), Self.steps(comparison)]
    }
    text = sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func totals(_ comparison: Comparison) -> String {
    let kinds: [CountKind] = [.evaluations, .contentRuns, .skipped, .updated, .waste]
    var table = TextTable("TOTALS", columns)
    for kind in kinds {
      let (base, head) = comparison.totals[kind]
      table.add(kind.noun, numbers(base, head))
    }
    if let note = Self.newViews(comparison) { table.add(note: note) }
    return table.text
  }

  /// Splitting a view moves runs from content to evaluations; this says how many.
  private static func newViews(_ comparison: Comparison) -> String? {
    let new = comparison.views.map(\.change).filter { $0.base == nil && $0[.evaluations].head > 0 }
    let evaluations = new.reduce(0) { $0 + $1[.evaluations].head }
    guard !new.isEmpty else { return nil }
    return "of head's evaluations \(Numbers.grouped(evaluations)) are of "
      + "\(Numbers.counted(new.count, "view")) that the base does not have"
  }

  private static let columns = [(title: "base", width: 12), ("head", 12), ("change", 12)]

  private static func numbers(_ base: Int, _ head: Int) -> [String] {
    [
      TextReport.dashed(base), TextReport.dashed(head),
      base == head ? "=" : Numbers.signed(head - base),
    ]
  }

  private static func settings(_ comparison: Comparison) -> String {
    guard !comparison.settings.isEmpty else { return "" }
    let lines = comparison.settings.map { setting in
      let name = setting.key.rawValue.split(separator: "_").joined(separator: " ")
      return TextLayout.wrap(
        "\(name): \(setting.base ?? "none"), then \(setting.head ?? "none")",
        indent: "    ",
        first: "  "
      )
    }
    return "RECORDED DIFFERENTLY\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Evaluations, content runs and waste, each before and after.
  private static func table(_ title: String) -> TextTable {
    let kinds: [(title: String, width: Int)] = [
      ("evaluations", 13), ("content", 13), ("no change", 13),
    ]
    return TextTable(
      title,
      kinds.flatMap { _ in [(title: "base", width: 7), ("head", 6)] },
      under: kinds
    )
  }

  private static func numbers(_ change: Comparison.Change) -> [String] {
    [CountKind.evaluations, .contentRuns, .waste].flatMap { kind in
      [TextReport.dashed(change[kind].base), TextReport.dashed(change[kind].head)]
    }
  }

  /// Whether one of the counts of `numbers` differs.
  private static func isShown(_ change: Comparison.Change) -> Bool {
    [CountKind.evaluations, .contentRuns, .waste].contains { change[$0].base != change[$0].head }
  }

  private static func views(_ comparison: Comparison) -> String {
    var table = table("VIEWS")
    var unchanged = comparison.unchanged
    for view in comparison.views {
      let causes = view.causes.filter(isShown)
      // Another number of fields compared, say, is in the trace but not in this table.
      guard isShown(view.change) || !causes.isEmpty else {
        unchanged += 1
        continue
      }
      table.add(view.change.label, numbers(view.change))
      // A view's only cause has the view's own numbers.
      for cause in causes where causes.count > 1 || numbers(cause) != numbers(view.change) {
        table.add("  for \(cause.label)", numbers(cause))
      }
    }
    if unchanged > 0 {
      table.add(note: Numbers.counted(unchanged, "view") + " with the same counts")
    }
    return table.text
  }

  private static func steps(_ comparison: Comparison) -> String {
    guard !comparison.steps.isEmpty else { return "" }
    var table = table("STEPS")
    for step in comparison.steps where isShown(step) { table.add(step.label, numbers(step)) }
    return table.text
  }
}
