public import Foundation

/// A frame of its own length on each axis that has one.
@frozen public struct _FrameLayout: Equatable, Sendable {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension _FrameLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    FixedFrameRule(width: width, height: height, alignment: alignment)
  }
}

/// A frame between limits.
@frozen public struct _FlexFrameLayout: Equatable, Sendable {
  @usableFromInline let minWidth: CGFloat?
  @usableFromInline let idealWidth: CGFloat?
  @usableFromInline let maxWidth: CGFloat?
  @usableFromInline let minHeight: CGFloat?
  @usableFromInline let idealHeight: CGFloat?
  @usableFromInline let maxHeight: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(
    minWidth: CGFloat?,
    idealWidth: CGFloat?,
    maxWidth: CGFloat?,
    minHeight: CGFloat?,
    idealHeight: CGFloat?,
    maxHeight: CGFloat?,
    alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

extension _FlexFrameLayout: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    FlexibleFrameRule(
      width: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
      alignment: alignment
    )
  }
}

extension View {
  /// Gives the view a frame of a fixed size.
  @inlinable nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  /// Gives the view a frame whose size lies between limits.
  @inlinable nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth,
        idealWidth: idealWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        idealHeight: idealHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }
}
