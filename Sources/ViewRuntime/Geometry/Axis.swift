/// The horizontal or vertical dimension in a two-dimensional coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Any number of axes.
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1 << 0)
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

extension Axis {
  /// The axis across this one.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  package init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  package func contains(_ axis: Axis) -> Bool {
    contains(Axis.Set(axis))
  }
}
