import TraceAnalysis
import TraceModel

/// What is wrong, and what the run itself had to say.
extension HTMLSection {
  static func findings(_ digest: TraceDigest) -> HTMLSection {
    let cards = digest.findings.map(card)
    let body: HTML =
      cards.isEmpty
      ? "<p class=\"fine\">Nothing was found that costs more than it has to.</p>"
      : HTML(lines: ["<ol class=\"findings\">", HTML(lines: cards), "</ol>"])
    return HTMLSection("findings", "Findings", count: cards.count, body)
  }

  private static func card(_ finding: Finding) -> HTML {
    let place: HTML = finding.place.map { "<code>\($0.short)</code>" } ?? .none
    let steps: HTML =
      FindingsText.steps(finding.steps).map { "<span>\($0)</span>" } ?? .none
    let saving: HTML =
      finding.saving.map {
        "<p class=\"saving\"><b>\(Numbers.grouped($0.count))</b> \($0.noun) could be saved. "
          + "<span>\($0.basis)</span></p>"
      } ?? .none
    let level = finding.severity.description
    return HTML(lines: [
      "<li class=\"\(level)\">",
      "<h3><span class=\"level\">\(level)</span> \(finding.rule)</h3>",
      "<p class=\"what\">\(finding.sentence)</p>",
      "<p class=\"where\">\(place) \(steps)</p>",
      "<p class=\"fix\"><b>Fix.</b> \(finding.advice)</p>",
      saving,
      "</li>",
    ])
  }

  static func messages(_ digest: TraceDigest) -> HTMLSection? {
    guard !digest.messages.isEmpty else { return nil }
    let items = digest.messages.map { message -> HTML in
      let view: HTML = message.view.map { " <b>\($0)</b>" } ?? .none
      let times: HTML =
        message.count > 1 ? " <span>\(Numbers.grouped(message.count)) times</span>" : .none
      return "<li class=\"\(message.level.description)\"><span class=\"level\">"
        + "\(message.level.description)</span> <span class=\"what\">\(message.text)</span>"
        + " <span class=\"where\">\(message.step)\(view)\(times)</span></li>"
    }
    return HTMLSection(
      "messages",
      "Messages",
      count: digest.messages.count,
      lead: "What SwiftUI and the recording logged.",
      HTML(lines: ["<ul class=\"messages\">", HTML(lines: items), "</ul>"])
    )
  }

  static func comparison(_ comparison: Comparison?) -> HTMLSection? {
    guard let comparison else { return nil }
    let kinds: [(kind: CountKind, title: String)] = [
      (.evaluations, "Evaluations"), (.contentRuns, "Content"), (.waste, "No change"),
    ]
    var table = HTMLTable(
      "Changes",
      [.init(title: "View")]
        + kinds.flatMap { kind, _ in
          ["base", "now"].map { HTMLTable.Column(title: $0, isMinor: kind == .waste) }
        },
      under: kinds.map { .init(title: $0.title, columns: 2, isMinor: $0.kind == .waste) }
    )
    func add(_ change: Comparison.Change, isTotal: Bool = false) {
      let cells = kinds.flatMap { kind, _ -> [HTML] in
        let (base, head) = change[kind]
        let way: HTML = base == head ? "same" : (head < base ? "less" : "more")
        return [.number(base), "<span class=\"\(way)\">\(HTML.number(head))</span>"]
      }
      table.add("<b>\(change.label)</b>", cells, isTotal: isTotal)
    }
    add(comparison.totals, isTotal: true)
    let shown = comparison.views.map(\.change).filter { change in
      kinds.contains { change[$0.kind].base != change[$0.kind].head }
    }
    for change in shown { add(change) }
    let unchanged = comparison.unchanged + comparison.views.count - shown.count
    let different = comparison.settings.map { setting -> HTML in
      "<li>\(setting.key.rawValue): \(setting.base ?? "none"), then \(setting.head ?? "none")</li>"
    }
    let settings: HTML =
      different.isEmpty
      ? .none
      : HTML(lines: [
        "<p>Recorded differently:</p>", "<ul>", HTML(lines: different), "</ul>",
      ])
    let body: HTML =
      comparison.isEmpty ? "<p class=\"fine\">All counts are the same.</p>" : table.html
    return HTMLSection(
      "changes",
      "Changes",
      count: shown.count,
      lead: "Exact counts of the base and of this trace. "
        + "\(Numbers.counted(unchanged, "view")) did not change.",
      HTML(lines: [settings, body])
    )
  }
}
