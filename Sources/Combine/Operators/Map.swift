extension Publishers {
  /// Changes each value by a closure.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(Stage(subscriber) { .pass(transform($0)) })
    }
  }

  /// Changes each value by a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(throwing: subscriber) {
          .pass(try transform($0))
        }
      )
    }
  }
}

extension Publisher {
  /// Changes each value by a closure.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result>
  {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Changes each value by a closure that may throw.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> Publishers.TryMap<Self, Result> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
