import Testing

@testable import TraceStore

/// Sentences that no test of a real file brings about.
@Suite struct TraceStoreErrorTests {
  @Test(
    arguments: [
      (
        .sqlite(code: 1, message: "no such column: x", sql: "SELECT x\n  FROM run"),
        """
        run.viewtrace: SQLite says no such column: x (code 1)
          in: SELECT x FROM run
          fix: this is a mistake in viewtrace; please report it with this text
        """
      ),
      (
        .newerSchema(found: 9, supported: 1),
        """
        run.viewtrace: written with schema 9; this build reads up to 1
          fix: update viewtrace, or record the trace again with this build
        """
      ),
      (
        .sideFilesNotReadable,
        """
        run.viewtrace: its last rows lie in its -wal file, which can only be read from a folder \
        that can be written to
          fix: copy the trace together with the files run.viewtrace-wal and run.viewtrace-shm to \
        a folder of your own
        """
      ),
      (
        .inUse,
        """
        run.viewtrace: is open in another program, so it stays in several files
          fix: close that program, or keep run.viewtrace-wal beside the trace
        """
      ),
      (
        .cannotWrite(reason: "disk I/O error"),
        """
        run.viewtrace: cannot be written: disk I/O error
          fix: check the disk and the folder's permissions
        """
      ),
    ] as [(TraceStoreError.Problem, String)]
  )
  func anErrorIsASentenceAndAWayOut(problem: TraceStoreError.Problem, text: String) {
    #expect(TraceStoreError(path: "run.viewtrace", problem).description == text)
  }

  @Test func longSQLIsCut() {
    let sql = "SELECT " + String(repeating: "1 + ", count: 100) + "1"
    let error = TraceStoreError(path: "a", .query(message: "x", sql: sql))
    let line = error.description.split(separator: "\n")[1]
    #expect(line.count == "  in: ".count + 200)
    #expect(line.hasSuffix("…"))
  }
}
