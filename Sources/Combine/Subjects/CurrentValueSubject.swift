/// A subject that keeps the latest value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// The latest value; setting it delivers it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.appendDroppingEnded(subscription) }
    subscription.request(.unlimited)
  }

  public func send(_ input: Output) {
    lock.lock()
    guard completion == nil else {
      lock.unlock()
      return
    }
    let previous = current
    current = input
    let conduits = conduits.snapshot
    lock.unlock()
    for conduit in conduits { conduit?.offer(input) }
    // Freed last, outside the lock: its deinit may come back to us.
    _ = previous
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else {
      lock.unlock()
      return
    }
    self.completion = completion
    let conduits = conduits.removeAll()
    let upstreams = upstreams
    self.upstreams = []
    lock.unlock()
    for conduit in conduits { conduit?.finish(completion) }
    _ = upstreams
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = CurrentValueConduit(subscriber, of: self)
    conduits.insert(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }
}

extension CurrentValueSubject: CurrentValueSource {
  var currentValue: Output { value }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }

  func demandArose() {}
}
