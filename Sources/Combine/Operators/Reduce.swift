extension Publishers {
  /// Gathers all values into one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            values.append(input)
            return .goOn
          },
          result: { values }
        )
      )
    }
  }

  /// Counts the values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            count += 1
            return .goOn
          },
          result: { count }
        )
      )
    }
  }

  /// Makes one result of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let initial = initial
      let nextPartialResult = nextPartialResult
      var result = initial
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            result = nextPartialResult(result, input)
            return .goOn
          },
          result: { result }
        )
      )
    }
  }

  /// Makes one result of all values by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let initial = initial
      let nextPartialResult = nextPartialResult
      var result = initial
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            do { result = try nextPartialResult(result, input) } catch { return .fail(error) }
            return .goOn
          },
          result: { result }
        )
      )
    }
  }
}

extension Publisher {
  /// Gathers all values into one array, delivered at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Counts the values and delivers the count at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Makes one result of all values, delivered at the end.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Makes one result of all values by a closure that may throw.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
