import Foundation
import Testing
import TraceModel

@testable import TraceStore

@Suite struct SchemaTests {
  @Test func aRunTakesSixtyFourBytes() {
    #expect(MemoryLayout<RunRecord>.size == 64)
  }

  @Test func theFileSaysWhatItIsEvenWithoutItsLog() throws {
    let folder = try TemporaryFolder()
    let recorder = try Recorder(path: folder.file())
    let header = try Data(contentsOf: URL(fileURLWithPath: folder.file())).prefix(100)
    #expect(header[68..<72].elementsEqual(Array("VTRC".utf8)))
    #expect(header[60..<64].elementsEqual([0, 0, 0, UInt8(Schema.version)]))
    try recorder.finish(.ok)
  }

  @Test func everyCodeHasItsWord() throws {
    let folder = try TemporaryFolder()
    try Recorder(path: folder.file()).finish(.ok)
    let trace = try Trace(path: folder.file())
    let words = try trace.lines("SELECT domain, code, text FROM word")
    #expect(Set(words) == Set(Schema.words.map { "\($0.domain)|\($0.code)|\($0.text)" }))
    #expect(words.contains("cause.difference|2|equal but new"))
    #expect(words.contains("view.kind|10|ForEach element"))
    #expect(words.contains("run.flags|8|pure waste"))
  }

  // One fixture a schema, written by the build that had it and never again.

  static let fixture = repository.appendingPathComponent("Traces/schema/v1.viewtrace").path

  /// Writes the fixture of the current schema where there is none yet, and
  /// fails then, so that it is looked at and committed.
  @Test func theFixtureOfThisSchemaIsThere() throws {
    let path = repository.appendingPathComponent("Traces/schema/v\(Schema.version).viewtrace").path
    guard !FileManager.default.fileExists(atPath: path) else { return }
    let facts = TraceFacts(["app": "Fixture", "workload": "fixture", "producer": "viewtrace"])
    let recorder = try Recorder(path: path, facts: facts)
    Recording.sample.report(to: recorder)
    try recorder.finish(.ok)
    Issue.record("\(path) was written; commit it")
  }

  @Test(arguments: 1...Schema.version) func aTraceOfEachSchemaOpens(version: Int32) throws {
    let file = repository.appendingPathComponent("Traces/schema/v\(version).viewtrace")
    let trace = try Trace(path: file.path)
    #expect(trace.isComplete)
    #expect(trace.facts[.app] == "Fixture")
    var sample = Recording.sample
    if version == 1 { sample.forgetWhatSchemaTwoAdds() }
    try RoundTripTests().expectDefinitions(of: sample, in: trace)
    try RoundTripTests().expectEvents(of: sample, in: trace)
  }

  @Test func anUpgradedTraceHasAllTablesAndColumns() throws {
    let folder = try TemporaryFolder()
    try Recorder(path: folder.file()).finish(.ok)
    let new = try Trace(path: folder.file())
    let old = try Trace(path: Self.fixture)
    let sql = """
      SELECT m.type, m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.name NOT LIKE 'sqlite_%'
      ORDER BY 1, 2, 3
      """
    #expect(try old.lines(sql) == new.lines(sql))
    let words = "SELECT code, text FROM word WHERE domain = 'display_pass.kind' ORDER BY 1"
    #expect(try old.lines(words) == new.lines(words))
  }

  @Test func anOlderTraceIsUpgradedInACopy() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: Self.fixture))
    let upgrades = Upgrades(
      target: 3,
      steps: [
        1: (Upgrades.current.steps[1] ?? "") + "INSERT INTO trace VALUES ('first', 'yes')",
        2: "INSERT INTO trace SELECT 'second', value FROM trace WHERE key = 'first'",
      ]
    )
    let trace = try Trace(path: Self.fixture, upgrades: upgrades)
    #expect(trace.facts.values["second"] == "yes")
    #expect(try trace.allRuns() == Recording.sample.all(\.runs))
    #expect(try Data(contentsOf: URL(fileURLWithPath: Self.fixture)) == before)
  }

  @Test func aTraceWithoutAStepToHereIsRefused() throws {
    let upgrades = Upgrades(target: 3, steps: [2: ""])
    let error = #expect(throws: TraceStoreError.self) {
      try Trace(path: Self.fixture, upgrades: upgrades)
    }
    #expect(error?.problem == .olderSchema(found: 1, oldest: 2))
    #expect(
      try #require(error?.description).hasSuffix(
        """
        written with schema 1; this build reads from 2 on
          fix: record the trace again with this build
        """
      )
    )
  }
}
