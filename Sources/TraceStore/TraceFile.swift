import Foundation
import TraceModel

/// What can be told about a trace from outside: its kind, its first bytes and
/// the files beside it.
struct TraceFile {
  /// What SQLite puts behind a name for its side files.
  static let suffixes = ["-wal", "-shm", "-journal"]

  let path: String
  let size: Int
  /// The write-ahead log of a recording that goes on or died.
  let hasLog: Bool
  /// The first 100 bytes, or as many as there are.
  private let header: [UInt8]

  /// Looks at `path` without SQLite.
  ///
  /// Not for a file that this very process records to: closing a descriptor
  /// drops the locks that SQLite holds on the file in this process (POSIX).
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
    hasLog = access(path + "-wal", F_OK) == 0
    header = try Self.firstBytes(of: path, count: 100)
  }

  var isEmpty: Bool { size == 0 }

  var firstBytes: [UInt8] { Array(header.prefix(16)) }

  /// Whether SQLite wrote it, by the first bytes.
  var isDatabase: Bool { header.starts(with: Array("SQLite format 3\0".utf8)) }

  var applicationID: Int32 { Int32(bitPattern: word(at: 68)) }

  var isTrace: Bool { isDatabase && applicationID == Schema.applicationID }

  /// Whether its last writer left without making it one file.
  var expectsLog: Bool { header.count > 18 && header[18] == 2 }

  /// How much of the file is missing by its own account; 0 if nothing is.
  ///
  /// With a log beside it the file may be shorter: the rest is in the log.
  var missingBytes: Int {
    guard header.count == 100, !hasLog, word(at: 24) == word(at: 92) else { return 0 }
    let pageSize = Int(header[16]) << 8 | Int(header[17])
    let stated = Int(word(at: 28)) * (pageSize == 1 ? 65_536 : pageSize)
    return max(0, stated - size)
  }

  /// What may be missing from a trace with these facts.
  func warnings(_ facts: TraceFacts) -> [String] {
    var warnings: [String] = []
    if facts[.complete] != "1" {
      warnings.append(
        expectsLog && !hasLog
          ? "the recording did not end by itself, and the file \(path)-wal is not beside the "
            + "trace: its last rows may be missing"
          : "the recording did not end by itself: what happened in its last 100 ms may be missing"
      )
    }
    if let dropped = facts[.dropped], dropped != "0" {
      warnings.append("\(dropped) events were dropped while recording")
    }
    return warnings
  }

  /// A big-endian word of the header; 0 where the file is too short.
  private func word(at offset: Int) -> UInt32 {
    guard header.count >= offset + 4 else { return 0 }
    return header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func firstBytes(
    of path: String,
    count: Int
  ) throws(TraceStoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TraceStoreError(path: path, .cannotOpen(reason: String(cString: strerror(errno))))
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = read(descriptor, &bytes, count)
    guard got >= 0 else {
      throw TraceStoreError(path: path, .cannotOpen(reason: String(cString: strerror(errno))))
    }
    return Array(bytes.prefix(got))
  }
}
