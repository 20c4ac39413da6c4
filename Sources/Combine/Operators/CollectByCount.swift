extension Publishers {
  /// Gathers values into arrays of a fixed length; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CountedCollector(subscriber, count: count))
    }
  }
}

extension Publisher {
  /// Gathers values into arrays of a fixed length; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "values are collected at least one at a time")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// Asks for `count` values for each array that is wanted.
private final class CountedCollector<Element, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let count: Int
  private var gathered: [Element] = []
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    gathered.append(input)
    guard gathered.count == count else {
      lock.unlock()
      return .none
    }
    let full = gathered
    gathered = []
    lock.unlock()
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let downstream = downstream.take()
    let rest = gathered
    gathered = []
    upstream = nil
    lock.unlock()
    if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand * count)
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    gathered = []
    lock.unlock()
    upstream?.cancel()
    _ = downstream
  }
}
