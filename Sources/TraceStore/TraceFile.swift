import Foundation
import TraceModel

/// What can be told about a trace from outside: its kind, its first bytes and
/// the files beside it.
struct TraceFile {
  /// What SQLite puts behind a name for its side files.
  static let suffixes = ["-wal", "-shm", "-journal"]

  let path: String
  let size: Int
  /// Bytes of the write-ahead log of a recording that goes on or died; nil
  /// where there is none.
  let logSize: Int?
  /// The first 100 bytes, or as many as there are; nil until they are read.
  private var header: [UInt8]?

  /// Looks at `path` without SQLite.
  ///
  /// The first bytes are read only where nobody writes, or on demand: closing
  /// a descriptor drops the locks that SQLite holds on the same file in this
  /// process (POSIX).
  ///
  /// - Throws: When nothing is there that could be a trace.
  init(path: String, emptyIsFine: Bool = false) throws(TraceStoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw TraceStoreError(
        path: path,
        isMissing ? .missing : .cannotOpen(reason: String(cString: strerror(errno)))
      )
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw TraceStoreError(path: path, .directory)
    default: throw TraceStoreError(path: path, .notAFile)
    }
    self.path = path
    size = Int(status.st_size)
    guard size > 0 || emptyIsFine else { throw TraceStoreError(path: path, .empty) }
    logSize = stat(path + "-wal", &status) == 0 ? Int(status.st_size) : nil
    if (logSize ?? 0) == 0 { try readHeader() }
  }

  var isEmpty: Bool { size == 0 }

  var hasLog: Bool { logSize != nil }

  var firstBytes: [UInt8] { Array((header ?? []).prefix(16)) }

  /// Whether SQLite wrote it, by the first bytes; taken for granted where those
  /// have not been read.
  var isDatabase: Bool { header?.starts(with: Array("SQLite format 3\0".utf8)) ?? true }

  var applicationID: Int32 { Int32(bitPattern: word(at: 68)) }

  var isTrace: Bool { isDatabase && applicationID == Schema.applicationID }

  /// Whether its last writer left without making it one file.
  private var expectsLog: Bool {
    guard let header, header.count > 18 else { return false }
    return header[18] == 2
  }

  /// How much of the file is missing by its own account; 0 if nothing is.
  ///
  /// With a log beside it the file may be shorter: the rest is in the log.
  var missingBytes: Int {
    guard let header, header.count == 100, !hasLog, word(at: 24) == word(at: 92) else { return 0 }
    let pageSize = Int(header[16]) << 8 | Int(header[17])
    let stated = Int(word(at: 28)) * (pageSize == 1 ? 65_536 : pageSize)
    return max(0, stated - size)
  }

  /// What may be missing from a trace with these facts.
  func warnings(_ facts: TraceFacts) -> [String] {
    var warnings: [String] = []
    if facts[.complete] != "1" {
      warnings.append(incompleteness)
    }
    if let dropped = facts[.dropped], dropped != "0" {
      warnings.append("\(dropped) events were dropped while recording")
    }
    return warnings
  }

  private var incompleteness: String {
    if expectsLog && (logSize ?? 0) == 0 {
      return "the recording did not end by itself, and the file \(path)-wal is not beside the "
        + "trace: its last rows may be missing"
    }
    let ending =
      "the recording did not end by itself: what happened in its last 100 ms may be missing"
    guard hasLog else { return ending }
    // From outside, one that goes on looks like one that was killed.
    return ending + "\n  fix: wait if it still goes on; if it was killed, make the trace one file: "
      + "viewtrace repair \(path)"
  }

  /// A big-endian word of the header; 0 where the file is too short.
  private func word(at offset: Int) -> UInt32 {
    guard let header, header.count >= offset + 4 else { return 0 }
    return header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func readHeader() throws(TraceStoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TraceStoreError(path: path, .cannotOpen(reason: String(cString: strerror(errno))))
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else {
      throw TraceStoreError(path: path, .cannotOpen(reason: String(cString: strerror(errno))))
    }
    header = Array(bytes.prefix(count))
  }
}
