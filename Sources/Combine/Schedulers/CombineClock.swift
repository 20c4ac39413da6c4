/// The time that all schedulers of this module follow once it is installed.
///
/// A recording installs one, so that `debounce`, `delay`, `throttle`, `timeout`
/// and timers follow its virtual time, whatever queue or run loop they name,
/// and run in an order that is the same each time. Without one they use real
/// queues, run loops and timers.
package protocol CombineClock: AnyObject, Sendable {
  /// Nanoseconds since some fixed moment; never goes back.
  var now: UInt64 { get }

  /// Runs an action soon, on the main thread, after those given before.
  func enqueue(_ action: @escaping () -> Void)

  /// Runs an action on the main thread once `now` has reached the deadline;
  /// equal deadlines in the order in which they were given.
  func schedule(at deadline: UInt64, _ action: @escaping () -> Void) -> CombineTimer

  /// Takes an action back; one that has run is no matter.
  func cancel(_ timer: CombineTimer)
}

/// Names an action that a clock has been given for later.
package struct CombineTimer: Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }
}

/// Where the runtime above installs its clock.
package enum CombineTime {
  // Sound without isolation: written once, by `install`, before the app's code
  // runs; from then on only read.
  nonisolated(unsafe) private(set) static var clock: (any CombineClock)?

  /// Installs the clock for the rest of the process.
  package static func install(_ clock: any CombineClock) {
    precondition(self.clock == nil, "the clock of the publishers is installed once")
    self.clock = clock
  }
}

extension CombineClock {
  /// Runs an action after a delay and then after each interval, until cancelled.
  func schedule(
    after delay: UInt64,
    every interval: UInt64,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = ClockRepetition(self, interval: interval, action)
    repetition.schedule(at: now + delay)
    return repetition
  }
}

/// An action that the clock runs again and again.
private final class ClockRepetition: Cancellable {
  private let lock = Lock()
  private let clock: any CombineClock
  private let interval: UInt64
  private var action: (() -> Void)?
  private var next: CombineTimer?

  init(_ clock: any CombineClock, interval: UInt64, _ action: @escaping () -> Void) {
    self.clock = clock
    // An interval of nothing would never let time go on.
    self.interval = Swift.max(interval, 1)
    self.action = action
  }

  func schedule(at deadline: UInt64) {
    let timer = clock.schedule(at: deadline) { [self] in fire(deadline) }
    lock.lock()
    let isNeeded = action != nil
    if isNeeded { next = timer }
    lock.unlock()
    if !isNeeded { clock.cancel(timer) }
  }

  private func fire(_ deadline: UInt64) {
    guard let action = lock.withLock({ action }) else { return }
    action()
    if lock.withLock({ self.action != nil }) { schedule(at: deadline + interval) }
  }

  func cancel() {
    lock.lock()
    let action = action.take()
    let next = next.take()
    lock.unlock()
    if let next { clock.cancel(next) }
    _ = action
  }
}

/// A closure on its way to a queue.
///
/// Sendable without a check by the compiler: a scheduler takes its closure
/// over, as the contract of `Scheduler` says, and runs it on the queue that the
/// app named; who scheduled it does not run it as well.
struct ScheduledAction: @unchecked Sendable {
  let run: () -> Void
}
