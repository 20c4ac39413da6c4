import Foundation
import SyntheticTraces
import TraceStore

/// Records until it is killed, and writes down beside the trace what it has
/// told the recorder.
struct EndlessRecording {
  let path: String

  /// Nanoseconds from one transaction to the next: 250,000 runs a second, a
  /// quarter of what the writer can write.
  private static let pace: UInt64 = 400_000

  func run() throws {
    let progress = try ProgressFile(creating: path)
    let recorder = try Recorder(path: path)
    var feed = SyntheticFeed(rows: 25)
    feed.define(recorder)
    feed.beginStep(recorder)
    while recorder.failure == nil {
      let next = monotonicTime() + Self.pace
      feed.runTransaction(recorder)
      progress.note(transaction: feed.transactions)
      while monotonicTime() < next { usleep(50) }
    }
    if let failure = recorder.failure { throw failure }
  }
}

/// Which transaction was told when, beside a trace; it outlives its writer.
struct ProgressFile {
  struct Entry {
    var transaction: UInt64
    /// When the recorder had taken it, by `monotonicTime()`.
    var time: UInt64
  }

  private let descriptor: Int32

  init(creating trace: String) throws {
    descriptor = open(trace + ".progress", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(.EACCES) }
  }

  func note(transaction: UInt32) {
    var entry = Entry(transaction: UInt64(transaction), time: monotonicTime())
    let count = write(descriptor, &entry, MemoryLayout<Entry>.size)
    precondition(count == MemoryLayout<Entry>.size, "the progress cannot be written")
  }

  /// What was noted; empty where it never began.
  static func entries(of trace: String) -> [Entry] {
    let data = FileManager.default.contents(atPath: trace + ".progress") ?? Data()
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / MemoryLayout<Entry>.stride).map { index in
        bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Entry>.stride, as: Entry.self)
      }
    }
  }
}
