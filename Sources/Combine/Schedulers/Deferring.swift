/// Hands each value and the ending over to a scheduler: `receive(on:)`, `delay`.
final class Deferring<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
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
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ downstream != nil }) else { return .none }
    schedule { [self] in deliver(input) }
    return .none
  }

  private func deliver(_ input: Input) {
    guard let downstream = lock.withLock({ downstream }) else { return }
    let more = downstream.receive(input)
    if more > .none { lock.withLock { upstream }?.request(more) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let isAlive = downstream != nil
    upstream = nil
    lock.unlock()
    guard isAlive else { return }
    schedule { [self] in lock.withLock { downstream.take() }?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    lock.unlock()
    upstream?.cancel()
    _ = downstream
  }
}

extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        Deferring(subscriber) { scheduler.schedule(options: options, $0) }
      )
    }
  }

  /// Delivers all later by a fixed time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let delay = self
      upstream.subscribe(
        Deferring(subscriber) { action in
          delay.scheduler.schedule(
            after: delay.scheduler.now.advanced(by: delay.interval),
            tolerance: delay.tolerance,
            options: delay.options,
            action
          )
        }
      )
    }
  }
}

extension Publisher {
  /// Delivers on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers all later by a fixed time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
