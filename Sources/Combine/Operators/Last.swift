extension Publishers {
  /// Delivers the last value, once the publisher has ended.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            last = input
            return .goOn
          },
          result: { last }
        )
      )
    }
  }

  /// Delivers the last value for which a closure says yes.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            if predicate(input) { last = input }
            return .goOn
          },
          result: { last }
        )
      )
    }
  }

  /// Delivers the last value for which a closure that may throw says yes.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            do { if try predicate(input) { last = input } } catch { return .fail(error) }
            return .goOn
          },
          result: { last }
        )
      )
    }
  }

  /// Delivers the value that no other precedes by a closure.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            if let known = best, !areInIncreasingOrder(known, input) { return .goOn }
            best = input
            return .goOn
          },
          result: { best }
        )
      )
    }
  }
}

extension Publisher {
  /// Delivers the last value, once the publisher has ended.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Delivers the last value for which a closure says yes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the last value for which a closure that may throw says yes.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryLastWhere<Self>
  {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the greatest value by a closure.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Delivers the least value by a closure.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Delivers the greatest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Delivers the least value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
