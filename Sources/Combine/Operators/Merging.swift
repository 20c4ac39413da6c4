/// Lets the values of several publishers through, one at a time.
///
/// While demand is finite each source is asked for one value at a time, and
/// the value waits here when nothing is wanted; so no source outruns the
/// subscriber. With unlimited demand the sources are asked for everything.
final class Merging<Downstream: Subscriber>: Subscription {
  typealias Value = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let delivery = DeliveryLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sources: [Int: MergingSource<Downstream>] = [:]
  private var nextKey = 0
  private var waiting = Queue<(key: Int, value: Value)>()
  /// What brings more sources; nil where the number is fixed or it has ended.
  private var outer: (any Subscription)?
  private var isOuterOpen: Bool
  private let sourcesAtOnce: Subscribers.Demand

  init(_ downstream: Downstream, sourcesAtOnce: Subscribers.Demand) {
    self.downstream = downstream
    self.sourcesAtOnce = sourcesAtOnce
    isOuterOpen = true
  }

  // MARK: Sources

  /// Takes the subscription that brings the sources, or none where the caller
  /// adds them by hand.
  func start(outer: (any Subscription)?) {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      outer?.cancel()
      return
    }
    self.outer = outer
    lock.unlock()
    downstream.receive(subscription: self)
    outer?.request(sourcesAtOnce)
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return
    }
    let source = MergingSource(of: self, key: nextKey)
    sources[nextKey] = source
    nextKey += 1
    lock.unlock()
    publisher.subscribe(source)
  }

  /// No more sources will come.
  func closeOuter() {
    lock.withLock {
      isOuterOpen = false
      outer = nil
    }
    finishIfDone()
  }

  /// Ends all at once with an error.
  func fail(_ error: Failure) {
    guard let downstream = stop() else { return }
    delivery.lock()
    downstream.receive(completion: .failure(error))
    delivery.unlock()
  }

  fileprivate func attached(_ source: MergingSource<Downstream>) {
    lock.lock()
    let isAlive = downstream != nil
    let ask = isAlive ? takeAsk(source) : .none
    lock.unlock()
    if !isAlive {
      source.subscription?.cancel()
    } else if ask > .none {
      source.subscription?.request(ask)
    }
  }

  fileprivate func received(_ value: Value, from key: Int) -> Subscribers.Demand {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return .none
    }
    waiting.append((key, value))
    lock.unlock()
    drain()
    return .none
  }

  fileprivate func ended(_ completion: Subscribers.Completion<Failure>, key: Int) {
    switch completion {
    case .failure(let error):
      fail(error)
    case .finished:
      lock.lock()
      sources[key] = nil
      let outer = sourcesAtOnce == .unlimited ? nil : outer
      lock.unlock()
      outer?.request(.max(1))
      finishIfDone()
    }
  }

  // MARK: Demand

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.withLock { self.demand += demand }
    drain()
    lock.lock()
    var asks: [(any Subscription, Subscribers.Demand)] = []
    for source in sources.values.sorted(by: { $0.key < $1.key }) {
      guard let subscription = source.subscription else { continue }
      let ask = takeAsk(source)
      if ask > .none { asks.append((subscription, ask)) }
    }
    lock.unlock()
    for (subscription, ask) in asks { subscription.request(ask) }
  }

  /// What a source is to be asked for now, noted as asked.
  private func takeAsk(_ source: MergingSource<Downstream>) -> Subscribers.Demand {
    guard source.subscription != nil, source.asked != .unlimited, demand > .none else {
      return .none
    }
    if demand == .unlimited {
      source.asked = .unlimited
      return .unlimited
    }
    guard source.asked == .none else { return .none }
    source.asked = .max(1)
    return .max(1)
  }

  /// Delivers what waits, as far as it is wanted.
  ///
  /// A value that a delivery causes is delivered inside it, as by a subject.
  private func drain() {
    while let (downstream, key, value) = takeWaiting() {
      delivery.lock()
      let more = downstream.receive(value)
      delivery.unlock()
      lock.lock()
      demand += more
      var ask = Subscribers.Demand.none
      let source = sources[key]
      if let source {
        if source.asked != .unlimited { source.asked = .none }
        ask = takeAsk(source)
      }
      lock.unlock()
      if ask > .none { source?.subscription?.request(ask) }
    }
    finishIfDone()
  }

  private func takeWaiting() -> (Downstream, Int, Value)? {
    lock.lock()
    defer { lock.unlock() }
    guard demand > .none, let downstream, let (key, value) = waiting.popFirst() else { return nil }
    demand -= 1
    return (downstream, key, value)
  }

  // MARK: Ending

  private func finishIfDone() {
    lock.lock()
    let isDone = !isOuterOpen && sources.isEmpty && waiting.isEmpty
    let finished = isDone ? downstream.take() : nil
    lock.unlock()
    guard let finished else { return }
    delivery.lock()
    finished.receive(completion: .finished)
    delivery.unlock()
  }

  func cancel() { _ = stop() }

  private func stop() -> Downstream? {
    lock.lock()
    let downstream = downstream.take()
    let subscriptions = sources.values.sorted { $0.key < $1.key }.compactMap(\.subscription)
    let outer = outer.take()
    sources = [:]
    waiting.removeAll()
    lock.unlock()
    outer?.cancel()
    for subscription in subscriptions { subscription.cancel() }
    return downstream
  }
}

/// One of the publishers whose values are merged.
private final class MergingSource<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let key: Int
  // Both are guarded by the lock of `merging`, save for the one write before
  // `attached` hands this over.
  var subscription: (any Subscription)?
  var asked = Subscribers.Demand.none
  private let merging: Merging<Downstream>

  init(of merging: Merging<Downstream>, key: Int) {
    self.merging = merging
    self.key = key
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil else {
      subscription.cancel()
      return
    }
    self.subscription = subscription
    merging.attached(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { merging.received(input, from: key) }

  func receive(completion: Subscribers.Completion<Failure>) {
    merging.ended(completion, key: key)
  }
}
