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
    return table.text
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

  private static func views(_ comparison: Comparison) -> String {
    var table = TextTable("VIEWS", columns)
    for view in comparison.views {
      add(view.change, view.change.label, to: &table)
      for cause in view.causes { add(cause, "    for \(cause.label)", to: &table) }
    }
    if comparison.unchanged > 0 {
      table.add(note: Numbers.counted(comparison.unchanged, "view") + " with the same counts")
    }
    return table.text
  }

  /// Evaluations and content runs each have a line, and waste where it changed.
  private static func add(
    _ change: Comparison.Change,
    _ label: String,
    to table: inout TextTable
  ) {
    let kinds: [CountKind] = [.evaluations, .contentRuns].filter { change[$0] != (0, 0) }
    for kind in kinds {
      let (base, head) = change[kind]
      table.add(kind == .evaluations ? label : "\(label), content", numbers(base, head))
    }
    let (base, head) = change[.waste]
    let indent = label.prefix { $0 == " " }
    if base != head { table.add("\(indent)  changed nothing", numbers(base, head)) }
  }

  private static func steps(_ comparison: Comparison) -> String {
    guard !comparison.steps.isEmpty else { return "" }
    var table = TextTable("STEPS", columns)
    for step in comparison.steps {
      table.add(step.label, numbers(step.base?.runs ?? 0, step.head?.runs ?? 0))
    }
    return table.text
  }
}
