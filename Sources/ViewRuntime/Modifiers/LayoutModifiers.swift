public import Foundation

/// Shows a view elsewhere, without a change for its neighbours.
@frozen public struct _OffsetEffect: Equatable, Sendable {
  public var offset: CGSize
  @inlinable public init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule { OffsetRule(offset) }
}

/// Centres a view at a point of the space that it is given.
@frozen public struct _PositionLayout: Equatable, Sendable {
  public var position: CGPoint
  @inlinable public init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    PositionRule(position)
  }
}

/// Keeps a view at its ideal length.
@frozen public struct _FixedSizeLayout: Equatable, Sendable {
  @usableFromInline let horizontal: Bool
  @usableFromInline let vertical: Bool

  @inlinable public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension _FixedSizeLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return IdealSizeRule(axes)
  }
}

/// Keeps a view's sides in a ratio.
@frozen public struct _AspectRatioLayout: Equatable, Sendable {
  /// None for the ratio of the view's own ideal size.
  public var aspectRatio: CGSize?
  public var contentMode: ContentMode

  @inlinable public init(aspectRatio: CGSize?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    AspectRatioRule(aspectRatio, contentMode: contentMode)
  }
}

/// Has a stack serve a view before others.
@frozen public struct _LayoutPriorityLayout: Equatable, Sendable {
  public var priority: Double
  @inlinable public init(priority: Double) { self.priority = priority }
}

extension _LayoutPriorityLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayoutPriorityRule(priority)
  }
}

/// Draws a view before or behind its neighbours.
@frozen public struct _ZIndexModifier: Equatable, Sendable {
  public var value: Double
  @inlinable public init(value: Double) { self.value = value }
}

extension _ZIndexModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule { PassthroughRule() }
  nonisolated func prepare(_ layout: LayoutNode) { layout.zIndex = value }
}

extension View {
  @inlinable nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  @inlinable nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  @inlinable nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  @inlinable nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  @inlinable nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  @inlinable nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  @inlinable nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(
      _AspectRatioLayout(
        aspectRatio: aspectRatio.map { CGSize(width: $0, height: 1) },
        contentMode: contentMode
      )
    )
  }

  @inlinable nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  @inlinable nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  @inlinable nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  @inlinable nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityLayout(priority: value))
  }

  @inlinable nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }
}
