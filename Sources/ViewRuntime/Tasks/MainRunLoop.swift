import CRuntimeHooks
import Foundation

/// The main run loop, turned by hand: `Timer`, `perform`, and input sources.
@MainActor enum MainRunLoop {
  /// Runs one turn without waiting.
  ///
  /// - Complexity: Some microseconds, also where nothing is there, so the loop
  ///   turns it once each time that it gets empty.
  static func turn() {
    vt_run_loop_ring_due_timers()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}
