extension Publishers {
  /// Delivers a value in the place of an error, then ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let output: Output
    public let upstream: Upstream

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      let relay = Relay(subscriber)
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure: relay.follow(Just(output)) { relay.finish($0) }
        }
      }
    }
  }

  /// Delivers a value if the publisher ends without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let output: Output
    public let upstream: Upstream

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      let relay = Relay(subscriber)
      var isEmpty = true
      let noticing = Map(upstream: upstream) { value in
        isEmpty = false
        return value
      }
      relay.follow(noticing) { completion in
        if case .finished = completion, isEmpty {
          relay.follow(Just(output)) { _ in relay.finish(.finished) }
        } else {
          relay.finish(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Delivers a value in the place of an error, then ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Delivers a value if this publisher ends without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Delivers a value in the place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
