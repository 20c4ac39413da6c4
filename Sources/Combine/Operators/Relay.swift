/// A subscription that outlives its publisher: when one ends, another follows.
///
/// What was asked for and not yet delivered is asked of each follower anew.
final class Relay<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var upstream: (any Subscription)?
  private var isStarted = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Attaches to a publisher; `ended` decides what comes after it.
  func follow<P: Publisher>(
    _ publisher: P,
    ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    publisher.subscribe(RelayLink(self, ended: ended))
  }

  /// Ends the delivery.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let downstream = downstream.take()
    upstream = nil
    lock.unlock()
    downstream?.receive(completion: completion)
  }

  fileprivate func attach(_ subscription: any Subscription) {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    let isFirst = !isStarted
    isStarted = true
    let demand = demand
    lock.unlock()
    if isFirst {
      downstream.receive(subscription: self)
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  fileprivate func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.lock()
    self.demand += demand
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
    _ = downstream
  }
}

/// The tie of a relay to one of its publishers.
private final class RelayLink<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let relay: Relay<Downstream>
  private let ended: (Subscribers.Completion<Failure>) -> Void

  init(_ relay: Relay<Downstream>, ended: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.relay = relay
    self.ended = ended
  }

  func receive(subscription: any Subscription) { relay.attach(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { relay.deliver(input) }

  func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
}
