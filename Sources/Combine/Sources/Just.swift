/// Delivers one value to each subscriber, then ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SingleValue(output, for: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers one value when it is asked for.
final class SingleValue<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let output: Downstream.Input
  private var downstream: Downstream?

  init(_ output: Downstream.Input, for downstream: Downstream) {
    self.output = output
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    guard let downstream = lock.withLock({ self.downstream.take() }) else { return }
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    let downstream = lock.withLock { self.downstream.take() }
    _ = downstream
  }
}
