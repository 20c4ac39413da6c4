extension Publishers {
  /// Ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Makes the error to end with; nil to end without one.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimeoutStage(subscriber, settings: self))
    }
  }

  /// Delivers how much time lies between the values, not the values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        Stage<Upstream.Output, Failure, S>(subscriber) { _ in
          let now = scheduler.now
          defer { last = now }
          return .pass(last.distance(to: now))
        }
      )
    }
  }
}

extension Publisher {
  /// Ends when no value has come for some time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }

  /// Delivers how much time lies between the values, not the values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

private final class TimeoutStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let lock = Lock()
  private let settings: Publishers.Timeout<Upstream, Context>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var generation = 0

  init(_ downstream: Downstream, settings: Publishers.Timeout<Upstream, Context>) {
    self.downstream = downstream
    self.settings = settings
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    restart()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    restart()
    settings.scheduler.schedule(options: settings.options) { [self] in
      guard let downstream = lock.withLock({ downstream }) else { return }
      let more = downstream.receive(input)
      if more > .none { lock.withLock { upstream }?.request(more) }
    }
    return .none
  }

  private func restart() {
    lock.lock()
    generation += 1
    let current = generation
    let previous = timer.take()
    lock.unlock()
    previous?.cancel()
    let scheduler = settings.scheduler
    let made = scheduler.schedule(
      after: scheduler.now.advanced(by: settings.interval),
      interval: settings.interval,
      tolerance: scheduler.minimumTolerance,
      options: settings.options
    ) { [self] in timedOut(current) }
    lock.lock()
    let isLatest = generation == current && downstream != nil
    if isLatest { timer = made }
    lock.unlock()
    if !isLatest { made.cancel() }
  }

  private func timedOut(_ generation: Int) {
    guard lock.withLock({ generation == self.generation }) else { return }
    stop()?.receive(completion: settings.customError.map { .failure($0()) } ?? .finished)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    generation += 1
    let timer = timer.take()
    upstream = nil
    lock.unlock()
    timer?.cancel()
    settings.scheduler.schedule(options: settings.options) { [self] in
      lock.withLock { downstream.take() }?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { _ = stop() }

  private func stop() -> Downstream? {
    lock.lock()
    generation += 1
    let downstream = downstream.take()
    let upstream = upstream.take()
    let timer = timer.take()
    lock.unlock()
    timer?.cancel()
    upstream?.cancel()
    return downstream
  }
}
