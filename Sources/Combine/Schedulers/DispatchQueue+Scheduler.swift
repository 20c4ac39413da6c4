public import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let from = dispatchTime.uptimeNanoseconds
      let to = other.dispatchTime.uptimeNanoseconds
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      // Not `dispatchTime + …`: Dispatch takes a time of 0 for "now", and a clock
      // may well begin there.
      let from = dispatchTime.uptimeNanoseconds
      let distance = stride.magnitude.magnitude
      let (later, overflow) = from.addingReportingOverflow(UInt64(distance))
      if stride.magnitude < 0 {
        let earlier = from > UInt64(distance) ? from - UInt64(distance) : 0
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: earlier))
      }
      return SchedulerTimeType(overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: later))
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.dispatchTime == right.dispatchTime
    }

    /// A length of time of a dispatch queue.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      public init(magnitude nanoseconds: Int) {
        magnitude = nanoseconds
      }

      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): magnitude = count.saturated(times: 1_000_000_000)
        case .milliseconds(let count): magnitude = count.saturated(times: 1_000_000)
        case .microseconds(let count): magnitude = count.saturated(times: 1_000)
        case .nanoseconds(let count): magnitude = count
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

      public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

      public init?<T: BinaryInteger>(exactly seconds: T) {
        guard let seconds = Int(exactly: seconds) else { return nil }
        self = .seconds(seconds)
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

      // Lengths multiply as numbers of seconds, as the literals are.
      public static func * (left: Self, right: Self) -> Self {
        .seconds(left.seconds * right.seconds)
      }

      public static func + (left: Self, right: Self) -> Self {
        Self(magnitude: left.magnitude + right.magnitude)
      }

      public static func - (left: Self, right: Self) -> Self {
        Self(magnitude: left.magnitude - right.magnitude)
      }

      public static func *= (left: inout Self, right: Self) { left = left * right }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }

      private var seconds: Double { Double(magnitude) / 1_000_000_000 }

      public static func seconds(_ seconds: Double) -> Self {
        let nanoseconds = (seconds * 1_000_000_000).rounded()
        if nanoseconds.isNaN { return Self(magnitude: 0) }
        return Self(magnitude: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }

      public static func seconds(_ seconds: Int) -> Self { Self(.seconds(seconds)) }
      public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
      public static func microseconds(_ count: Int) -> Self { Self(.microseconds(count)) }
      public static func nanoseconds(_ count: Int) -> Self { Self(magnitude: count) }
    }
  }

  /// How a closure is run by a dispatch queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType {
    SchedulerTimeType(
      CombineTime.clock.map { DispatchTime(uptimeNanoseconds: $0.now) } ?? .now()
    )
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = CombineTime.clock {
      clock.enqueue(action)
      return
    }
    let action = ScheduledAction(run: action)
    async(
      group: options?.group,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = CombineTime.clock {
      _ = clock.schedule(at: date.dispatchTime.uptimeNanoseconds, action)
      return
    }
    let action = ScheduledAction(run: action)
    asyncAfter(
      deadline: date.dispatchTime,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = CombineTime.clock {
      let delay = clock.now.distance(upTo: date.dispatchTime.uptimeNanoseconds)
      return clock.schedule(after: delay, every: UInt64(clamping: interval.magnitude), action)
    }
    let action = ScheduledAction(run: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime,
      repeating: interval.timeInterval,
      leeway: tolerance.timeInterval
    )
    timer.setEventHandler { action.run() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}

extension UInt64 {
  /// How far off a later moment is; 0 where it has passed.
  func distance(upTo later: UInt64) -> UInt64 { later > self ? later - self : 0 }
}

extension Int {
  fileprivate func saturated(times factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min : .max) : product
  }
}
