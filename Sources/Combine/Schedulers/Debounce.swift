extension Publishers {
  /// Delivers a value once no other has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceStage(subscriber, settings: self))
    }
  }
}

extension Publisher {
  /// Delivers a value once no other has come for some time.
  ///
  /// When this publisher ends, a value that still waits is left out.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class DebounceStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let lock = Lock()
  private let settings: Publishers.Debounce<Upstream, Context>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?
  /// Counts the values, so that a timer knows whether its value is the latest.
  private var generation = 0

  init(_ downstream: Downstream, settings: Publishers.Debounce<Upstream, Context>) {
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
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return .none
    }
    generation += 1
    let current = generation
    let previous = timer.take()
    lock.unlock()
    previous?.cancel()
    let scheduler = settings.scheduler
    // A repeating timer, since only that can be cancelled; it fires once.
    let made = scheduler.schedule(
      after: scheduler.now.advanced(by: settings.dueTime),
      interval: settings.dueTime,
      tolerance: scheduler.minimumTolerance,
      options: settings.options
    ) { [self] in deliver(input, generation: current) }
    lock.lock()
    let isLatest = generation == current && downstream != nil
    if isLatest { timer = made }
    lock.unlock()
    if !isLatest { made.cancel() }
    return .none
  }

  private func deliver(_ value: Input, generation: Int) {
    lock.lock()
    guard generation == self.generation, let downstream else {
      lock.unlock()
      return
    }
    // From here on the timer's repetitions are out of date.
    self.generation += 1
    let timer = timer.take()
    let isWanted = demand > .none
    if isWanted { demand -= 1 }
    lock.unlock()
    timer?.cancel()
    guard isWanted else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
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
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    let timer = timer.take()
    lock.unlock()
    timer?.cancel()
    upstream?.cancel()
    _ = downstream
  }
}
