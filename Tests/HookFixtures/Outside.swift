import Dispatch
import Foundation
import TraceModel
import ViewRuntime

extension Scenarios {
  /// Work that real threads do, and what the loop knows of it.
  static func outside() throws {
    let loop = try start()
    let task = loop.tasks.start(named: "task of FeedView") { @MainActor in
      let value = await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: 7) }.start()
      }
      note("a thread said \(value)")
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() }
      }
      note("a queue answered")
    }
    note("busy \(loop.tasks.names)")
    note("\(settle(loop)), busy \(loop.busyNames)")
    note("cancelled \(task.isCancelled)")
    let queue = DispatchQueue(label: "worker")
    queue.async { DispatchQueue.main.async { MainActor.assumeIsolated { note("work is done") } } }
    note("\(settle(loop)), busy \(loop.busyNames)")
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    _ = loop.tasks.start(named: "endless task") { for await _ in stream {} }
    note("\(settle(loop)), busy \(loop.busyNames)")
    note("time stands at \(loop.now.rawValue)")
    withExtendedLifetime(continuation) {}
  }

  /// Waits until what is outside has come or is quiet.
  private static func settle(_ loop: VirtualLoop) -> VirtualLoop.Outside {
    while true {
      let outside = loop.waitForOutside(grace: .milliseconds(100))
      if outside != .arrived { return outside }
    }
  }
}
