// The executors of a recording. Both put their jobs into the one queue of the
// virtual loop, so that detached work and actors run on the main thread too,
// in the order in which they got ready.
//
// The interface is the toolchain's own (an SPI of 6.2 and 6.3); what leans on
// it stands in this file, and `VirtualLoop.install()` tests it.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Runs the main actor's jobs, when the loop is told to.
final class VirtualMainExecutor: MainExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    VirtualQueue.shared.add(.mainJob(pointer(to: job)))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    add(.mainJob(pointer(to: job)), at: instant, of: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
  }

  var isMainExecutor: Bool { true }

  func checkIsolated() {
    precondition(VirtualLoop.isOnMainThread, "the main actor's state is used on another thread")
  }

  // An `async` main function ends here: the loop is driven by the player, which
  // has the main thread already.
  func run() throws { preconditionFailure("the virtual loop is run by the player") }
  func runUntil(_ condition: () -> Bool) throws { try run() }
  func stop() {}
}

/// Runs jobs without an actor, on the main thread as well.
final class VirtualTaskExecutor: TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    VirtualQueue.shared.add(.globalJob(pointer(to: job)))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    add(.globalJob(pointer(to: job)), at: instant, of: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
  }
}

/// What the concurrency runtime asks for its executors, once.
enum VirtualExecutorFactory: ExecutorFactory {
  static let mainExecutor: any MainExecutor = VirtualMainExecutor()
  static let defaultExecutor: any TaskExecutor = VirtualTaskExecutor()

  /// Makes the runtime take these executors; no effect once it has others.
  static func install() { _createExecutors(factory: Self.self) }

  /// Whether the runtime's executors are these.
  static var areInstalled: Bool {
    MainActor.executor is VirtualMainExecutor
      && Task<Never, Never>.defaultExecutor is VirtualTaskExecutor
  }
}

/// The address of a job, as `swift_job_run` wants it.
///
/// Sound: an `UnownedJob` is one word, the job's address.
private func pointer(to job: consuming ExecutorJob) -> UnsafeMutableRawPointer {
  unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
}

/// Sets a timer for an instant of any clock.
///
/// Both clocks of the standard library are virtual, so the distance from their
/// `now` is exact. Another clock brings its own `sleep` and rarely comes here;
/// where its duration is not a `Duration` the job runs at once.
private func add<C: Clock>(_ work: ReadyWork, at instant: C.Instant, of clock: C) {
  let delay = clock.now.duration(to: instant) as? Duration ?? .zero
  VirtualQueue.shared.add(work, at: VirtualLoop.virtualNow + nanoseconds(of: delay))
}

/// Saturating, and never rounded down: a task must not wake before its instant.
private func nanoseconds(of delay: Duration) -> Int64 {
  let (seconds, attoseconds) = delay.components
  let whole = seconds.multipliedReportingOverflow(by: 1_000_000_000)
  let rest = (attoseconds + 999_999_999) / 1_000_000_000
  let sum = whole.partialValue.addingReportingOverflow(rest)
  if whole.overflow || sum.overflow { return seconds < 0 ? Int64.min / 4 : Int64.max / 4 }
  return min(max(sum.partialValue, Int64.min / 4), Int64.max / 4)
}
