extension Publishers {
  /// Passes values on until another publisher delivers one, then ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gate = Gate<Output, S>(subscriber, isOpen: true)
      gate.watch(other, onOutput: { gate.finish() }, onEnd: {})
      upstream.subscribe(gate)
    }
  }

  /// Leaves values out until another publisher delivers one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gate = Gate<Output, S>(subscriber, isOpen: false)
      gate.watch(other, onOutput: { gate.open() }, onEnd: { gate.finishIfClosed() })
      upstream.subscribe(gate)
    }
  }
}

extension Publisher {
  /// Passes values on until another publisher delivers one, then ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves values out until another publisher delivers one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

/// Lets values through while it is open; another publisher works it.
private final class Gate<Value, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Value {
  typealias Input = Value
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var watch: AnyCancellable?
  private var isOpen: Bool
  private var isDone = false
  private var isStarted = false

  init(_ downstream: Downstream, isOpen: Bool) {
    self.downstream = downstream
    self.isOpen = isOpen
  }

  func watch<P: Publisher>(
    _ publisher: P,
    onOutput: @escaping () -> Void,
    onEnd: @escaping () -> Void
  ) {
    let watch = publisher.first().sink(
      receiveCompletion: { _ in onEnd() },
      receiveValue: { _ in onOutput() }
    )
    lock.lock()
    let isOver = downstream == nil
    if !isOver { self.watch = watch }
    lock.unlock()
    if isOver { watch.cancel() }
  }

  func open() { lock.withLock { isOpen = true } }

  /// Ends; before the upstream is attached it is noted and done then.
  func finish() {
    lock.lock()
    isDone = true
    let isStarted = isStarted
    lock.unlock()
    guard isStarted else { return }
    stop()?.receive(completion: .finished)
  }

  func finishIfClosed() {
    if lock.withLock({ !isOpen }) { finish() }
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, upstream == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    isStarted = true
    let isDone = isDone
    lock.unlock()
    downstream.receive(subscription: self)
    if isDone { finish() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    lock.lock()
    let downstream = downstream
    let isOpen = isOpen
    lock.unlock()
    guard let downstream else { return .none }
    return isOpen ? downstream.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    stop()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { _ = stop() }

  private func stop() -> Downstream? {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    let watch = watch.take()
    lock.unlock()
    upstream?.cancel()
    watch?.cancel()
    return downstream
  }
}
