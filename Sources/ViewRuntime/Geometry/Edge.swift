/// One edge of a rectangle, in terms of the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any number of edges.
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Edge.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading
  case trailing

  /// Any number of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = HorizontalEdge.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top
  case bottom

  /// Any number of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
