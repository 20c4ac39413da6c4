extension Publishers {
  /// Delivers the values of the publisher that came last.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(LatestOuter<NewPublisher, S>(subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Delivers the values of the publisher, which may fail, that came last.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Delivers the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// Keeps one inner subscription, that to the latest publisher.
private final class LatestOuter<NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription
where Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure {
  typealias Input = NewPublisher
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let delivery = DeliveryLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var outer: (any Subscription)?
  private var inner: (any Subscription)?
  /// Which inner publisher is current; 0 where none has come.
  private var generation = 0
  private var isInnerOpen = false
  private var isOuterOpen = true

  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard outer == nil, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    outer = subscription
    lock.unlock()
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: NewPublisher) -> Subscribers.Demand {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return .none
    }
    generation += 1
    isInnerOpen = true
    let previous = inner.take()
    let link = LatestInner(of: self, generation: generation)
    lock.unlock()
    previous?.cancel()
    input.subscribe(link)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      lock.withLock {
        isOuterOpen = false
        outer = nil
      }
      finishIfDone()
    case .failure:
      end(completion)
    }
  }

  func attached(_ subscription: any Subscription, generation: Int) {
    lock.lock()
    guard downstream != nil, generation == self.generation, isInnerOpen else {
      lock.unlock()
      subscription.cancel()
      return
    }
    inner = subscription
    let demand = demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func received(_ value: NewPublisher.Output, generation: Int) -> Subscribers.Demand {
    lock.lock()
    guard let downstream, generation == self.generation else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    delivery.lock()
    let more = downstream.receive(value)
    delivery.unlock()
    return lock.withLock {
      demand += more
      // A publisher that came meanwhile was asked for it all.
      return generation == self.generation ? more : .none
    }
  }

  func ended(_ completion: Subscribers.Completion<Failure>, generation: Int) {
    lock.lock()
    guard generation == self.generation else {
      lock.unlock()
      return
    }
    isInnerOpen = false
    inner = nil
    lock.unlock()
    if case .failure = completion { end(completion) } else { finishIfDone() }
  }

  private func finishIfDone() {
    if lock.withLock({ !isOuterOpen && !isInnerOpen }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream = stop() else { return }
    delivery.lock()
    downstream.receive(completion: completion)
    delivery.unlock()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.lock()
    self.demand += demand
    let inner = inner
    lock.unlock()
    inner?.request(demand)
  }

  func cancel() { _ = stop() }

  private func stop() -> Downstream? {
    lock.lock()
    let downstream = downstream.take()
    let outer = outer.take()
    let inner = inner.take()
    lock.unlock()
    outer?.cancel()
    inner?.cancel()
    return downstream
  }
}

/// The tie to one of the inner publishers.
private final class LatestInner<NewPublisher: Publisher, Downstream: Subscriber>: Subscriber
where Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure {
  typealias Input = NewPublisher.Output
  typealias Failure = NewPublisher.Failure

  private let outer: LatestOuter<NewPublisher, Downstream>
  private let generation: Int

  init(of outer: LatestOuter<NewPublisher, Downstream>, generation: Int) {
    self.outer = outer
    self.generation = generation
  }

  func receive(subscription: any Subscription) {
    outer.attached(subscription, generation: generation)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    outer.received(input, generation: generation)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    outer.ended(completion, generation: generation)
  }
}
