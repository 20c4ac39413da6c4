import CSQLite
import Foundation
import Testing
import TraceModel

@testable import TraceStore

/// Files that are no trace, or none that can be read: each has its own sentence.
@Suite struct OpeningErrorTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var make: @Sendable (_ path: String) throws -> Void
    var expected: TraceStoreError.Problem
    var sentence: String
    /// Where appending is refused for another reason.
    var expectedWhenAppending: TraceStoreError.Problem?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "nothing there",
      make: { _ in },
      expected: .missing,
      sentence: "there is no such file"
    ),
    Case(
      name: "a folder",
      make: {
        try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true)
      },
      expected: .directory,
      sentence: "is a folder, not a trace"
    ),
    Case(
      name: "a pipe",
      make: { #expect(mkfifo($0, 0o600) == 0) },
      expected: .notAFile,
      sentence: "is not an ordinary file"
    ),
    Case(
      name: "an empty file",
      make: { try Data().write(to: URL(fileURLWithPath: $0)) },
      expected: .empty,
      sentence: "is empty"
    ),
    Case(
      name: "a text",
      make: { try Data("{\"steps\": []}".utf8).write(to: URL(fileURLWithPath: $0)) },
      expected: .notATrace(firstBytes: Array("{\"steps\": []}".utf8)),
      sentence: "is not a trace; it starts with \"{\"steps\": []}\""
    ),
    Case(
      name: "bytes",
      make: { try Data([0x7F, 0x45, 0x4C, 0x46]).write(to: URL(fileURLWithPath: $0)) },
      expected: .notATrace(firstBytes: [0x7F, 0x45, 0x4C, 0x46]),
      sentence: "is not a trace; it starts with the bytes 7F 45 4C 46"
    ),
    Case(
      name: "another program's database",
      make: { try sqlite($0, "PRAGMA application_id = 17; CREATE TABLE a(b)") },
      expected: .otherApplication(id: 17),
      sentence: "is an SQLite file, but not a trace (application id 17)"
    ),
    Case(
      name: "a database without an application",
      make: { try sqlite($0, "CREATE TABLE a(b)") },
      expected: .otherApplication(id: 0),
      sentence: "is an SQLite file, but not a trace"
    ),
    Case(
      name: "a newer schema",
      make: {
        try sample($0)
        try sqlite($0, "PRAGMA user_version = 9")
      },
      expected: .newerSchema(found: 9, supported: 2),
      sentence: "written with schema 9; this build reads up to 2"
    ),
    Case(
      name: "an older schema",
      make: {
        try sample($0)
        try sqlite($0, "PRAGMA user_version = 0")
      },
      expected: .olderSchema(found: 0, oldest: 1),
      sentence: "written with schema 0; this build reads from 1 on",
      // A file is never upgraded in place.
      expectedWhenAppending: .olderSchema(found: 0, oldest: 2)
    ),
    Case(
      name: "cut short",
      make: {
        try sample($0)
        let data = try Data(contentsOf: URL(fileURLWithPath: $0))
        try data.prefix(data.count - 5_000).write(to: URL(fileURLWithPath: $0))
      },
      expected: .damaged(detail: "5000 bytes are missing at its end"),
      sentence: "is damaged: 5000 bytes are missing at its end"
    ),
    Case(
      name: "only the first bytes",
      make: { try Data("SQLite format 3\0".utf8).write(to: URL(fileURLWithPath: $0)) },
      expected: .damaged(detail: "file is not a database"),
      sentence: "is damaged: file is not a database"
    ),
    Case(
      name: "overwritten in the middle",
      make: {
        try sample($0)
        var data = try Data(contentsOf: URL(fileURLWithPath: $0))
        for index in 100..<data.count { data[index] = 0xA5 }
        try data.write(to: URL(fileURLWithPath: $0))
      },
      expected: .damaged(detail: "database disk image is malformed"),
      sentence: "is damaged: database disk image is malformed"
    ),
    Case(
      name: "a trace without its tables",
      make: {
        try sample($0)
        try sqlite($0, "DROP TABLE run")
      },
      expected: .damaged(detail: "no such table: run"),
      sentence: "is damaged: no such table: run"
    ),
  ]

  @Test(arguments: cases) func openingSaysWhatItIs(_ example: Case) throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    try example.make(path)
    let before = try folder.contents
    let error = #expect(throws: TraceStoreError.self) { try Trace(path: path) }
    #expect(error == TraceStoreError(path: path, example.expected))
    let text = try #require(error?.description)
    #expect(text.hasPrefix("\(path): \(example.sentence)\n  fix: "))
    #expect(try folder.contents == before, "looking leaves no files behind")
    // Who wants to append gets the same answer.
    let other = #expect(throws: TraceStoreError.self) { try DeadRecording(path: path) }
    let expected = example.expectedWhenAppending ?? example.expected
    #expect(other == TraceStoreError(path: path, expected))
  }

  @Test func damageFoundLaterIsDamageToo() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    try Self.sample(path)
    try Self.sqlite(path, "UPDATE step SET outcome = 77")
    let error = #expect(throws: TraceStoreError.self) { try Trace(path: path).steps }
    #expect(error?.problem == .damaged(detail: "step.outcome has the unknown code 77"))
  }

  static func sample(_ path: String) throws {
    let recorder = try Recorder(path: path)
    Recording.random(seed: 1).report(to: recorder)
    try recorder.finish(.ok)
  }

  static func sqlite(_ path: String, _ sql: String) throws {
    let connection = try Connection(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try connection.execute(sql)
  }
}
