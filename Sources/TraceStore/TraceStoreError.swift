/// What is wrong with a trace file, or went wrong with one.
///
/// Carries the values; `description` builds the sentence and the way out.
public struct TraceStoreError: Error, Equatable, CustomStringConvertible {
  public var path: String
  public var problem: Problem

  public init(path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  public enum Problem: Equatable, Sendable {
    // Opening, whatever for.
    case missing
    case directory
    /// A pipe, a device, a socket.
    case notAFile
    case cannotOpen(reason: String)
    case empty
    case notATrace(firstBytes: [UInt8])
    /// An SQLite file that another program made.
    case otherApplication(id: Int32)
    case newerSchema(found: Int32, supported: Int32)
    case olderSchema(found: Int32, oldest: Int32)
    case damaged(detail: String)
    /// The last rows lie in the `-wal` file, which cannot be read in place.
    case sideFilesNotReadable
    // Recording and appending.
    case cannotCreate(reason: String)
    /// What lies there is no trace, so it is not overwritten.
    case wouldOverwrite
    case alreadyRecording
    /// Another program has it open, so that it cannot be made one file.
    case inUse
    /// Another program keeps others from reading or writing it.
    case locked
    case diskFull
    case cannotWrite(reason: String)
    /// The file was removed, renamed or replaced under the recorder.
    case vanished
    /// The reporter broke the promises of `TraceSink`; our mistake.
    case contradiction(detail: String)
    // Asking.
    case query(message: String, sql: String)
    case queryWrites(sql: String)
    case notAQuery(sql: String)
    case severalStatements(rest: String)
    // Anything else that SQLite says, with the statement that it said it about.
    case sqlite(code: Int32, message: String, sql: String)
  }

  public var description: String { "\(path): \(sentence)\n  fix: \(fix)" }

  private var sentence: String {
    switch problem {
    case .missing: "there is no such file"
    case .directory: "is a folder, not a trace"
    case .notAFile: "is not an ordinary file"
    case .cannotOpen(let reason): "cannot be opened: \(reason)"
    case .empty: "is empty"
    case .notATrace(let firstBytes): "is not a trace; it starts with \(Self.shown(firstBytes))"
    case .otherApplication(let id):
      "is an SQLite file, but not a trace\(id == 0 ? "" : " (application id \(id))")"
    case .newerSchema(let found, let supported):
      "written with schema \(found); this build reads up to \(supported)"
    case .olderSchema(let found, let oldest):
      "written with schema \(found); this build reads from \(oldest) on"
    case .damaged(let detail): "is damaged: \(detail)"
    case .sideFilesNotReadable:
      "its last rows lie in its -wal file, which can only be read from a folder that can be "
        + "written to"
    case .cannotCreate(let reason): "cannot be created: \(reason)"
    case .wouldOverwrite: "is there already and is not a trace, so it is not overwritten"
    case .alreadyRecording: "another recording is writing to it"
    case .inUse: "is open in another program, so it stays in several files"
    case .locked: "another program has locked it"
    case .diskFull: "the disk is full, so the recording ends here"
    case .cannotWrite(let reason): "cannot be written: \(reason)"
    case .vanished: "was removed or replaced while it was recorded, so the recording ends here"
    case .contradiction(let detail): "the recording contradicts itself: \(detail)"
    case .query(let message, let sql): "SQL: \(message)\n  in: \(Self.line(sql))"
    case .queryWrites(let sql): "a query may only read\n  in: \(Self.line(sql))"
    case .notAQuery(let sql): "this statement returns no rows\n  in: \(Self.line(sql))"
    case .severalStatements(let rest):
      "one statement at a time\n  the second starts at: \(Self.line(rest))"
    case .sqlite(let code, let message, let sql):
      "SQLite says \(message) (code \(code))\n  in: \(Self.line(sql))"
    }
  }

  private var fix: String {
    switch problem {
    case .missing:
      "check the path, or record one: viewtrace record PRODUCT --workload FILE -o \(path)"
    case .directory, .notAFile: "name the .viewtrace file itself"
    case .cannotOpen: "check the path and its permissions"
    case .empty, .damaged: "record the trace again"
    case .notATrace, .otherApplication:
      "name a file that viewtrace record made"
    case .newerSchema: "update viewtrace, or record the trace again with this build"
    case .olderSchema: "record the trace again with this build"
    case .sideFilesNotReadable:
      "copy the trace together with the files \(path)-wal and \(path)-shm to a folder of your own"
    case .cannotCreate: "choose a folder that exists and can be written to"
    case .wouldOverwrite: "choose another name, or remove the file"
    case .alreadyRecording: "wait until it has ended, or choose another name"
    case .inUse: "close that program, or keep \(path)-wal beside the trace"
    case .locked: "close that program, and try again"
    case .diskFull: "free some space, or write to another disk"
    case .cannotWrite: "check the disk and the folder's permissions"
    case .vanished: "record it again, and leave the file alone until the recording has ended"
    case .contradiction, .sqlite: "this is a mistake in viewtrace; please report it with this text"
    case .query: "list the tables with: SELECT name FROM sqlite_master; see docs/trace-format.md"
    case .queryWrites: "work on a copy of the trace with the sqlite3 shell"
    case .notAQuery: "ask with SELECT, WITH, VALUES or EXPLAIN"
    case .severalStatements: "ask them one after the other"
    }
  }

  /// Bytes as text where they are text, else as hexadecimal digits.
  private static func shown(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "the bytes \(digits.joined(separator: " "))"
  }

  /// SQL on one line and no longer than a line.
  private static func line(_ sql: String) -> String {
    let words = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 200 ? words : words.prefix(199) + "…"
  }
}
