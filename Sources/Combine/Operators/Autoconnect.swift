extension Publishers {
  /// Connects with the first subscriber and disconnects after the last one.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Counted(subscriber) { [self] in leave() })
      enter()
    }

    private func enter() {
      lock.lock()
      subscribers += 1
      let isFirst = subscribers == 1
      lock.unlock()
      guard isFirst else { return }
      let made = upstream.connect()
      lock.lock()
      // The last subscriber may have gone while it connected.
      let isNeeded = subscribers > 0
      if isNeeded { connection = made }
      lock.unlock()
      if !isNeeded { made.cancel() }
    }

    private func leave() {
      lock.lock()
      subscribers -= 1
      let finished = subscribers == 0 ? connection.take() : nil
      lock.unlock()
      finished?.cancel()
    }
  }

  /// Gives a publisher that cannot fail a `connect()` to wait for.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Gives this publisher a `connect()` to wait for.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

/// Passes all on and says, once, when the subscriber has gone or the publisher has ended.
private final class Counted<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var onEnd: (() -> Void)?

  init(_ downstream: Downstream, onEnd: @escaping () -> Void) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
    end()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.withLock { upstream }?.cancel()
    end()
  }

  private func end() {
    lock.lock()
    upstream = nil
    let action = onEnd.take()
    lock.unlock()
    action?()
  }
}
