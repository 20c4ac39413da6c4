import Testing

@testable import Commands

private let drawing = """
  step mount
  transaction mount
    Feed  9  @identity
  step tap "Plus"
  transaction
    Feed  5  _count
  """

struct QueryTests {
  private let folder: TraceFolder
  private let trace: String

  init() throws {
    folder = try TraceFolder()
    trace = try folder.record(drawing)
  }

  @Test(arguments: [
    (
      [],
      """
      a  text
      -  ----
      1  x

      """
    ),
    (["--format", "csv"], "a,text\r\n1,x\r\n"),
    (["--format", "json"], "[\n{\"a\":1,\"text\":\"x\"}\n]\n"),
  ])
  func eachFormatHasItsShape(options: [String], output: String) {
    let printed = viewtrace(["query", trace, "SELECT 1 AS a, 'x' AS text"] + options)
    #expect(printed.exitCode == .fine)
    #expect(printed.output == output)
    #expect(printed.error == "")
  }

  @Test(arguments: [("table", "a\n-\n"), ("csv", "a\r\n"), ("json", "[]\n")])
  func noRowsAreAHeadOrAnEmptyList(format: String, output: String) {
    let printed = viewtrace("query", trace, "SELECT 1 AS a WHERE 0", "--format", format)
    #expect(printed.output == output)
  }

  @Test(arguments: [
    ("csv", "a,b,c,d,e\r\n\"a,\"\"b\"\"\nc\",,1.5,-2,x'00ff'\r\n"),
    ("json", "[\n{\"a\":\"a,\\\"b\\\"\\nc\",\"b\":null,\"c\":1.5,\"d\":-2,\"e\":\"x'00ff'\"}\n]\n"),
    (
      "table",
      """
      a        b  c    d   e
      -------  -  ---  --  -------
      a,"b"⏎c     1.5  -2  x'00ff'

      """
    ),
  ])
  func hostileValuesAreQuoted(format: String, output: String) {
    let sql = "SELECT 'a,\"b\"' || char(10) || 'c' AS a, NULL AS b, 1.5 AS c, -2 AS d, x'00ff' AS e"
    #expect(viewtrace("query", trace, sql, "--format", format).output == output)
  }

  /// A terminal gives Chinese characters and emoji two cells.
  @Test func columnsStandBelowEachOtherWhateverTheScript() {
    let sql = "SELECT '界面' AS a, 1 AS b UNION ALL SELECT 'ab', 22 UNION ALL SELECT '🇩🇪', 3"
    #expect(
      viewtrace("query", trace, sql, "--format", "table").output == """
        a     b
        ----  --
        界面   1
        ab    22
        🇩🇪     3

        """
    )
  }

  /// Rows beyond those that the widths are taken from, and more than one piece.
  @Test(arguments: ["table", "csv", "json"])
  func manyRowsAllArrive(format: String) {
    let sql = """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      SELECT i, 'row ' || i AS text FROM n
      """
    let lines = viewtrace("query", trace, sql, "--format", format).output.split(
      whereSeparator: \.isNewline
    )
    #expect(lines.filter { $0.contains("row ") }.count == 20_000)
    #expect(lines.contains { $0.contains("row 20000") })
  }

  @Test func theTraceIsAsked() {
    let sql = "SELECT view, evaluations FROM by_view"
    #expect(
      viewtrace("query", trace, sql, "--format", "csv").output == "view,evaluations\r\nFeed,2\r\n"
    )
  }

  @Test(arguments: [
    ("SELECT missing FROM run", "SQL: no such column: missing"),
    ("DELETE FROM run", "a query may only read"),
    ("SELECT 1; SELECT 2", "one statement at a time"),
  ])
  func wrongSQLIsWrongUse(sql: String, sentence: String) {
    let printed = viewtrace("query", trace, sql)
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.output == "")
    #expect(printed.error.hasPrefix("\(trace): \(sentence)"))
    #expect(printed.error.contains("\n  fix: "))
  }
}
