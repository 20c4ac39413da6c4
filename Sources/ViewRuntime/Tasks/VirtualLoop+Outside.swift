import CRuntimeHooks
package import TraceModel

/// Waiting in real time, for what real threads and sockets bring.
///
/// The order in which such things come is not held, so this is the last thing
/// that a player does to find an app idle, and only where something is open.
extension VirtualLoop {
  package enum Outside: Sendable {
    /// Nothing is open outside that the loop knows of.
    case nothing
    /// Something came, and was run; there may be more, and timers.
    case arrived
    /// Something is open, but nothing came as long as the grace.
    case quiet
  }

  /// Whether something outside may still bring work: a task of the runtime that
  /// is suspended, a block on another dispatch queue, or a thread that has
  /// brought work before.
  package var mayHearFromOutside: Bool { !tasks.isEmpty || hasOpenWorkOutside }

  /// Whether blocks of other queues, or work that threads announced, are open.
  package var hasOpenWorkOutside: Bool {
    vt_dispatch_unfinished() > 0 || VirtualQueue.shared.outsideCount > 0
  }

  /// Who is not done, for people: tasks of the runtime by name, and how many
  /// blocks are on other dispatch queues.
  package var busyNames: [String] {
    let blocks = vt_dispatch_unfinished()
    let queues = blocks == 0 ? [] : ["\(blocks) on other dispatch queues"]
    return tasks.names + queues
  }

  /// Waits until work comes from outside, and runs it; no virtual time passes.
  ///
  /// - Parameter grace: Real time to wait for the next piece.
  /// - Returns: Whether something came; call again until it is not `arrived`.
  package func waitForOutside(grace: Nanoseconds) -> Outside {
    if runReadyJobs() > 0 { return .arrived }
    guard mayHearFromOutside else { return .nothing }
    let end = RealClock.now + grace
    while true {
      let isLate = RealClock.now >= end
      if waitForSignal(until: end), runReadyJobs() > 0 { return .arrived }
      // Looked once more after the time was up, in case it came with it.
      if isLate { return mayHearFromOutside ? .quiet : .nothing }
    }
  }

  /// Sleeps until something is added or the time has come.
  private func waitForSignal(until end: Nanoseconds) -> Bool {
    let queue = VirtualQueue.shared
    guard queue.setWaiting(true) else { return true }
    defer { _ = queue.setWaiting(false) }
    let rest = max(0, (end - RealClock.now).rawValue)
    let milliseconds = Int32(clamping: (rest + 999_999) / 1_000_000)
    let descriptors = [queue.signal, vt_main_queue_descriptor()]
    let isSignalled = vt_wait(descriptors, Int32(descriptors.count), milliseconds)
    _ = vt_take_signal(queue.signal)
    return isSignalled
  }
}
