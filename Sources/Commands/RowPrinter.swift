import JSONSource
import TraceReports
import TraceStore

/// Prints the rows of a query as they come.
protocol RowPrinter {
  /// The text that the row adds; can be empty where rows are held back.
  mutating func row(_ values: [QueryValue]) -> String
  /// What is left when there are no more rows.
  mutating func end() -> String
}

extension QueryValue {
  /// As text, the same in every locale; empty for NULL.
  fileprivate var text: String {
    switch self {
    case .null: ""
    case .integer(let value): String(value)
    case .real(let value): value.description
    case .text(let value): value
    case .blob(let bytes): "x'" + bytes.map(hexadecimal).joined() + "'"
    }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .real: true
    case .null, .text, .blob: false
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

/// Aligned columns.
///
/// Their widths come from the first thousand rows, so that a
/// result of any size is printed in little memory; a later value that is wider
/// shifts its own line.
struct TableRows: RowPrinter {
  private let columns: [String]
  private var held: [[QueryValue]] = []
  private var widths: [Int] = []

  private static let sample = 1_000

  init(columns: [String]) { self.columns = columns }

  mutating func row(_ values: [QueryValue]) -> String {
    guard widths.isEmpty else { return line(values) }
    held.append(values)
    return held.count < Self.sample ? "" : head()
  }

  mutating func end() -> String { widths.isEmpty ? head() : "" }

  private mutating func head() -> String {
    widths = columns.indices.map { column in
      held.reduce(terminalCells(columns[column])) { max($0, terminalCells(shown($1[column]))) }
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
    let text = line(columns.map { .text($0) }) + rule + "\n" + held.map(line).joined()
    held = []
    return text
  }

  private func line(_ values: [QueryValue]) -> String {
    var text = ""
    for (column, value) in values.enumerated() {
      let cell = shown(value)
      let space = String(repeating: " ", count: max(0, widths[column] - terminalCells(cell)))
      if column > 0 { text += "  " }
      let isLast = column == values.count - 1
      text += value.isNumber ? space + cell : cell + (isLast ? "" : space)
    }
    return text + "\n"
  }

  /// A line end inside a value would break the table.
  private func shown(_ value: QueryValue) -> String {
    String(value.text.map { $0.isNewline ? "⏎" : $0 })
  }
}

/// RFC 4180, with a line of column names; lines end with CR LF.
struct CSVRows: RowPrinter {
  private var head: String

  init(columns: [String]) { head = Self.line(columns) }

  mutating func row(_ values: [QueryValue]) -> String {
    defer { head = "" }
    return head + Self.line(values.map(\.text))
  }

  mutating func end() -> String { head }

  private static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    // Scalars, since CR LF is one character.
    guard cell.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    return "\"" + cell.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}

/// An array of objects, one a line.
struct JSONRows: RowPrinter {
  private let columns: [String]
  private var isFirst = true

  init(columns: [String]) { self.columns = columns }

  mutating func row(_ values: [QueryValue]) -> String {
    defer { isFirst = false }
    let members = zip(columns, values).map { JSON.Member($0, json($1)) }
    return (isFirst ? "[\n" : ",\n") + JSON.object(members).text(.compact)
  }

  mutating func end() -> String { isFirst ? "[]\n" : "\n]\n" }

  private func json(_ value: QueryValue) -> JSON {
    switch value {
    case .null: .null
    case .integer(let value): .integer(Int(value))
    // JSON has no infinity and no NaN; SQLite makes NULL of the latter itself.
    case .real(let value): value.isFinite ? .double(value) : .null
    case .text(let value): .string(value)
    case .blob: .string(value.text)
    }
  }
}
