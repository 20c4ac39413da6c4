import TraceStore

extension Command {
  static let query = Command(
    name: "query",
    summary: "ask a trace in SQL",
    operands: [
      .trace,
      Operand(name: "SQL", help: "one statement that only reads, quoted", completion: .nothing),
    ],
    options: [.queryFormat],
    manual: """
      Tables, views and example queries: docs/trace-format.md. For instance:
      viewtrace query feed.viewtrace "SELECT * FROM by_view"
      """,
    action: { arguments, console in
      let trace = try openTrace(arguments.operand(0), console)
      let query = try trace.query(arguments.operand(1))
      var printer: any RowPrinter =
        switch arguments[.queryFormat] {
        case "csv": CSVRows(columns: query.columns)
        case "json": JSONRows(columns: query.columns)
        default: TableRows(columns: query.columns)
        }
      // Large results arrive in pieces of some size, not in a call a row.
      var text = ""
      while let row = try query.next() {
        text += printer.row(row)
        if text.utf8.count > 65_536 {
          console.output(text)
          text = ""
        }
      }
      console.output(text + printer.end())
      return .fine
    }
  )
}

extension Option {
  fileprivate static let queryFormat = Option(
    "format",
    choices: ["table", "csv", "json"],
    help: "how rows are printed; a table by default"
  )
}
