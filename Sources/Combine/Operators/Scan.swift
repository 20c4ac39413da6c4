extension Publishers {
  /// Passes on what a closure makes of the last result and each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let initialResult = initialResult
      let nextPartialResult = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        Stage(subscriber) { input in
          result = nextPartialResult(result, input)
          return .pass(result)
        }
      )
    }
  }

  /// Passes on what a closure that may throw makes of the last result and each value.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let initialResult = initialResult
      let nextPartialResult = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(throwing: subscriber) { input in
          result = try nextPartialResult(result, input)
          return .pass(result)
        }
      )
    }
  }
}

extension Publisher {
  /// Passes on what a closure makes of the last result and each value.
  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Passes on what a closure that may throw makes of the last result and each value.
  public func tryScan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> Publishers.TryScan<Self, Result> {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
