/// A scheduler that runs each closure at once, where it is scheduled.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The one moment that this scheduler knows.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    public func advanced(by stride: Stride) -> SchedulerTimeType { self }

    /// A length of time, which this scheduler takes no notice of.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let magnitude = Int(exactly: source) else { return nil }
        self.magnitude = magnitude
      }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func * (left: Self, right: Self) -> Self {
        Self(left.magnitude * right.magnitude)
      }
      public static func + (left: Self, right: Self) -> Self {
        Self(left.magnitude + right.magnitude)
      }
      public static func - (left: Self, right: Self) -> Self {
        Self(left.magnitude - right.magnitude)
      }
      public static func *= (left: inout Self, right: Self) { left = left * right }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }

      public static func seconds(_ seconds: Int) -> Self { Self(0) }
      public static func seconds(_ seconds: Double) -> Self { Self(0) }
      public static func milliseconds(_ milliseconds: Int) -> Self { Self(0) }
      public static func microseconds(_ microseconds: Int) -> Self { Self(0) }
      public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(0) }
    }
  }

  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()

  private init() {}

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
