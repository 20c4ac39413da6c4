extension Publishers {
  /// Lets many subscribers share one subscription, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      currentSubject().subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject())
    }

    private func currentSubject() -> SubjectType {
      if let subject = lock.withLock({ subject }) { return subject }
      let made = createSubject()
      return lock.withLock {
        if let subject { return subject }
        subject = made
        return made
      }
    }
  }

  /// Lets many subscribers share one subscription, from the first to the last.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Lets many subscribers share one subscription, through subjects made when needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Lets many subscribers share one subscription, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Lets many subscribers share one subscription, from the first to the last.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
