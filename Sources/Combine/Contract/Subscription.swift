/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says that the subscriber may be sent so many values more.
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that delivers nothing.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// A subscription with nothing behind it.
private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
