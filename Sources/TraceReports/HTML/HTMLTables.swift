import TraceAnalysis
import TraceModel

/// Rows that a table shows before the rest is folded away.
private let shownRows = 40

/// A table of numbers, whose rows past the first forty are folded away.
struct HTMLTable {
  let caption: String
  let columns: [Column]
  /// Headings over several columns each, the names' column apart.
  let groups: [Group]
  private var rows: [HTML] = []

  /// A heading; the first is of names, all others are of numbers.
  struct Column {
    var title: String
    /// Left out where there is no room.
    var isMinor = false
  }

  /// A heading over so many columns.
  struct Group {
    var title: String
    var columns: Int
    var isMinor = false
  }

  init(_ caption: String, _ columns: [Column], under groups: [Group] = []) {
    self.caption = caption
    self.columns = columns
    self.groups = groups
  }

  /// A line over the rows that follow.
  mutating func add(heading: String) {
    rows.append(
      "<tr class=\"phase\"><th colspan=\"\(columns.count)\" scope=\"rowgroup\">\(heading)</th></tr>"
    )
  }

  mutating func add(_ name: HTML, _ cells: [HTML], isTotal: Bool = false) {
    let numbers = zip(columns.dropFirst(), cells).map { column, cell -> HTML in
      "<td\(column.isMinor ? " class=\"minor\"" as HTML : .none)>\(cell)</td>"
    }
    rows.append(
      HTML(lines: [
        isTotal ? "<tr class=\"total\">" : "<tr>", "<th scope=\"row\">\(name)</th>",
        HTML(lines: numbers), "</tr>",
      ])
    )
  }

  var html: HTML {
    let rest = Array(rows.dropFirst(shownRows))
    let more: HTML =
      rest.isEmpty
      ? .none
      : HTML(lines: [
        "<details>", "<summary>\(Numbers.grouped(rest.count)) more</summary>", table(rest),
        "</details>",
      ])
    return HTML(lines: [table(Array(rows.prefix(shownRows))), more])
  }

  private func table(_ rows: [HTML]) -> HTML {
    let headings = columns.map { column -> HTML in
      "<th scope=\"col\"\(column.isMinor ? " class=\"minor\"" as HTML : .none)>\(column.title)</th>"
    }
    let over = groups.map { group -> HTML in
      "<th scope=\"colgroup\" colspan=\"\(group.columns)\"\(group.isMinor ? " class=\"minor\"" as HTML : .none)>"
        + "\(group.title)</th>"
    }
    let groupRow: HTML =
      over.isEmpty
      ? .none : HTML(lines: ["<tr class=\"groups\">", "<td></td>", HTML(lines: over), "</tr>"])
    return HTML(lines: [
      "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"\(caption)\">",
      "<table>", "<thead>", groupRow, "<tr>", HTML(lines: headings), "</tr>", "</thead>", "<tbody>",
      HTML(lines: rows), "</tbody>", "</table>", "</div>",
    ])
  }
}

extension HTML {
  /// A count; nothing is shown dimmed, so that what is there stands out.
  static func number(_ number: Int) -> HTML {
    number == 0 ? "<span class=\"zero\">0</span>" : "\(Numbers.grouped(number))"
  }

  /// A bar of runs: those that changed something, then those that did not.
  static func bar(_ counts: RunCounts, of most: Int) -> HTML {
    let useful = Numbers.share(counts.runs - counts.waste, of: most)
    let waste = Numbers.share(counts.waste, of: most)
    return "<span class=\"bar\" aria-hidden=\"true\"><i style=\"width:\(useful)\"></i>"
      + "<i class=\"waste\" style=\"width:\(waste)\"></i></span>"
  }

  static func + (a: HTML, b: HTML) -> HTML { "\(a)\(b)" }
}

extension Numbers {
  /// A part in percent with one decimal, for a width: `12.5%`.
  static func share(_ part: Int, of whole: Int) -> String {
    let thousandths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
    return "\(thousandths / 10).\(thousandths % 10)%"
  }

  /// A share in whole percent, as people read it: `12 %`.
  static func percent(_ share: Double) -> String { "\(Int(share * 100 + 0.5)) %" }
}
