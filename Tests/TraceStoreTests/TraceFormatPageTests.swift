import Foundation
import Testing
import TraceModel

@testable import TraceStore

/// `docs/trace-format.md` against the schema itself.
@Suite struct TraceFormatPageTests {
  private let folder: TemporaryFolder
  private let trace: Trace
  private let page: [Substring]

  init() throws {
    folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    Recording.sample.report(to: recorder)
    try recorder.finish(.ok)
    trace = try Trace(path: folder.file())
    let file = repository.appendingPathComponent("docs/trace-format.md")
    page = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyTableAndColumnIsDescribedInOrder() throws {
    let described = describedTables()
    let names = try trace.lines(
      """
      SELECT name FROM sqlite_master
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'
      ORDER BY type, rowid
      """
    )
    #expect(described.map(\.name) == names)
    for table in described {
      let columns = try trace.lines("SELECT name FROM pragma_table_info('\(table.name)')")
      #expect(table.columns == columns, "\(table.name)")
      #expect(!table.isSilent, "\(table.name) needs a sentence")
    }
  }

  @Test func everyColumnOfWordsHasItsWords() throws {
    for table in describedTables() {
      for column in table.wordColumns {
        let count = try trace.lines(
          "SELECT COUNT(*) FROM word WHERE domain = '\(table.name).\(column)'"
        )
        #expect(count != ["0"], "\(table.name).\(column)")
      }
    }
    let domains = Set(try trace.lines("SELECT DISTINCT domain FROM word"))
    let described = describedTables().flatMap { table in
      table.wordColumns.map { "\(table.name).\($0)" }
    }
    #expect(domains == Set(described))
  }

  @Test func everyKeyOfTheFactsIsDescribed() throws {
    let row = try #require(page.first { $0.hasPrefix("| key | text | `app`") })
    for key in TraceFacts.Key.allCases { #expect(row.contains("`\(key.rawValue)`")) }
    for outcome in RecordingOutcome.allCases { #expect(row.contains("`\(outcome.rawValue)`")) }
  }

  @Test func theHeadNamesTheVersion() {
    let text = page.joined(separator: "\n")
    #expect(text.contains("describes schema \(Schema.version):"))
    #expect(text.contains("`PRAGMA application_id` is \(Schema.applicationID) "))
    #expect(text.contains("\n**\(Schema.version)**: "))
  }

  @Test func everyQueryFindsSomething() throws {
    let queries = queries()
    #expect(queries.count > 10)
    for sql in queries {
      #expect(try !trace.lines(sql).isEmpty, "\(sql)")
    }
  }

  @Test(.enabled(if: Shell.path != nil, "the sqlite3 shell is not installed"))
  func everyQueryRunsInTheStockShell() throws {
    for sql in queries() {
      #expect(try Shell.lines(sql, folder.file()) == trace.lines(sql))
    }
  }

  // Reading the page.

  private struct Described {
    var name: String
    var columns: [String] = []
    var wordColumns: [String] = []
    var isSilent = true
  }

  /// Each `### name` with the rows of the table under it; a row `…` stands for
  /// the columns of the table that it names.
  private func describedTables() -> [Described] {
    var tables: [Described] = []
    for line in page {
      if line.hasPrefix("## Queries") { break }
      if line.hasPrefix("### ") {
        tables.append(Described(name: String(line.dropFirst(4))))
      } else if line.hasPrefix("| "), !line.hasPrefix("| column"), !line.hasPrefix("| ---") {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        let last = tables.count - 1
        if cells[1] == "…" {
          let other = cells[3].split(separator: "`").last.map(String.init)
          tables[last].columns += tables.first { $0.name == other }?.columns ?? []
        } else {
          tables[last].columns.append(cells[1])
          if cells[2] == "word" || cells[2] == "flags" { tables[last].wordColumns.append(cells[1]) }
        }
      } else if !line.isEmpty, !line.hasPrefix("|"), !tables.isEmpty {
        tables[tables.count - 1].isSilent = false
      }
    }
    return tables
  }

  private func queries() -> [String] {
    page.joined(separator: "\n").components(separatedBy: "```sql\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
