import Foundation
import TraceModel

/// The thread of a recording, which owns its SQLite handle.
///
/// A plain thread outside Swift's executors: the app's virtual executor
/// neither sees it nor waits for it.
///
/// - Note: `@unchecked Sendable` is sound: what is stored here is touched by
///   the creating thread before `start`, and after that by the new thread only.
final class WriterThread: @unchecked Sendable {
  private let handOver: HandOver
  private var writer: Writer?
  private var claim: FileClaim?

  /// - Throws: When a table is not as the inserts expect.
  init(
    _ connection: Connection,
    holding claim: consuming FileClaim,
    _ handOver: HandOver
  ) throws(TraceStoreError) {
    self.handOver = handOver
    self.claim = consume claim
    writer = try Writer(connection)
  }

  func start() {
    handOver.hasStarted()
    let thread = Thread { self.run() }
    thread.name = "viewtrace writer"
    thread.start()
  }

  private func run() {
    if let writer = writer.take() { run(writer) }
    // The handle is closed by now: a claim outlives it.
    claim = nil
    handOver.hasEnded()
  }

  private func run(_ writer: consuming Writer) {
    var batch = Batch()
    while true {
      let then = handOver.take(&batch)
      do throws(TraceStoreError) {
        try writer.write(batch)
        batch.clear()
        switch then {
        case .answer(let ticket): handOver.answer(ticket)
        case .end(let facts):
          try writer.end(with: facts)
          return
        }
      } catch {
        handOver.fail(error)
        return
      }
    }
  }
}
