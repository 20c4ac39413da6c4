/// A subject that passes on what it is sent and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDemand = false

  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  public func send(subscription: any Subscription) {
    lock.lock()
    upstreams.appendDroppingEnded(subscription)
    let hasDemand = hasDemand
    lock.unlock()
    if hasDemand { subscription.request(.unlimited) }
  }

  public func send(_ input: Output) {
    lock.lock()
    guard completion == nil, !conduits.isEmpty else {
      lock.unlock()
      return
    }
    let conduits = conduits.snapshot
    lock.unlock()
    for conduit in conduits { conduit?.offer(input) }
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
    let conduit = PassthroughConduit(subscriber, of: self)
    conduits.insert(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }
}

extension PassthroughSubject {
  /// How many subscribers there are.
  var subscriberCount: Int { lock.withLock { conduits.count } }

  /// How many subscriptions the subject keeps to ask for values.
  var upstreamCount: Int { lock.withLock { upstreams.count } }
}

extension PassthroughSubject: ConduitSource {
  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }

  func demandArose() {
    lock.lock()
    guard !hasDemand else {
      lock.unlock()
      return
    }
    hasDemand = true
    let upstreams = upstreams
    lock.unlock()
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
