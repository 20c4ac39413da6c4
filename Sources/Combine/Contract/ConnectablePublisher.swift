/// A publisher that begins only when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; letting go of the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber, and stops when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
