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
///
/// The subject gets this as its subscription, and so can tell when it is over
/// and need not be kept: a shared publisher connects again and again.
final class SubjectSubscriber<S: Subject>: Subscriber, EndableSubscription {
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  var isOver: Bool { lock.withLock { subject == nil } }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let subject, upstream == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    subject.send(subscription: self)
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

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    let subject = subject.take()
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
    _ = subject
  }
}

/// A subscription that knows when nothing more can come of it.
protocol EndableSubscription: Subscription {
  var isOver: Bool { get }
}

extension [any Subscription] {
  /// Adds one and drops those that are over.
  mutating func appendDroppingEnded(_ subscription: any Subscription) {
    removeAll { ($0 as? any EndableSubscription)?.isOver == true }
    append(subscription)
  }
}
