/// A colour or pattern with which shapes and texts are drawn.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that it stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// The runtime's own styles are what they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not stand for another style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style of any type.
@frozen public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// Whether it draws alike, as far as the type inside can tell.
  func isSame(as other: AnyShapeStyle) -> Bool { isSameValue(self, other) }
}

/// The style of the foreground that the environment sets.
@frozen public struct ForegroundStyle: ShapeStyle {
  @inlinable public init() {}
}

/// The style of the background that the environment sets.
@frozen public struct BackgroundStyle: ShapeStyle {
  @inlinable public init() {}
}

/// The tint that the environment sets.
@frozen public struct TintShapeStyle: ShapeStyle {
  @inlinable public init() {}
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

/// A level of the foreground's style, from the strongest to the faintest.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  @usableFromInline let level: UInt8
  @inlinable init(level: UInt8) { self.level = level }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: UInt8
}

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var opacity: Float
}

/// A style that is drawn with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle
}

/// A style that is blended with what is behind.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var blendMode: BlendMode
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  @inlinable public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  @inlinable public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  @inlinable public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  @inlinable public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(level: 1)
  }
  @inlinable public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  @inlinable public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(level: 3)
  }
  @inlinable public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
