extension Publishers {
  /// Changes the error by a closure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          end: { $0.mapError(transform) },
          step: { .pass($0) }
        )
      )
    }
  }

  /// Gives a publisher that cannot fail a kind of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Never, S>(subscriber, end: { _ in .finished }, step: { .pass($0) })
      )
    }
  }

  /// Stops the program when the publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let prefix = prefix
      let file = file
      let line = line
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          end: { completion in
            if case .failure(let error) = completion {
              preconditionFailure("\(prefix)\(error)", file: file, line: line)
            }
            return .finished
          },
          step: { .pass($0) }
        )
      )
    }
  }

  /// Passes on no value, only the ending.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage<Upstream.Output, Upstream.Failure, S>(subscriber) { _ in .skip })
    }
  }
}

extension Publisher {
  /// Changes the error by a closure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program when the publisher fails, as a check on what the app holds to be impossible.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }

  /// Passes on no value, only the ending.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a kind of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
