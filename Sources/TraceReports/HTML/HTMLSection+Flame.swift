import JSONSource
import TraceAnalysis
import TraceModel

extension HTMLSection {
  static func flame(_ flame: FlameSummary?) -> HTMLSection? {
    guard let flame, flame.inTime.count > 0 else { return nil }
    let drawn = Set(flame.inTime.cause).union(flame.merged.cause)
    let used = Set(drawn.map { flame.causes[$0].kind })
    let legend = CauseClass.allCases.filter(used.contains).map { kind -> HTML in
      "<li><i class=\"swatch \(kind.style)\"></i>\(kind.description)</li>"
    }
    let short =
      flame.measure == .time
      ? "shorter than \(Numbers.time(flame.threshold))" : "with no others inside"
    let folded: HTML =
      flame.folded == 0
      ? .none
      : "<p class=\"lead\">\(Numbers.grouped(flame.folded)) runs \(short) "
        + "are drawn together; their sums are kept.</p>"
    let body = HTML(lines: [
      folded,
      "<div class=\"flame\" id=\"flame\">",
      "<div class=\"controls\">",
      "<div role=\"group\" aria-label=\"Order of the chart\">",
      "<button type=\"button\" data-chart=\"time\" aria-pressed=\"true\">In order of time</button>",
      "<button type=\"button\" data-chart=\"merged\" aria-pressed=\"false\">Merged by path</button>",
      "</div>",
      "<label>Search <input type=\"search\" placeholder=\"view\" autocomplete=\"off\"></label>",
      "<button type=\"button\" data-reset>Show all</button>",
      "</div>",
      "<div class=\"canvas\"><canvas tabindex=\"0\" role=\"img\" aria-describedby=\"flame-help\" "
        + "aria-label=\"Flame chart of all runs; the table of views has the same numbers\">"
        + "</canvas></div>",
      "<p class=\"details\" role=\"status\">Needs script; the tables above and below have the same "
        + "numbers.</p>",
      "<ul class=\"legend\" aria-label=\"Colours\">",
      HTML(lines: legend),
      "<li><i class=\"swatch waste\"></i>hatched: changed nothing visible</li>",
      "</ul>",
      "<p class=\"help\" id=\"flame-help\">Click a box to zoom, Escape to go back. Arrow keys move "
        + "from box to box, Enter zooms, plus and minus zoom too. Ctrl and wheel zoom round the "
        + "pointer, dragging moves.</p>",
      "</div>",
    ])
    return HTMLSection(
      "chart",
      "Chart",
      lead: flame.measure == .time
        ? "Each box is a run; its width is its time with all it led to, its colour is why it "
          + "ran. Time between transactions is left out."
        : "Each box is a run; its width is how many runs it led to, itself included, its colour "
          + "is why it ran.",
      body
    )
  }
}

extension CauseClass {
  /// The class of its swatch, and the name of its colour.
  var style: String {
    switch self {
    case .frame: "frame"
    case .first: "first"
    case .model: "model"
    case .state: "state"
    case .environment: "environment"
    case .input: "input"
    case .other: "other"
    case .folded: "folded"
    }
  }
}

/// The columns of the charts as JSON in a script element, and no markup can end it.
///
/// `start` holds differences, `runs` and `waste` pairs of index difference and
/// value for those that are not 1 and not 0.
struct FlameData {
  let html: HTML

  init(_ flame: FlameSummary) {
    let style = JSONStyle(width: nil, escapesLessThan: true)
    let names = JSON.array(flame.names.map { .string(TextLayout.printable($0)) }).text(style)
    let causes = JSON.array(
      flame.causes.map { .array([.string(TextLayout.printable($0.text)), .string($0.kind.style)]) }
    ).text(style)
    let words = JSON.object(
      CauseClass.allCases.map { JSON.Member($0.style, .string($0.description)) }
    ).text(style)
    let json =
      "{\"unit\":\"\(flame.measure == .time ? "ns" : "runs")\",\n\"names\":\(names),\n\"causes\":\(causes),\n\"words\":\(words),\n"
      + "\"time\":\(Self.columns(flame.inTime)),\n\"merged\":\(Self.columns(flame.merged))}"
    html =
      "<script type=\"application/json\" id=\"flame-data\">\n\(HTML(trusted: json))\n</script>"
  }

  private static func columns(_ columns: FlameColumns) -> String {
    var last = 0
    let start = columns.start.map { start in
      defer { last = start }
      return start - last
    }
    return "{\"start\":\(list(start)),\n\"duration\":\(list(columns.duration)),\n"
      + "\"depth\":\(list(columns.depth)),\n\"name\":\(list(columns.name)),\n"
      + "\"cause\":\(list(columns.cause)),\n\"runs\":\(list(sparse(columns.runs, usual: 1))),\n"
      + "\"waste\":\(list(sparse(columns.waste, usual: 0)))}"
  }

  private static func list(_ numbers: [Int]) -> String {
    "[" + numbers.map { String($0) }.joined(separator: ",") + "]"
  }

  private static func sparse(_ numbers: [Int], usual: Int) -> [Int] {
    var pairs: [Int] = []
    var last = 0
    for (index, number) in numbers.enumerated() where number != usual {
      pairs += [index - last, number]
      last = index
    }
    return pairs
  }
}
