import TraceAnalysis
import TraceModel

/// The tables of views, steps and causes.
extension HTMLSection {
  static func views(_ summary: TraceSummary, _ times: ReportTimes) -> HTMLSection {
    let counts: [HTMLTable.Column] = [
      .init(title: "View"), .init(title: "Runs", isMinor: true), .init(title: "Evaluations"),
      .init(title: "Content"), .init(title: "No change"), .init(title: "Skipped", isMinor: true),
    ]
    let durations: [HTMLTable.Column] = [
      .init(title: "Self ms", isMinor: true), .init(title: "Total ms", isMinor: true),
    ]
    var table = HTMLTable("Views", counts + (times == .shown ? durations : []))
    let most = summary.views.map(\.tally.counts.runs).max() ?? 0
    for view in summary.views {
      let place: HTML = view.view.shortPlace.map { "<span class=\"place\">\($0)</span>" } ?? .none
      table.add(
        "<b>\(view.label)</b>\(place)",
        cells(view.tally, most),
        isTotal: false
      )
    }
    table.add("all", cells(summary.totals, summary.totals.counts.runs), isTotal: true)
    return HTMLSection(
      "views",
      "Views",
      count: summary.views.count,
      lead: "What ran, most often first. An evaluation is one call of a body; a content run is "
        + "one of a closure that has no body of its own. Hatched: runs after which nothing "
        + "visible had changed.",
      table.html
    )
  }

  private static func cells(_ tally: Tally, _ most: Int) -> [HTML] {
    let counts = tally.counts
    return [
      .bar(counts, of: most), .number(counts.evaluations), .number(counts.contentRuns),
      .number(counts.waste), .number(counts.skipped), "\(Numbers.milliseconds(tally.selfTime))",
      "\(Numbers.milliseconds(tally.totalTime))",
    ]
  }

  static func steps(_ summary: TraceSummary, _ times: ReportTimes) -> HTMLSection? {
    guard !summary.steps.isEmpty else { return nil }
    let counts: [HTMLTable.Column] = [
      .init(title: "Step"), .init(title: "Runs", isMinor: true), .init(title: "Evaluations"),
      .init(title: "Content"), .init(title: "No change"), .init(title: "Updates", isMinor: true),
    ]
    var table = HTMLTable(
      "Steps",
      counts + (times == .shown ? [.init(title: "Self ms", isMinor: true)] : [])
    )
    let most = summary.steps.map(\.tally.counts.runs).max() ?? 0
    var mark: String?
    for row in summary.steps {
      if row.step.mark != mark {
        mark = row.step.mark
        if let mark { table.add(heading: mark) }
      }
      // What a mark names is the heading above.
      if row.step.action == "mark", row.step.outcome == .idle, row.tally.counts.runs == 0 {
        continue
      }
      let counts = row.tally.counts
      table.add(
        name(row.step),
        [
          .bar(counts, of: most), .number(counts.evaluations), .number(counts.contentRuns),
          .number(counts.waste), .number(row.transactions),
          "\(Numbers.milliseconds(row.tally.selfTime))",
        ]
      )
    }
    return HTMLSection(
      "steps",
      "Steps",
      count: summary.steps.count,
      lead: "The actions of the workload, in their order, under the phases that it marks.",
      table.html
    )
  }

  private static func name(_ step: StepRow) -> HTML {
    let ending: HTML
    switch step.outcome {
    case .idle: ending = .none
    case nil: ending = "<span class=\"failed\">did not end</span>"
    case let outcome?: ending = "<span class=\"failed\">\(outcome.description)</span>"
    }
    if step.path == "0" { return "<b>mount</b>\(ending)" }
    return "<span class=\"path\">\(step.path)</span> <b>\(step.words)</b>\(ending)"
  }

  static func causes(_ summary: TraceSummary) -> HTMLSection? {
    guard !summary.views.isEmpty else { return nil }
    var table = HTMLTable(
      "Causes",
      [
        .init(title: "View and cause"), .init(title: "Runs", isMinor: true),
        .init(title: "Times"), .init(title: "No change"),
      ]
    )
    let most = summary.views.flatMap(\.causes).map(\.tally.counts.runs).max() ?? 0
    for view in summary.views {
      for cause in view.causes {
        let counts = cause.tally.counts
        table.add(
          "<b>\(view.label)</b> <code>\(cause.causes.text)</code>",
          [.bar(counts, of: most), .number(counts.runs), .number(counts.waste)]
        )
      }
    }
    return HTMLSection(
      "causes",
      "Causes",
      lead: "Why each view ran, in the words of Self._printChanges().",
      table.html
    )
  }
}
