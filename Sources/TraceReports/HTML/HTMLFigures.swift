import TraceAnalysis

/// The totals at the top of the page.
struct HTMLFigures {
  let html: HTML

  init(_ summary: TraceSummary, times: ReportTimes, comparison: Comparison? = nil) {
    let counts = summary.totals.counts
    let share = counts.runs == 0 ? 0 : Double(counts.waste) / Double(counts.runs)
    func figure(_ kind: CountKind, _ name: String, _ note: String, isBad: Bool = false) -> HTML {
      Self.figure(
        Numbers.grouped(counts[kind]),
        name,
        note,
        was: comparison.map { $0.totals[kind].base },
        isBad: isBad
      )
    }
    var figures = [
      figure(.evaluations, "evaluations", "calls of a body"),
      figure(.contentRuns, "content runs", "closures without a body"),
      figure(
        .waste,
        "changed nothing",
        "\(Numbers.percent(share)) of all runs",
        isBad: counts.waste > 0
      ),
      figure(.skipped, "skipped", "views found equal"),
      figure(.updated, "leaves updated", "on the screen"),
    ]
    if times == .shown {
      let time = Numbers.time(summary.totals.selfTime)
      figures.append(Self.figure(time, "self time", "in bodies and diffs"))
    }
    html = HTML(lines: [
      "<section aria-label=\"Totals\">", "<dl class=\"figures\">", HTML(lines: figures), "</dl>",
      "</section>",
    ])
  }

  private static func figure(
    _ number: String,
    _ name: String,
    _ note: String,
    was base: Int? = nil,
    isBad: Bool = false
  ) -> HTML {
    let kind: HTML = isBad ? " class=\"bad\"" : .none
    let was: HTML = base.map { " <small>was \(Numbers.grouped($0))</small>" } ?? .none
    return "<div\(kind)><dt>\(name)</dt><dd>\(number)\(was)</dd>"
      + "<dd class=\"note\">\(note)</dd></div>"
  }
}
