import Combine
import TraceModel

/// Lets publishers follow virtual time: `debounce`, `delay`, `Timer.publish`.
///
/// Sendable: it has no state but the loop's, whose queue takes work from any
/// thread.
private final class PublisherClock: CombineClock {
  var now: UInt64 { UInt64(VirtualLoop.virtualNow) }

  func enqueue(_ action: @escaping () -> Void) {
    VirtualQueue.shared.add(.action(MainAction(action).run))
  }

  func schedule(at deadline: UInt64, _ action: @escaping () -> Void) -> CombineTimer {
    let sequence = VirtualQueue.shared.add(
      .action(MainAction(action).run),
      at: Int64(clamping: deadline)
    )
    return CombineTimer(rawValue: Int(sequence))
  }

  func cancel(_ timer: CombineTimer) {
    _ = VirtualQueue.shared.removeTimer(UInt64(timer.rawValue))
  }
}

/// A publisher's action, run on the main thread.
///
/// Sound although unchecked: `CombineClock` says that its actions run on the
/// main thread, so the closure is handed over once and called there only.
private struct MainAction: @unchecked Sendable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  @MainActor func run() { action() }
}

extension VirtualLoop {
  /// Puts the publishers of `Combine` under virtual time, for good.
  package static func leadPublishers() {
    let clock = PublisherClock()
    CombineTime.install(clock)
    Runtime.shared.receive = { clock.enqueue($0) }
  }
}
