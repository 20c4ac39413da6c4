extension Publishers {
  /// Delivers the elements of a sequence, as many as are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence.makeIterator(), for: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.finishIfExhausted()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Walks a sequence at the pace of one subscriber.
private final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>:
  Subscription
where Iterator.Element == Downstream.Input {
  private let lock = Lock()
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ iterator: Iterator, for downstream: Downstream) {
    self.iterator = iterator
    self.downstream = downstream
    // One element ahead, so that the ending follows the last one at once.
    next = self.iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.lock()
    self.demand += demand
    // A request from inside a delivery is answered by the loop below.
    let isOurs = !isDelivering
    isDelivering = true
    lock.unlock()
    if isOurs { deliver() }
  }

  private func deliver() {
    while let (downstream, element) = takeNext() {
      let more = downstream.receive(element)
      let following = iterator.next()
      lock.lock()
      demand += more
      next = following
      lock.unlock()
    }
    finishIfExhausted()
  }

  private func takeNext() -> (Downstream, Iterator.Element)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, let element = next, demand > .none else {
      isDelivering = false
      return nil
    }
    demand -= 1
    return (downstream, element)
  }

  /// Delivers the ending if there is nothing left.
  func finishIfExhausted() {
    lock.lock()
    let finished = next == nil && !isDelivering ? downstream.take() : nil
    lock.unlock()
    finished?.receive(completion: .finished)
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    lock.unlock()
    _ = downstream
  }
}

extension Optional {
  /// A publisher of the value, or of nothing.
  public var publisher: Publisher { Publisher(self) }

  /// Delivers the value if there is one, then ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty<Wrapped, Never>().receive(subscriber: subscriber)
      }
    }
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }

  /// Delivers the value, then ends; or delivers the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      result = .success(output)
    }

    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: SingleValue(value, for: subscriber))
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}
