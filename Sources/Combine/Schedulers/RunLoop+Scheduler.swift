public import Foundation

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  /// A run loop takes no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = CombineTime.clock {
      clock.enqueue(action)
      return
    }
    let action = ScheduledAction(run: action)
    perform { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = CombineTime.clock {
      _ = clock.schedule(at: clock.now + date.delay, action)
      return
    }
    add(at: date, interval: 0, repeats: false, tolerance: tolerance, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = CombineTime.clock {
      return clock.schedule(after: date.delay, every: interval.delay, action)
    }
    let timer = add(
      at: date,
      interval: interval.timeInterval,
      repeats: true,
      tolerance: tolerance,
      action
    )
    return AnyCancellable { timer.invalidate() }
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType,
    interval: TimeInterval,
    repeats: Bool,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let action = ScheduledAction(run: action)
    let timer = Timer(fire: date.date, interval: interval, repeats: repeats) { _ in action.run() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  /// An operation queue takes no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = CombineTime.clock {
      clock.enqueue(action)
      return
    }
    let action = ScheduledAction(run: action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = CombineTime.clock {
      _ = clock.schedule(at: clock.now + date.delay, action)
      return
    }
    let action = ScheduledAction(run: action)
    timing.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: date.delay))) { [self] in
      addOperation { action.run() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = CombineTime.clock {
      return clock.schedule(after: date.delay, every: interval.delay, action)
    }
    let action = ScheduledAction(run: action)
    let timer = DispatchSource.makeTimerSource(queue: timing)
    timer.schedule(
      deadline: .now() + .nanoseconds(Int(clamping: date.delay)),
      repeating: interval.timeInterval
    )
    timer.setEventHandler { [self] in addOperation { action.run() } }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }

  /// Where the delays of operation queues are waited for.
  private var timing: DispatchQueue { .global() }
}
