import Foundation
import Testing
import TraceModel
import ViewTraceTesting
import Workloads

/// A rich recording fills the whole trace, and its sums are those of its rows.
struct TableTests {
  static let workload = Workload(
    name: "rich",
    device: .init(safeArea: .init(top: 47, bottom: 34)),
    steps: [
      .mark("lists"),
      .tap("Insert"),
      .tap("Swap"),
      .tap("Remove"),
      .mark("models"),
      .tap("Both"),
      .tap("Branch"),
      .tap("Task"),
      .type("ab", into: "Search"),
      .setEnvironment(Workload.Environment.Change(colorScheme: .dark)),
      .resize(Workload.Size(width: 320, height: 900)),
      .unmount,
    ]
  )

  @Test func everyTableHasRows() async throws {
    let run = try await record(RichApp.self, workload: Self.workload, takesFrames: true)
    let tables = try run.rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    #expect(tables.count > 20)
    let empty = try tables.filter { try run.rows("SELECT 1 FROM \($0) LIMIT 1").isEmpty }
    #expect(empty == [])
  }

  @Test func everyFactButTheExceptionsIsThere() async throws {
    let run = try await record(RichApp.self, workload: Self.workload)
    let keys = Set(try run.rows("SELECT key FROM trace"))
    let missing = TraceFacts.Key.allCases.filter { !keys.contains($0.rawValue) }
    // This trace knows everything, and nothing failed.
    #expect(missing == [.cannotKnow, .failure])
  }

  @Test func theExampleQueriesRun() async throws {
    let run = try await record(RichApp.self, workload: Self.workload)
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "docs/trace-format.md"),
      encoding: .utf8
    )
    let queries = page.components(separatedBy: "```sql\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(queries.count > 10)
    for query in queries { _ = try run.rows(query) }
  }

  @Test func sumsEqualTheRuns() async throws {
    let run = try await record(RichApp.self, workload: Self.workload)
    let sums = try run.rows(
      """
      SELECT view, step, causes, evaluations, content_runs, firsts, compared, skipped, fields,
        updated, waste, pure_waste
      FROM view_step
      ORDER BY view, step, causes
      """
    )
    let runs = try run.rows(
      """
      SELECT d.view, t.step, r.causes, SUM(r.flags & 1 = 0), SUM(r.flags & 1 = 1),
        SUM(r.flags & 2 = 2), SUM(r.compared), SUM(r.skipped), SUM(r.fields), SUM(r.updated),
        SUM(r.flags & 4 = 4), SUM(r.flags & 8 = 8)
      FROM run r
        JOIN node d ON d.id = r.node
        JOIN txn t ON t.id = r.txn
      GROUP BY d.view, t.step, r.causes
      ORDER BY d.view, t.step, r.causes
      """
    )
    #expect(sums.count > 10)
    #expect(sums == runs)
  }

  @Test func everyReferenceLeadsToARow() async throws {
    let run = try await record(RichApp.self, workload: Self.workload)
    for (from, column, to) in Self.references {
      let loose = try run.rows(
        """
        SELECT f.\(column)
        FROM \(from) f
          LEFT JOIN \(to) t ON t.id = f.\(column)
        WHERE f.\(column) IS NOT NULL AND t.id IS NULL
        """
      )
      #expect(loose == [], "\(from).\(column)")
    }
  }

  private static let references = [
    ("run", "txn", "txn"), ("run", "node", "node"), ("run", "causes", "cause_set"),
    ("run", "write", "write"), ("run_write", "write", "write"), ("run_write", "run", "run"),
    ("run_change", "run", "run"), ("node", "view", "view"), ("node", "txn", "txn"),
    ("node", "parent", "node"), ("txn", "step", "step"), ("list", "txn", "txn"),
    ("list", "node", "node"), ("list", "run", "run"), ("write", "step", "step"),
    ("write", "txn", "txn"), ("write", "node", "node"), ("write", "object", "object"),
    ("write", "place", "place"), ("layout", "txn", "txn"), ("layout", "node", "node"),
    ("layout_view", "layout", "layout"), ("layout_view", "view", "view"),
    ("lifetime", "txn", "txn"), ("lifetime", "node", "node"), ("display", "txn", "txn"),
    ("message", "step", "step"), ("message", "node", "node"), ("view", "owner", "view"),
    ("view", "place", "place"), ("frame", "place", "place"), ("object", "type", "name"),
  ]

  @Test func aRunsWritesWereTakenUpByItsTransaction() async throws {
    let run = try await record(RichApp.self, workload: Self.workload)
    let odd = try run.rows(
      """
      SELECT r.id, r.txn, w.id, w.txn
      FROM run r
        JOIN write w ON w.id = r.write
      WHERE w.txn IS NOT r.txn
      """
    )
    #expect(odd == [])
    let orphans = try run.rows(
      """
      SELECT w.id, n.text
      FROM write w
        JOIN name n ON n.id = w.name
      WHERE w.txn IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM run r WHERE r.txn = w.txn)
      """
    )
    #expect(orphans == [])
  }

  /// The runs below a run are those that follow it.
  @Test func runsNest() async throws {
    let run = try await record(RichApp.self, workload: Self.workload)
    let odd = try run.rows(
      """
      SELECT r.id
      FROM run r
        JOIN run a ON a.id = r.id - r.up
      WHERE r.up > 0 AND (r.id > a.id + a.below OR r.txn <> a.txn)
      """
    )
    #expect(odd == [])
    let counted = try run.rows(
      """
      SELECT t.id, t.first_run, t.runs, MIN(r.id), COUNT(r.id)
      FROM txn t
        LEFT JOIN run r ON r.txn = t.id
      GROUP BY t.id
      HAVING t.runs <> COUNT(r.id) OR (t.runs > 0 AND t.first_run <> MIN(r.id))
      """
    )
    #expect(counted == [])
    #expect(try run.rows("SELECT COUNT(*) FROM run") == run.rows("SELECT SUM(runs) FROM txn"))
  }
}
