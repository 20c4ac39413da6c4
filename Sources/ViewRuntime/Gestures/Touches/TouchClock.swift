import TraceModel

/// What tells the time of touches.
@MainActor
protocol TouchClock: AnyObject {
  var now: Nanoseconds { get }

  /// Calls back once at a time, and not at the one asked for before.
  func wake(at time: Nanoseconds?, _ action: @escaping @MainActor (Nanoseconds) -> Void)
}

/// The clock of the app.
///
/// A step of a workload waits for what is decided by time alone: that no
/// second tap comes, say.
@MainActor
final class LoopClock: TouchClock {
  private var timer: (due: Nanoseconds, timer: LoopTimer)?

  var now: Nanoseconds { VirtualLoop.shared.now }

  func wake(at time: Nanoseconds?, _ action: @escaping @MainActor (Nanoseconds) -> Void) {
    guard timer?.due != time else { return }
    if let timer { VirtualLoop.shared.cancel(timer.timer) }
    timer = time.map { due in
      let timer = VirtualLoop.shared.addTimer(at: due) { [weak self] in
        guard let self, self.timer?.due == due else { return }
        self.timer = nil
        action(due)
      }
      return (due, timer)
    }
  }
}
