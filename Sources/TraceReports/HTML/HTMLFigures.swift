import TraceAnalysis

/// The totals at the top of the page.
struct HTMLFigures {
  let html: HTML

  init(_ summary: TraceSummary) {
    let counts = summary.totals.counts
    let share = counts.runs == 0 ? 0 : Double(counts.waste) / Double(counts.runs)
    let figures: [HTML] = [
      Self.figure(Numbers.grouped(counts.evaluations), "evaluations", "calls of a body"),
      Self.figure(Numbers.grouped(counts.contentRuns), "content runs", "closures without a body"),
      Self.figure(
        Numbers.grouped(counts.waste),
        "changed nothing",
        "\(Numbers.percent(share)) of all runs",
        isBad: counts.waste > 0
      ),
      Self.figure(Numbers.grouped(counts.skipped), "skipped", "compared and found equal"),
      Self.figure(Numbers.grouped(counts.updated), "leaves updated", "on the screen"),
      Self.figure(Numbers.time(summary.totals.selfTime), "self time", "in bodies and diffs"),
    ]
    html = HTML(lines: [
      "<section aria-label=\"Totals\">", "<dl class=\"figures\">", HTML(lines: figures), "</dl>",
      "</section>",
    ])
  }

  private static func figure(
    _ number: String,
    _ name: String,
    _ note: String,
    isBad: Bool = false
  ) -> HTML {
    let kind: HTML = isBad ? " class=\"bad\"" : .none
    return "<div\(kind)><dt>\(name)</dt><dd>\(number)</dd><dd class=\"note\">\(note)</dd></div>"
  }
}
