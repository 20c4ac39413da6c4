extension Publishers {
  /// Goes on with another publisher when this one fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(subscriber)
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
        }
      }
    }
  }

  /// Goes on with another publisher when this one fails, or fails otherwise.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(subscriber)
      relay.follow(upstream) { completion in
        switch completion {
        case .finished:
          relay.finish(.finished)
        case .failure(let error):
          do {
            relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
          } catch {
            relay.finish(.failure(error))
          }
        }
      }
    }
  }

  /// Subscribes again when the publisher fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// How often; nil for as often as it takes.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attempt(Relay(subscriber), left: retries)
    }

    private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      relay.follow(upstream) { completion in
        if case .failure = completion, left != 0 {
          attempt(relay, left: left.map { $0 - 1 })
        } else {
          relay.finish(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again, so many times, when this publisher fails.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
