/// A type that can deliver a sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The kind of values delivered.
  associatedtype Output
  /// The kind of error that may end the delivery; `Never` where none can.
  associatedtype Failure: Error

  /// Attaches a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which passes on all that this publisher delivers.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The publishers that the operators make.
public enum Publishers {}
