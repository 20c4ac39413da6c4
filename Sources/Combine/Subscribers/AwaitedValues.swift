/// The subscription behind an asynchronous iterator; cancels it when let go of.
final class AwaitedValues<Value, Failure: Error> {
  private let subscriber = AwaitingSubscriber<Value, Failure>()

  init<P: Publisher>(of publisher: P) where P.Output == Value, P.Failure == Failure {
    publisher.subscribe(subscriber)
  }

  deinit {
    subscriber.cancel()
  }

  /// The next value or the error; nil at the end and when the task is cancelled.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Value, Failure>? {
    let subscriber = subscriber
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { subscriber.next($0) }.result
    } onCancel: {
      subscriber.cancel()
    }
  }
}

/// A result on its way to the task that waits for it.
///
/// Sendable without a check by the compiler: the publisher gives the value
/// away, and only the one task that asked for it takes it.
private struct Awaited<Value, Failure: Error>: @unchecked Sendable {
  let result: Result<Value, Failure>?
}

/// Asks for one value each time a task waits.
///
/// Sendable without a check by the compiler: all fields are guarded by the
/// lock, and a value is given on to one continuation.
private final class AwaitingSubscriber<Value, Failure: Error>: Subscriber, Cancellable,
  @unchecked Sendable
{
  typealias Input = Value
  typealias Continuation = UnsafeContinuation<Awaited<Value, Failure>, Never>

  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var waiting: [Continuation] = []
  /// How many were asked for before there was a subscription.
  private var owed = Subscribers.Demand.none
  private var error: Failure?
  private var isEnded = false

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !isEnded else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    let owed = owed
    self.owed = .none
    lock.unlock()
    if owed > .none { subscription.request(owed) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    let first = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    first?.resume(returning: Awaited(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    var waiting = self.waiting
    self.waiting = []
    isEnded = true
    upstream = nil
    if case .failure(let error) = completion {
      if waiting.isEmpty { self.error = error }
    }
    lock.unlock()
    if case .failure(let error) = completion, !waiting.isEmpty {
      waiting.removeFirst().resume(returning: Awaited(result: .failure(error)))
    }
    for continuation in waiting { continuation.resume(returning: Awaited(result: nil)) }
  }

  func next(_ continuation: Continuation) {
    lock.lock()
    guard !isEnded else {
      let error = error.take()
      lock.unlock()
      continuation.resume(returning: Awaited(result: error.map { .failure($0) }))
      return
    }
    waiting.append(continuation)
    let upstream = upstream
    if upstream == nil { owed += 1 }
    lock.unlock()
    upstream?.request(.max(1))
  }

  func cancel() {
    lock.lock()
    let waiting = waiting
    self.waiting = []
    isEnded = true
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
    for continuation in waiting { continuation.resume(returning: Awaited(result: nil)) }
  }
}
