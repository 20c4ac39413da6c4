/// Makes one value of the values of several publishers of different types.
///
/// The sides keep their own values; `assemble` reads them, under the lock.
/// Each side is asked for as much as the subscriber has asked for, so that a
/// value of each is there for every one that is wanted.
final class Joint<Downstream: Subscriber>: Subscription {
  typealias Failure = Downstream.Failure

  /// How values of the sides meet.
  enum Rule {
    /// Each value meets the latest ones of the other sides.
    case latest
    /// The first values meet, then the second ones, and so on.
    case pairwise
  }

  private let lock = Lock()
  private let delivery = DeliveryLock()
  private let rule: Rule
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sides: [any JointSide] = []
  private var assemble: (() -> Downstream.Input?)?
  /// By `latest`: whether a value has come that no delivered one contains.
  private var isFresh = false

  init(_ downstream: Downstream, rule: Rule) {
    self.downstream = downstream
    self.rule = rule
  }

  /// Makes the side for one publisher; the caller subscribes it after `start`.
  func side<Value>(of type: Value.Type = Value.self) -> Side<Value, Downstream> {
    let side = Side<Value, Downstream>(of: self, keepsAll: rule == .pairwise)
    sides.append(side)
    return side
  }

  /// Gives the subscriber its subscription; the sides subscribe afterwards.
  func start(assemble: @escaping () -> Downstream.Input?) {
    self.assemble = assemble
    downstream?.receive(subscription: self)
  }

  fileprivate func attached(_ side: any JointSide, _ subscription: any Subscription) {
    lock.lock()
    guard downstream != nil, side.subscription == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    side.subscription = subscription
    let demand = demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  /// Takes in a value by `store` and delivers what it completes.
  fileprivate func received(store: () -> Void) -> Subscribers.Demand {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return .none
    }
    store()
    isFresh = true
    let isWanted = demand > .none
    lock.unlock()
    let isDelivered = deliverReady()
    // By `latest` a value that completes nothing is asked for again.
    return rule == .latest && isWanted && !isDelivered ? .max(1) : .none
  }

  /// Delivers as long as a value can be made and is wanted.
  private func deliverReady() -> Bool {
    var isDelivered = false
    lock.lock()
    while demand > .none, let downstream, rule == .pairwise || isFresh, let value = assemble?() {
      isFresh = false
      demand -= 1
      lock.unlock()
      delivery.lock()
      let more = downstream.receive(value)
      delivery.unlock()
      isDelivered = true
      if more > .none { ask(more) }
      lock.lock()
    }
    lock.unlock()
    finishIfDone()
    return isDelivered
  }

  private func ask(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let subscriptions = sides.compactMap(\.subscription)
    lock.unlock()
    for subscription in subscriptions { subscription.request(more) }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    ask(demand)
    _ = deliverReady()
  }

  fileprivate func ended(_ side: any JointSide, _ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      side.isEnded = true
      side.subscription = nil
    }
    switch completion {
    case .failure: end(completion)
    case .finished: finishIfDone()
    }
  }

  private func finishIfDone() {
    lock.lock()
    let isDone =
      switch rule {
      case .latest:
        // A side that ends without a value lets nothing ever be made.
        sides.contains { $0.isEnded && $0.isEmpty }
          || (sides.allSatisfy { $0.isEnded } && !(isFresh && demand == .none))
      case .pairwise:
        sides.contains { $0.isEnded && $0.isEmpty }
      }
    lock.unlock()
    if isDone { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream = stop() else { return }
    delivery.lock()
    downstream.receive(completion: completion)
    delivery.unlock()
  }

  func cancel() { _ = stop() }

  private func stop() -> Downstream? {
    lock.lock()
    let downstream = downstream.take()
    let subscriptions = sides.compactMap(\.subscription)
    let sides = sides
    let assemble = assemble.take()
    self.sides = []
    lock.unlock()
    for subscription in subscriptions { subscription.cancel() }
    // Both hold the values that came; freed here, outside the lock.
    _ = (sides, assemble)
    return downstream
  }
}

/// What a joint needs of a side, whatever its values.
private protocol JointSide: AnyObject {
  var subscription: (any Subscription)? { get set }
  var isEnded: Bool { get set }
  var isEmpty: Bool { get }
}

/// One of the publishers that are joined, with the values it waits with.
final class Side<Value, Downstream: Subscriber>: Subscriber, JointSide {
  typealias Input = Value
  typealias Failure = Downstream.Failure

  private let joint: Joint<Downstream>
  private let keepsAll: Bool
  private var values = Queue<Value>()
  // Guarded by the joint's lock, as the values are.
  fileprivate var subscription: (any Subscription)?
  fileprivate var isEnded = false

  init(of joint: Joint<Downstream>, keepsAll: Bool) {
    self.joint = joint
    self.keepsAll = keepsAll
  }

  var isEmpty: Bool { values.isEmpty }

  /// The latest value; for `assemble` only.
  var latest: Value? { values.last }

  /// The value whose turn it is, taken out; for `assemble` only.
  func next() -> Value? { values.popFirst() }

  func receive(subscription: any Subscription) { joint.attached(self, subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    joint.received {
      if !keepsAll { values.removeAll() }
      values.append(input)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) { joint.ended(self, completion) }
}
