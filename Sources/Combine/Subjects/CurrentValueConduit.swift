/// What a conduit needs of a subject that keeps a value.
protocol CurrentValueSource<Output, Failure>: ConduitSource {
  /// The value kept now.
  var currentValue: Output { get }
}

/// A subscriber that first gets the current value, then what follows.
///
/// A value that comes while none is wanted is not queued: the next request is
/// answered with the value of that moment.
final class CurrentValueConduit<Downstream: Subscriber>: Conduit<
  Downstream.Input, Downstream.Failure
>
{
  private let lock = Lock()
  private let delivery = DeliveryLock()
  private var demand = Subscribers.Demand.none
  private var isCurrentValueDelivered = false
  private var downstream: Downstream?
  private var source: (any CurrentValueSource<Downstream.Input, Downstream.Failure>)?

  init(
    _ downstream: Downstream,
    of source: any CurrentValueSource<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.source = source
  }

  override func offer(_ output: Downstream.Input) {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return
    }
    guard demand > .none else {
      isCurrentValueDelivered = false
      lock.unlock()
      return
    }
    demand -= 1
    isCurrentValueDelivered = true
    lock.unlock()
    deliver(output, to: downstream)
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let downstream = downstream.take()
    source = nil
    lock.unlock()
    delivery.lock()
    downstream?.receive(completion: completion)
    delivery.unlock()
  }

  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.lock()
    guard let downstream, let source else {
      lock.unlock()
      return
    }
    self.demand += demand
    guard !isCurrentValueDelivered else {
      lock.unlock()
      return
    }
    isCurrentValueDelivered = true
    self.demand -= 1
    lock.unlock()
    deliver(source.currentValue, to: downstream)
  }

  override func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let source = source.take()
    lock.unlock()
    source?.remove(self)
    _ = downstream
  }

  private func deliver(_ output: Downstream.Input, to downstream: Downstream) {
    delivery.lock()
    let more = downstream.receive(output)
    delivery.unlock()
    guard more > .none else { return }
    lock.withLock { demand += more }
  }
}
