/// A publisher that is told from outside what to deliver.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to the subscribers.
  func send(_ value: Output)

  /// Ends the delivery.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to ask for values itself.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let subject, upstream == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    subject.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    lock.lock()
    let subject = subject.take()
    upstream = nil
    lock.unlock()
    subject?.send(completion: completion)
  }

  func cancel() {
    lock.lock()
    subject = nil
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
  }
}
