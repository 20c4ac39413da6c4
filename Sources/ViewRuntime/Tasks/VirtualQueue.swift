import CRuntimeHooks
import Synchronization

/// The one queue of a recording: what is ready, in order, and what is due later.
///
/// Any thread may add; only the main thread, through `VirtualLoop`, takes out.
/// Most work comes from the main thread itself, but a job may come from a
/// thread that a continuation was resumed on.
final class VirtualQueue: Sendable {
  static let shared = VirtualQueue()

  private struct State {
    /// In order; nil where it was taken, so that nothing is let go of under the
    /// lock: what a piece captures may end then, and add work itself.
    var ready: [ReadyWork?] = []
    /// Index of the first piece in `ready` that was not taken yet.
    var taken = 0
    var timers = TimerHeap<ReadyWork>()
    var nextSequence: UInt64 = 0
    /// The main thread waits for the signal.
    var isWaiting = false
    /// Pieces that came from another thread than the main one.
    var outsideCount = 0
  }

  private let state = Mutex(State())
  /// A descriptor that is signalled when work comes while the loop waits.
  let signal: Int32 = vt_make_signal()

  func add(_ work: ReadyWork) {
    let isOutside = !vt_is_main_thread()
    let isWaiting = state.withLock { state in
      state.ready.append(work)
      if isOutside { state.outsideCount += 1 }
      return state.isWaiting
    }
    if isWaiting { vt_signal(signal) }
  }

  /// Adds work that gets ready at a virtual time; returns its place in order.
  @discardableResult func add(_ work: ReadyWork, at time: Int64) -> UInt64 {
    let isOutside = !vt_is_main_thread()
    let (sequence, isWaiting) = state.withLock { state in
      let sequence = state.nextSequence
      state.nextSequence += 1
      state.timers.insert(.init(time: time, sequence: sequence, payload: work))
      if isOutside { state.outsideCount += 1 }
      return (sequence, state.isWaiting)
    }
    if isWaiting { vt_signal(signal) }
    return sequence
  }

  /// Takes a timer back; false where it has fired.
  func removeTimer(_ sequence: UInt64) -> Bool {
    // The payload is let go outside of the lock: an action's captures may run
    // a deinitializer that adds work.
    let removed = state.withLock { $0.timers.remove(sequence: sequence) }
    return removed != nil
  }

  func takeReady() -> ReadyWork? {
    state.withLock { state in
      guard state.taken < state.ready.count else { return nil }
      var work: ReadyWork?
      swap(&work, &state.ready[state.taken])
      state.taken += 1
      if state.taken == state.ready.count {
        state.ready.removeAll(keepingCapacity: true)
        state.taken = 0
      } else if state.taken == 4_096 {
        state.ready.removeFirst(state.taken)
        state.taken = 0
      }
      return work
    }
  }

  /// What is ready, and what is due by then, in order.
  func pending(dueBy time: Int64) -> [ReadyWork] {
    state.withLock { state in
      state.ready[state.taken...].compactMap(\.self) + state.timers.due(by: time).map(\.payload)
    }
  }

  /// Makes every timer ready that is due by then, in order of time.
  func wakeTimers(dueBy time: Int64) {
    state.withLock { state in
      while let first = state.timers.first, first.time <= time {
        guard let due = state.timers.removeFirst() else { return }
        state.ready.append(due.payload)
      }
    }
  }

  var hasReady: Bool { state.withLock { $0.taken < $0.ready.count } }
  var nextTimer: Int64? { state.withLock { $0.timers.first?.time } }
  var timerCount: Int { state.withLock { $0.timers.count } }
  var outsideCount: Int { state.withLock { $0.outsideCount } }

  /// Says whether added work must signal; false where work is there already.
  func setWaiting(_ isWaiting: Bool) -> Bool {
    state.withLock { state in
      state.isWaiting = isWaiting && state.taken == state.ready.count
      return state.isWaiting
    }
  }
}
