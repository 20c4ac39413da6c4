extension Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// Unlimited demand stays unlimited whatever is added or taken away.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    @usableFromInline
    let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(UInt(Int.max) + 1, rawValue)
    }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No values.
    public static let none = Demand(rawValue: 0)

    /// At most so many values.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or nil where unlimited.
    @inlinable public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String {
      if let max { "max(\(max))" } else { "unlimited" }
    }

    @inlinable
    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Subscribers.Demand {
  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    if left == .unlimited || right == .unlimited { return .unlimited }
    return Self(rawValue: left.rawValue + right.rawValue)
  }

  @inlinable
  public static func + (left: Self, right: Int) -> Self {
    if left == .unlimited { return .unlimited }
    let (sum, overflow) = Int(left.rawValue).addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }

  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return .unlimited }
    return Self(rawValue: right.rawValue > left.rawValue ? 0 : left.rawValue - right.rawValue)
  }

  @inlinable
  public static func - (left: Self, right: Int) -> Self {
    if left == .unlimited { return .unlimited }
    return .max(Swift.max(0, Int(left.rawValue) - right))
  }

  @inlinable
  public static func * (left: Self, right: Int) -> Self {
    if left == .unlimited { return .unlimited }
    let (product, overflow) = Int(left.rawValue).multipliedReportingOverflow(by: right)
    return overflow ? .unlimited : .max(product)
  }

  @inlinable
  public static func += (left: inout Self, right: Self) { left = left + right }

  @inlinable
  public static func += (left: inout Self, right: Int) { left = left + right }

  @inlinable
  public static func -= (left: inout Self, right: Self) { left = left - right }

  @inlinable
  public static func -= (left: inout Self, right: Int) { left = left - right }

  @inlinable
  public static func *= (left: inout Self, right: Int) { left = left * right }
}

extension Subscribers.Demand {
  @inlinable
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  @inlinable
  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  @inlinable
  public static func == (left: Int, right: Self) -> Bool { right.max == left }

  @inlinable
  public static func != (left: Int, right: Self) -> Bool { right.max != left }

  @inlinable
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }

  @inlinable
  public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }

  @inlinable
  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }

  @inlinable
  public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }

  @inlinable
  public static func > (left: Int, right: Self) -> Bool { right < left }

  @inlinable
  public static func >= (left: Int, right: Self) -> Bool { right <= left }

  @inlinable
  public static func < (left: Int, right: Self) -> Bool { right > left }

  @inlinable
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
}
