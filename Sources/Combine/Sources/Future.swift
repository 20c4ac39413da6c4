/// Delivers the one result of work that begins when this is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result; only the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureConduit<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else {
      lock.unlock()
      return
    }
    self.result = result
    let waiting = waiting
    self.waiting = []
    lock.unlock()
    for conduit in waiting { conduit.fulfill(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = SubscriberFutureConduit(subscriber, of: self)
    lock.lock()
    let result = result
    if result == nil { waiting.append(conduit) }
    lock.unlock()
    subscriber.receive(subscription: conduit)
    if let result { conduit.fulfill(result) }
  }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === conduit } }
  }
}

/// One subscriber of a future, whatever its type.
private class FutureConduit<Output, Failure: Error> {
  func fulfill(_ result: Result<Output, Failure>) {}
}

/// Waits for the result and for the subscriber to want it.
private final class SubscriberFutureConduit<Downstream: Subscriber>: FutureConduit<
  Downstream.Input, Downstream.Failure
>, Subscription
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var isAsked = false

  init(_ downstream: Downstream, of future: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.future = future
  }

  override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    lock.withLock {
      self.result = result
      future = nil
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.withLock { isAsked = true }
    deliver()
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let future = future.take()
    lock.unlock()
    future?.remove(self)
    _ = downstream
  }

  private func deliver() {
    lock.lock()
    guard let result, let receiver = downstream else {
      lock.unlock()
      return
    }
    // An error needs no demand.
    if case .success = result, !isAsked {
      lock.unlock()
      return
    }
    downstream = nil
    lock.unlock()
    switch result {
    case .success(let value):
      _ = receiver.receive(value)
      receiver.receive(completion: .finished)
    case .failure(let error):
      receiver.receive(completion: .failure(error))
    }
  }
}
