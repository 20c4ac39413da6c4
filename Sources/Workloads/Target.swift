extension Workload {
  /// What an action is aimed at.
  ///
  /// A string literal is a text or accessibility label: `.tap("Plus")`. More
  /// than one thing that fits is an error of the step, unless an index says
  /// which.
  public struct Target: Equatable, Sendable {
    public var key: Key
    /// Which of several, from 0, in the order in which they are drawn; nil where only one may fit.
    public var index: Int?

    public init(_ key: Key, index: Int? = nil) {
      self.key = key
      self.index = index
    }

    /// How the target is found.
    public enum Key: Equatable, Sendable {
      /// By what is shown or by accessibility label.
      case text(String)
      /// By accessibility identifier.
      case identifier(String)
      /// By the type of the view, without its module.
      case view(String)
      case point(Point)
    }

    public static func text(_ text: String, index: Int? = nil) -> Target {
      Target(.text(text), index: index)
    }

    public static func id(_ identifier: String, index: Int? = nil) -> Target {
      Target(.identifier(identifier), index: index)
    }

    public static func view(_ type: String, index: Int? = nil) -> Target {
      Target(.view(type), index: index)
    }

    public static func at(_ x: Double, _ y: Double) -> Target { Target(.point(Point(x: x, y: y))) }
  }

  /// One of the choices of a picker or a tab bar.
  public enum Choice: Equatable, Sendable {
    /// By its text or label.
    case label(String)
    /// By its place, from 0.
    case index(Int)
  }
}

extension Workload.Target: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Workload.Choice: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .label(value) }
}

extension Workload.Choice: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .index(value) }
}
