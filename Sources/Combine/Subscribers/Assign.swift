extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  ///
  /// Holds the object strongly until the publisher ends or this is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = Lock()
    private var root: Root?
    private var upstream: (any Subscription)?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object that is written to; nil once this has ended.
    public var object: Root? { lock.withLock { root } }

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      lock.lock()
      guard root != nil, upstream == nil else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      lock.lock()
      let root = root.take()
      upstream = nil
      lock.unlock()
      _ = root
    }

    public func cancel() {
      lock.lock()
      let root = root.take()
      let upstream = upstream.take()
      lock.unlock()
      upstream?.cancel()
      _ = root
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }
}
