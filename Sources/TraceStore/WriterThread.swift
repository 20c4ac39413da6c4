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
  private let identity: FileIdentity?

  /// - Throws: When a table is not as the inserts expect.
  init(
    _ connection: Connection,
    holding claim: consuming FileClaim,
    _ handOver: HandOver
  ) throws(TraceStoreError) {
    self.handOver = handOver
    identity = claim.identity
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
        try expectFile(of: writer.connection)
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

  /// Looks whether the trace still lies where it was made.
  ///
  /// SQLite itself would go on writing to a file that has no name any more.
  private func expectFile(of connection: Connection) throws(TraceStoreError) {
    guard FileIdentity(at: connection.path) != identity else { return }
    // What lies there now is another's, and so are the files beside it.
    connection.keepSideFiles()
    throw TraceStoreError(path: connection.path, .vanished)
  }
}
