extension Publishers {
  /// Changes each value by a closure and leaves out the nils.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage(subscriber) { input in
          if let output = transform(input) { .pass(output) } else { .skip }
        }
      )
    }
  }

  /// Changes each value by a closure that may throw and leaves out the nils.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(throwing: subscriber) { input in
          if let output = try transform(input) { .pass(output) } else { .skip }
        }
      )
    }
  }
}

extension Publisher {
  /// Changes each value by a closure and leaves out the nils.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?)
    -> Publishers.CompactMap<Self, Result>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value by a closure that may throw and leaves out the nils.
  public func tryCompactMap<Result>(_ transform: @escaping (Output) throws -> Result?)
    -> Publishers.TryCompactMap<Self, Result>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
