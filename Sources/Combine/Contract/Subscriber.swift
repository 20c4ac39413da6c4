/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of error that may end the delivery.
  associatedtype Failure: Error

  /// Hands over the subscription, through which values are asked for.
  func receive(subscription: any Subscription)

  /// Hands over a value.
  ///
  /// - Returns: How many more values are wanted, beside those already asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over the fact that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The types that act as subscribers.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher's delivery ended.
  @frozen
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same ending with another kind of error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
