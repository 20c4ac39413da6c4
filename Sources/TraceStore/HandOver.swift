import Foundation
import TraceModel

/// Where the app's thread leaves records and the writer's thread finds them.
///
/// One lock, held by the app's thread for an append and by the writer's for a
/// swap of two batches.
///
/// - Note: `@unchecked Sendable` is sound: every stored variable is read and
///   written between `lock` and `unlock` only, except `mutex` and the two
///   conditions, which are what POSIX makes them for, and never move.
final class HandOver: @unchecked Sendable {
  /// Records at which the writer is woken without waiting for its time.
  static let wakeCount = 16_384
  /// Nanoseconds of real time after which the writer looks by itself.
  static let patience = 25_000_000

  /// Records at which the app's thread waits for the writer.
  private let fullCount: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let filled = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let emptied = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private var batch = Batch()
  /// Tickets drawn by those who wait until everything so far is committed.
  private var asked = 0
  private var answered = 0
  /// The facts to end with, once no more records come.
  private var ending: TraceFacts?
  /// No thread writes: none has started yet, or it has ended.
  private var isEnded = true
  private var failureKept: TraceStoreError?

  init(fullCount: Int) {
    self.fullCount = max(fullCount, 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(filled, nil)
    pthread_cond_init(emptied, nil)
  }

  deinit {
    pthread_cond_destroy(emptied)
    pthread_cond_destroy(filled)
    pthread_mutex_destroy(mutex)
    emptied.deallocate()
    filled.deallocate()
    mutex.deallocate()
  }

  var failure: TraceStoreError? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return failureKept
  }

  // The app's side.

  /// Adds records to the batch; `body` only copies.
  @inline(__always)
  func append(_ count: Int, _ body: (inout Batch) -> Void) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard failureKept == nil else { return }
    body(&batch)
    batch.count += count
    if batch.count >= min(Self.wakeCount, fullCount) { pthread_cond_signal(filled) }
    // Within a transaction its last records are still to come.
    if isFull { waitUntilEmptied() }
  }

  /// Adds a record and returns once it and all before it are committed, or
  /// writing has failed.
  func appendAndWait(_ body: (inout Batch) -> Void) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard failureKept == nil else { return }
    body(&batch)
    batch.count += 1
    asked += 1
    let ticket = asked
    pthread_cond_signal(filled)
    while answered < ticket, failureKept == nil { pthread_cond_wait(emptied, mutex) }
  }

  /// Lets the writer write what is left, and returns once its thread has ended.
  func end(with facts: TraceFacts) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    ending = facts
    pthread_cond_signal(filled)
    while !isEnded { pthread_cond_wait(emptied, mutex) }
  }

  private func waitUntilEmptied() {
    pthread_cond_signal(filled)
    while isFull, failureKept == nil { pthread_cond_wait(emptied, mutex) }
  }

  private var isFull: Bool { batch.count >= fullCount && !batch.isInsideTransaction }

  // The writer's side.

  /// What to do after the records that `take` gave.
  enum Then {
    case answer(ticket: Int)
    case end(TraceFacts)
  }

  /// Swaps the batch for an empty one, as soon as there is a reason to.
  ///
  /// Reasons are a waiting caller, many records, or the passing of
  /// `patience`; a transaction whose end has not been told yet gets as much
  /// again, so that a reader never sees runs without their transaction.
  ///
  /// - Parameter spare: Empty on entry; the records on return.
  /// - Returns: What is to be done once they are written.
  func take(_ spare: inout Batch) -> Then {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    var looks = 0
    while !isDue(after: looks) {
      let isTimeOver = waitForRecords()
      if isTimeOver, batch.count > 0 { looks += 1 }
    }
    swap(&batch, &spare)
    batch.isInsideTransaction = spare.isInsideTransaction
    pthread_cond_broadcast(emptied)
    return ending.map { .end($0) } ?? .answer(ticket: asked)
  }

  private func isDue(after looks: Int) -> Bool {
    if ending != nil || asked > answered || isFull { return true }
    if batch.isInsideTransaction { return looks > 1 }
    return batch.count >= min(Self.wakeCount, fullCount) || looks > 0
  }

  /// Lets those go on whose records are committed.
  func answer(_ ticket: Int) {
    pthread_mutex_lock(mutex)
    answered = ticket
    pthread_cond_broadcast(emptied)
    pthread_mutex_unlock(mutex)
  }

  /// Keeps a failure; from now on records are dropped and nobody waits.
  func fail(_ error: TraceStoreError) {
    pthread_mutex_lock(mutex)
    failureKept = error
    batch = Batch()
    pthread_cond_broadcast(emptied)
    pthread_mutex_unlock(mutex)
  }

  /// Told before the thread starts.
  func hasStarted() {
    pthread_mutex_lock(mutex)
    isEnded = false
    pthread_mutex_unlock(mutex)
  }

  /// The thread's last word.
  func hasEnded() {
    pthread_mutex_lock(mutex)
    isEnded = true
    pthread_cond_broadcast(emptied)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until woken or `patience` is over; says whether it was the latter.
  private func waitForRecords() -> Bool {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    until.tv_nsec += Self.patience
    if until.tv_nsec >= 1_000_000_000 {
      until.tv_sec += 1
      until.tv_nsec -= 1_000_000_000
    }
    return pthread_cond_timedwait(filled, mutex, &until) == ETIMEDOUT
  }
}
