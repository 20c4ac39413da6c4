/// Plain text in columns of a terminal, eighty of them.
enum TextLayout {
  static let width = 80

  /// Without what would move the cursor or colour the screen.
  static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    // A joiner holds emoji together; other format characters can turn text round.
    if scalar == "\u{200D}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Words in lines of `width` cells, all but the first indented by `indent`.
  ///
  /// A word that is longer than a line stands alone on its own.
  static func wrap(_ text: String, indent: String = "", first: String? = nil) -> String {
    var lines: [String] = []
    var line = first ?? indent
    var isEmpty = true
    for word in printable(text).split(separator: " ") {
      if !isEmpty, terminalCells(line) + 1 + terminalCells(String(word)) > width {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Cut in the middle to so many cells, and filled up with blanks.
  static func fit(_ text: String, to width: Int) -> String {
    let text = printable(text)
    let length = terminalCells(text)
    if length <= width { return text + String(repeating: " ", count: width - length) }
    var (head, tail) = ("", "")
    let half = (width - 1) / 2
    for character in text where terminalCells(head) + terminalCells(String(character)) <= half {
      head.append(character)
    }
    for character in text.reversed() {
      let next = String(character) + tail
      if terminalCells(head) + 1 + terminalCells(next) > width { break }
      tail = next
    }
    let cut = head + "…" + tail
    return cut + String(repeating: " ", count: max(width - terminalCells(cut), 0))
  }

  /// To the right of so many cells.
  static func right(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(width - terminalCells(text), 0)) + text
  }
}

/// A table of one name and several numbers a row.
struct TextTable {
  let title: String
  /// Headings of the numbers, with the cells that each column takes.
  let columns: [(title: String, width: Int)]
  /// Headings over several columns each, with the cells that they take.
  let groups: [(title: String, width: Int)]
  private var rows: [String] = []

  init(
    _ title: String,
    _ columns: [(title: String, width: Int)],
    under groups: [(title: String, width: Int)] = []
  ) {
    self.title = title
    self.columns = columns
    self.groups = groups
  }

  private var nameWidth: Int {
    TextLayout.width - columns.reduce(0) { $0 + $1.width }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; a name that is too long stands on a line of its own, uncut.
  mutating func add(_ name: String, _ numbers: [String]) {
    let name = TextLayout.printable(name)
    if terminalCells(name) < nameWidth {
      rows.append(line(name, zip(columns.map(\.width), numbers)))
    } else {
      let indent = String(name.prefix { $0 == " " })
      rows.append(TextLayout.wrap(name, indent: indent + "  ", first: indent))
      rows.append(line("", zip(columns.map(\.width), numbers)))
    }
  }

  /// A line of words below the row before it.
  mutating func add(note: String, indent: String = "  ") {
    rows.append(TextLayout.wrap(note, indent: indent))
  }

  private func line(_ name: String, _ numbers: some Sequence<(Int, String)>) -> String {
    let cells = numbers.map { TextLayout.right($1, in: $0) }
    return trimmingEnd(TextLayout.fit(name, to: nameWidth) + cells.joined())
  }

  var text: String {
    let titles = line(groups.isEmpty ? title : "", columns.map { ($0.width, $0.title) })
    let heading =
      groups.isEmpty ? [titles] : [line(title, groups.map { ($0.width, $0.title) }), titles]
    return (heading + rows).joined(separator: "\n") + "\n"
  }
}

/// Without blanks at the end.
func trimmingEnd(_ text: String) -> String {
  String(text.reversed().drop { $0 == " " }.reversed())
}
