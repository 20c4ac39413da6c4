extension Publishers {
  /// Whether a buffer fills itself or takes what comes.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Ask for as many values as there is room for, and ask again as it empties.
    case keepFull
    /// Ask for all, and take what comes.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// Leave the new value out.
    case dropNewest
    /// Leave the oldest value out.
    case dropOldest
    /// End with an error.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream,
      size: Int,
      prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferStage(subscriber, buffer: self))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class BufferStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let lock = Lock()
  private let settings: Publishers.Buffer<Upstream>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var waiting = Queue<Input>()
  private var ending: Subscribers.Completion<Failure>?
  private var isDelivering = false

  init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
    self.downstream = downstream
    settings = buffer
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
    switch settings.prefetch {
    case .keepFull: if settings.size > 0 { subscription.request(.max(settings.size)) }
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    if waiting.count < settings.size || (demand > .none && !isDelivering) {
      waiting.append(input)
    } else {
      switch settings.whenFull {
      case .dropNewest: break
      case .dropOldest:
        _ = waiting.popFirst()
        waiting.append(input)
      case .customError(let makeError):
        lock.unlock()
        stop()?.receive(completion: .failure(makeError()))
        return .none
      }
    }
    lock.unlock()
    let delivered = drain()
    return settings.prefetch == .keepFull ? .max(delivered) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      ending = completion
      upstream = nil
    }
    _ = drain()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.withLock { self.demand += demand }
    let delivered = drain()
    guard settings.prefetch == .keepFull, delivered > 0 else { return }
    lock.withLock { upstream }?.request(.max(delivered))
  }

  /// Delivers what waits, as far as it is wanted, and says how much that was.
  private func drain() -> Int {
    var delivered = 0
    lock.lock()
    guard !isDelivering else {
      lock.unlock()
      return 0
    }
    isDelivering = true
    while demand > .none, let downstream, let value = waiting.popFirst() {
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      delivered += 1
      lock.lock()
      demand += more
    }
    isDelivering = false
    let finished = waiting.isEmpty && ending != nil ? downstream.take() : nil
    let ending = ending
    lock.unlock()
    if let ending { finished?.receive(completion: ending) }
    return delivered
  }

  func cancel() { _ = stop() }

  private func stop() -> Downstream? {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    waiting.removeAll()
    lock.unlock()
    upstream?.cancel()
    return downstream
  }
}
