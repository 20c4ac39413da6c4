import Dispatch
import Foundation
import TraceModel
import ViewRuntime

extension Scenarios {
  /// Blocks of the main queue, among tasks.
  static func dispatch() throws {
    let loop = try start()
    Task { note("task 1") }
    onMain("block 1")
    Task { note("task 2") }
    let item = DispatchWorkItem { MainActor.assumeIsolated { note("work item") } }
    DispatchQueue.main.async(execute: item)
    let cancelled = DispatchWorkItem { MainActor.assumeIsolated { note("cancelled item") } }
    DispatchQueue.main.async(execute: cancelled)
    cancelled.cancel()
    let group = DispatchGroup()
    DispatchQueue.main.async(group: group) { MainActor.assumeIsolated { note("in group") } }
    group.notify(queue: .main) { MainActor.assumeIsolated { note("group notified") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      MainActor.assumeIsolated { note("after 0.5 s") }
      onMain("block 2")
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
        MainActor.assumeIsolated { note("after 0.25 s more") }
      }
    }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) {
      MainActor.assumeIsolated { note("after 2 s of wall time") }
    }
    Task {
      try await Task.sleep(for: .milliseconds(500))
      note("slept 0.5 s")
    }
    note("semaphore \(DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(1)))")
    loop.advance(to: .seconds(3))
    dispatchPrecondition(condition: .onQueue(.main))
  }

  private static func onMain(_ text: String) {
    DispatchQueue.main.async { MainActor.assumeIsolated { note(text) } }
  }

  /// Timers and blocks of the main run loop.
  static func runLoop() throws {
    let loop = try start()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.75, repeats: true) { timer in
      let isLast = MainActor.assumeIsolated {
        count += 1
        note("timer \(count)")
        return count == 4
      }
      if isLast { timer.invalidate() }
    }
    RunLoop.main.add(
      Timer(timeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { note("once") } },
      forMode: .common
    )
    RunLoop.main.perform { MainActor.assumeIsolated { note("performed") } }
    loop.advance(to: .seconds(100))
    note("valid \(timer.isValid), next \(loop.nextTimer?.rawValue ?? -1)")
  }

  /// Sleeps that block the main thread, and a wait that times out.
  static func blocking() throws {
    let loop = try start()
    Task {
      try await Task.sleep(for: .seconds(1))
      note("slept 1 s")
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { block() } }
    // The sleep begins behind the block: it hops off the main actor first.
    loop.advance(to: .seconds(4))
    let condition = NSCondition()
    condition.lock()
    let began = RealClock.now
    let isSignalled = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
    let waited = (RealClock.now - began).seconds
    condition.unlock()
    note("signalled \(isSignalled), waited about 0.02 s: \(waited > 0.015 && waited < 10)")
  }

  private static func block() {
    Thread.sleep(forTimeInterval: 2)
    note("blocked 2 s at \(Date().timeIntervalSince1970)")
    Thread.sleep(until: Date(timeIntervalSinceNow: 0.5))
    usleep(250_000)
    note("blocked 0.75 s more")
  }
}
