public import Foundation

/// A size that a parent proposes to a child.
///
/// `nil` asks for the ideal length, 0 for the smallest and infinity for the
/// largest. The child answers a size of its own, which the parent has to take.
@frozen public struct ProposedViewSize: Equatable, Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with lengths of `size` for those that are nil.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// A proposal by axes instead of by width and height.
  init(_ major: CGFloat?, along axis: Axis, across minor: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: major, height: minor)
    case .vertical: self.init(width: minor, height: major)
    }
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
