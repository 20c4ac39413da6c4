import Testing
import TraceModel

@testable import TraceStore

@Suite struct QueryTests {
  private let folder: TemporaryFolder
  private let trace: Trace

  init() throws {
    folder = try TemporaryFolder()
    try OpeningErrorTests.sample(folder.file())
    trace = try Trace(path: folder.file())
  }

  @Test func valuesKeepTheirKinds() throws {
    let query = try trace.query(
      "SELECT 1 AS one, 2.5, 'a' AS \"the text\", x'0102', NULL; -- end\n"
    )
    #expect(query.columns == ["one", "2.5", "the text", "x'0102'", "NULL"])
    #expect(try query.next() == [.integer(1), .real(2.5), .text("a"), .blob([1, 2]), .null])
    #expect(try query.next() == nil)
    #expect(try query.next() == nil)
  }

  @Test(
    arguments: [
      ("SELEC 1", .query(message: "near \"SELEC\": syntax error", sql: "SELEC 1")),
      ("SELECT x FROM run", .query(message: "no such column: x", sql: "SELECT x FROM run")),
      ("SELECT 'a", .query(message: "unrecognized token: \"'a\"", sql: "SELECT 'a")),
      ("DELETE FROM run", .queryWrites(sql: "DELETE FROM run")),
      ("DELETE FROM run RETURNING id", .queryWrites(sql: "DELETE FROM run RETURNING id")),
      ("CREATE TEMP TABLE a(b)", .queryWrites(sql: "CREATE TEMP TABLE a(b)")),
      ("VACUUM INTO '/tmp/no.db'", .queryWrites(sql: "VACUUM INTO '/tmp/no.db'")),
      ("PRAGMA journal_mode = WAL", .queryWrites(sql: "PRAGMA journal_mode = WAL")),
      ("PRAGMA query_only = 0", .notAQuery(sql: "PRAGMA query_only = 0")),
      ("COMMIT", .notAQuery(sql: "COMMIT")),
      ("ATTACH '/tmp/no.db' AS a", .notAQuery(sql: "ATTACH '/tmp/no.db' AS a")),
      ("", .notAQuery(sql: "")),
      ("-- nothing", .notAQuery(sql: "-- nothing")),
      ("SELECT 1; SELECT 2", .severalStatements(rest: " SELECT 2")),
      ("SELECT 1; ; /* x */ nonsense", .severalStatements(rest: " ; /* x */ nonsense")),
    ] as [(String, TraceStoreError.Problem)]
  )
  func onlyOneReadingStatementIsAQuery(sql: String, problem: TraceStoreError.Problem) throws {
    let error = #expect(throws: TraceStoreError.self) { try trace.query(sql) }
    #expect(error?.problem == problem)
  }

  @Test(arguments: ["SELECT 1", "SELECT 1;", "SELECT 1 ; \n -- a; b\n/* c; */ ;", "VALUES (1)"])
  func commentsAndSemicolonsMayFollow(sql: String) throws {
    #expect(try trace.lines(sql) == ["1"])
  }

  @Test func anErrorOnTheWayIsToldWithTheQuery() throws {
    let query = try trace.query("SELECT abs(-9223372036854775807 - 1)")
    let error = #expect(throws: TraceStoreError.self) { try query.next() }
    #expect(
      error?.problem
        == .query(message: "integer overflow", sql: "SELECT abs(-9223372036854775807 - 1)")
    )
    #expect(try query.next() == nil)
  }

  @Test func twoQueriesGoSideBySide() throws {
    let first = try trace.query("SELECT 1 UNION ALL SELECT 2")
    let second = try trace.query("SELECT 3")
    #expect(try first.next() == [.integer(1)])
    #expect(try second.next() == [.integer(3)])
    #expect(try first.next() == [.integer(2)])
  }
}
