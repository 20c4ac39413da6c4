import CRuntimeHooks
package import TraceModel

/// The app's main loop under virtual time: one queue, one clock, no waiting.
///
/// Everything that the app starts runs here, on the main thread, in the order
/// in which it got ready: jobs of all actors, detached tasks, what is given to
/// the main dispatch queue, timers. Virtual time moves only in `advance(to:)`,
/// and jumps from timer to timer, so nine seconds of sleep cost what the code
/// between the sleeps costs.
@MainActor package final class VirtualLoop {
  package static let shared = VirtualLoop()

  /// Most jobs of one turn.
  ///
  /// A task that polls with `Task.yield()` is ready for ever; after this many
  /// the turn is over, and time may pass.
  package static let turnLimit = 10_000

  /// Most jobs of a turn that follows on one which was over like that.
  ///
  /// Who polls, polls on; each poll costs real time and none of the app's.
  private static let pollingTurnLimit = 250
  private var isPolling = false

  /// Called when nothing is ready any more, before time moves on.
  ///
  /// The place where an update cycle flushes. True where it did something.
  package var onTurnEnd: (() -> Bool)?

  package let tasks = TaskRegister()
  private let queue = VirtualQueue.shared

  private init() {}

  /// Takes over the runtime's executors and the main dispatch queue.
  ///
  /// To be called before the process runs its first task, and after
  /// `Hermetic.arm(now:seed:)`, which makes the clocks virtual.
  ///
  /// - Throws: When the toolchain's interface is another one, when a task ran
  ///   before, or when the clocks are not virtual.
  package static func install() throws(ToolchainChanged) {
    guard Hermetic.isArmed else {
      throw ToolchainChanged(.executors, seen: "the clocks are not virtual yet")
    }
    VirtualExecutorFactory.install()
    guard VirtualExecutorFactory.areInstalled else {
      throw ToolchainChanged(.executors, seen: "another executor is in place already")
    }
    MainQueueIntake.install()
    try LoopSelfTest().run()
  }

  // MARK: - Time

  /// Since the start of the recording.
  package var now: Nanoseconds { Nanoseconds(Self.virtualNow) }

  /// When the next timer of any kind is due.
  package var nextTimer: Nanoseconds? {
    let runLoop = vt_run_loop_next_timer()
    let next = min(queue.nextTimer ?? Int64.max, runLoop)
    return next == Int64.max ? nil : Nanoseconds(next)
  }

  /// Timers of animations and timelines, which keep no step open.
  private var background = TimerHeap<@MainActor () -> Void>()
  private var lastBackground: UInt64 = 0

  /// The same, those included that nobody waits for.
  package var nextTimerOfAnyKind: Nanoseconds? {
    let own = background.first.map { Nanoseconds($0.time) }
    guard let next = nextTimer else { return own }
    return own.map { min($0, next) } ?? next
  }

  /// Runs an action at a virtual time that comes only if something else lets
  /// time pass.
  ///
  /// - Returns: What takes it back.
  func addBackgroundTimer(
    at time: Nanoseconds,
    _ action: @escaping @MainActor () -> Void
  ) -> UInt64 {
    lastBackground += 1
    background.insert(.init(time: time.rawValue, sequence: lastBackground, payload: action))
    return lastBackground
  }

  func cancelBackgroundTimer(_ timer: UInt64) { _ = background.remove(sequence: timer) }

  private func wakeBackground(dueBy time: Nanoseconds) {
    while let first = background.first, first.time <= time.rawValue {
      guard let due = background.removeFirst() else { return }
      enqueue(due.payload)
    }
  }

  /// Runs an action at a virtual time, after whatever is ready then.
  @discardableResult
  package func addTimer(at time: Nanoseconds, _ action: @escaping @MainActor () -> Void)
    -> LoopTimer
  {
    LoopTimer(sequence: queue.add(.action(action), at: time.rawValue))
  }

  /// Takes a timer back; false where it has fired.
  @discardableResult package func cancel(_ timer: LoopTimer) -> Bool {
    queue.removeTimer(timer.sequence)
  }

  /// Lets time pass until then, timer by timer, and runs what gets ready.
  ///
  /// - Returns: How many pieces of work ran.
  @discardableResult package func advance(to target: Nanoseconds) -> Int {
    var count = runReadyJobs()
    while let next = nextTimerOfAnyKind, next <= target {
      setNow(max(next, now))
      count += runReadyJobs()
    }
    if target > now {
      setNow(target)
      count += runReadyJobs()
    }
    return count
  }

  private func setNow(_ time: Nanoseconds) {
    vt_set_virtual_now(time.rawValue)
    queue.wakeTimers(dueBy: time.rawValue)
    wakeBackground(dueBy: time)
  }

  // MARK: - Work

  private static let runLoopTimer = "a Timer of the main run loop"

  package var hasReadyJobs: Bool { queue.hasReady }

  /// Who has run lately, or will soon, for people; each once.
  ///
  /// - Parameter window: How far to look, back and ahead.
  /// - Returns: `task of FeedView`, what else there is by its kind.
  package func busyNames(within window: Nanoseconds) -> [String] {
    let pending = queue.pending(dueBy: (now + window).rawValue)
    var names = tasks.namesOfActive(since: (now - window).rawValue)
    if names.isEmpty, pending.contains(where: { $0.name == nil }) {
      names = [ReadyWork.unnamedTask]
    }
    names += pending.compactMap(\.name)
    if vt_run_loop_next_timer() <= (now + window).rawValue {
      names.append(Self.runLoopTimer)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Runs an action after whatever is ready now.
  package func enqueue(_ action: @escaping @MainActor () -> Void) { queue.add(.action(action)) }

  /// Runs what is ready, and what that makes ready, until nothing is.
  ///
  /// May be called from inside a running job. Stops after `turnLimit` pieces
  /// of work without the queue getting empty, and sooner the next time;
  /// `hasReadyJobs` is true then.
  ///
  /// - Returns: How many pieces of work ran.
  @discardableResult package func runReadyJobs() -> Int {
    var count = 0
    repeat {
      let limit = isPolling ? Self.pollingTurnLimit : Self.turnLimit
      var turn = 0
      while turn < limit, let work = queue.takeReady() {
        work.run()
        turn += 1
      }
      count += turn
      isPolling = turn == limit
      if isPolling {
        _ = onTurnEnd?()
        return count
      }
    } while endTurn()
    return count
  }

  /// Looks where work may be that no hook sees; true where there was some.
  private func endTurn() -> Bool {
    let outer = Runtime.shared.work
    Runtime.shared.work = ReadyWork.mainQueueBlock
    var didWork = vt_drain_main_queue()
    Runtime.shared.work = Self.runLoopTimer
    MainRunLoop.turn()
    Runtime.shared.work = outer
    if let onTurnEnd, onTurnEnd() { didWork = true }
    return didWork || queue.hasReady
  }
}

/// A timer that can be taken back.
package struct LoopTimer: Hashable, Sendable {
  let sequence: UInt64
}

extension VirtualLoop {
  /// Virtual nanoseconds since the start, for any thread.
  nonisolated static var virtualNow: Int64 { vt_virtual_now() }

  nonisolated static var isOnMainThread: Bool { vt_is_main_thread() }
}
