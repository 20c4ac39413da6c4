/// The values of a publisher that cannot fail, for `for await`.
///
/// Asks for one value at a time; what a subject sends meanwhile is not kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Asks the publisher for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never

    fileprivate let values: AwaitedValues<P.Output, Never>

    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    // Stays on the caller's actor, so that a publisher of one actor can be
    // iterated there in Swift 6 mode.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await values.next(isolation: actor) {
      case .success(let value): value
      case nil: nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(values: AwaitedValues(of: publisher))
  }
}

/// The values of a publisher that can fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Asks the publisher for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: AwaitedValues<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(P.Failure) -> P.Output? {
      try await values.next(isolation: actor)?.get()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(values: AwaitedValues(of: publisher))
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
