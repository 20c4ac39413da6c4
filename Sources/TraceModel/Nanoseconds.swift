/// A length of time, or a moment as its distance from the start of the trace.
@frozen public struct Nanoseconds: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var rawValue: Int64

  @inlinable public init(_ rawValue: Int64) { self.rawValue = rawValue }

  @inlinable public static func milliseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000)
  }

  @inlinable public static func seconds(_ count: Double) -> Nanoseconds {
    // No `rounded()`: the model links no mathematics library.
    Nanoseconds(Int64(count * 1e9 + (count < 0 ? -0.5 : 0.5)))
  }

  @inlinable public static var zero: Nanoseconds { Nanoseconds(0) }
  @inlinable public var seconds: Double { Double(rawValue) / 1e9 }

  @inlinable public static func < (a: Nanoseconds, b: Nanoseconds) -> Bool {
    a.rawValue < b.rawValue
  }
  @inlinable public static func + (a: Nanoseconds, b: Nanoseconds) -> Nanoseconds {
    Nanoseconds(a.rawValue + b.rawValue)
  }
  @inlinable public static func - (a: Nanoseconds, b: Nanoseconds) -> Nanoseconds {
    Nanoseconds(a.rawValue - b.rawValue)
  }
  @inlinable public static func += (a: inout Nanoseconds, b: Nanoseconds) {
    a.rawValue += b.rawValue
  }

  public var description: String { "\(rawValue) ns" }
}
