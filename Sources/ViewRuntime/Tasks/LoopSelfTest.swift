import CRuntimeHooks
import Dispatch
import TraceModel

/// Runs one piece of work of each kind, and looks when it ran.
@MainActor struct LoopSelfTest {
  /// What the work noted; on the main actor, as all of the work is.
  @MainActor private final class Notes {
    var ranMainJob = false
    var ranBlock = false
    var wokeAfter: Duration?
  }

  private let pause = Duration.nanoseconds(5)

  func run() throws(ToolchainChanged) {
    let loop = VirtualLoop.shared
    let notes = Notes()
    let start = ContinuousClock.now
    Task { notes.ranMainJob = true }
    DispatchQueue.main.async { MainActor.assumeIsolated { notes.ranBlock = true } }
    Task.detached { [pause] in
      try? await Task.sleep(for: pause)
      await MainActor.run { notes.wokeAfter = start.duration(to: .now) }
    }
    loop.runReadyJobs()
    guard notes.ranMainJob else {
      throw ToolchainChanged(.executors, seen: "a task on the main actor did not run")
    }
    guard notes.ranBlock else {
      throw ToolchainChanged(.mainQueue, seen: "a block on the main queue did not run")
    }
    guard notes.wokeAfter == nil else {
      throw ToolchainChanged(.executors, seen: "Task.sleep did not wait")
    }
    loop.advance(to: loop.now + Nanoseconds(100))
    vt_set_virtual_now(0)
    guard notes.wokeAfter == pause else {
      let seen = notes.wokeAfter.map { "woke after \($0) in place of \(pause)" } ?? "did not wake"
      throw ToolchainChanged(.executors, seen: "Task.sleep \(seen)")
    }
  }
}
