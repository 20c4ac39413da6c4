extension Publishers {
  /// Delivers at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the last or the first value of an interval is the one delivered.
    public let latest: Bool

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleStage(subscriber, settings: self))
    }
  }
}

extension Publisher {
  /// Delivers at most one value in each interval: the first value at once,
  /// then the latest or the first of each interval at its end.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure
  typealias Time = Context.SchedulerTimeType

  private let lock = Lock()
  private let settings: Publishers.Throttle<Upstream, Context>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  /// When the next value may go out; nil before the first one.
  private var open: Time?
  private var waiting: Input?
  private var isTimerSet = false
  private var ending: Subscribers.Completion<Failure>?

  init(_ downstream: Downstream, settings: Publishers.Throttle<Upstream, Context>) {
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
    let now = settings.scheduler.now
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return .none
    }
    if waiting == nil || settings.latest { waiting = input }
    guard !isTimerSet else {
      lock.unlock()
      return .none
    }
    isTimerSet = true
    let due = open.flatMap { $0 > now ? $0 : nil }
    open = (due ?? now).advanced(by: settings.interval)
    lock.unlock()
    if let due {
      settings.scheduler.schedule(after: due) { [self] in deliver() }
    } else {
      settings.scheduler.schedule { [self] in deliver() }
    }
    return .none
  }

  private func deliver() {
    lock.lock()
    isTimerSet = false
    let value = waiting.take()
    let isWanted = demand > .none && value != nil
    if isWanted { demand -= 1 }
    let receiver = downstream
    let ending = ending
    if ending != nil { downstream = nil }
    lock.unlock()
    guard let receiver else { return }
    if isWanted, let value {
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
    if let ending { receiver.receive(completion: ending) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    upstream = nil
    ending = completion
    // A value that waits goes out first, in its time; the ending follows it.
    let isDue = !isTimerSet
    isTimerSet = true
    lock.unlock()
    if isDue { settings.scheduler.schedule { [self] in deliver() } }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must ask for at least one value")
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let upstream = upstream.take()
    let waiting = waiting.take()
    lock.unlock()
    upstream?.cancel()
    _ = (downstream, waiting)
  }
}
