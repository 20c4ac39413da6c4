public import Foundation

/// A point in time of a run loop or an operation queue.
///
/// Both name it `SchedulerTimeType`; it is one type here, since nothing in it
/// differs.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by stride: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
  }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    public var magnitude: TimeInterval

    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = TimeInterval(exactly: source) else { return nil }
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

    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
  }
}

extension DateSchedulerTime {
  /// How far off this is, in whole microseconds' nanoseconds; 0 where it has passed.
  ///
  /// Rounded, since a date's last bits are worth about 100 ns: timers that
  /// should fall together must not be put in an order by them.
  var delay: UInt64 { Stride(date.timeIntervalSinceNow).delay }
}

extension DateSchedulerTime.Stride {
  /// The length in whole microseconds' nanoseconds; 0 where it is negative.
  var delay: UInt64 {
    let microseconds = (magnitude * 1e6).rounded()
    guard microseconds > 0 else { return 0 }
    return UInt64(exactly: microseconds * 1_000) ?? UInt64(Int64.max)
  }
}
