extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var closures: Closures?
    private var upstream: (any Subscription)?

    private struct Closures {
      var value: (Input) -> Void
      var completion: (Subscribers.Completion<Failure>) -> Void
    }

    /// The closure that gets each value.
    public var receiveValue: (Input) -> Void {
      lock.withLock { closures?.value } ?? { _ in }
    }

    /// The closure that gets the ending.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { closures?.completion } ?? { _ in }
    }

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(value: receiveValue, completion: receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      lock.lock()
      guard closures != nil, upstream == nil else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { closures?.value }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      let closures = closures.take()
      upstream = nil
      lock.unlock()
      closures?.completion(completion)
    }

    public func cancel() {
      lock.lock()
      let closures = closures.take()
      let upstream = upstream.take()
      lock.unlock()
      upstream?.cancel()
      // Freed here, outside the lock: an app's deinit may come back to us.
      _ = closures
    }
  }
}

extension Publisher {
  /// Attaches closures that get each value and the ending.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure that gets each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
