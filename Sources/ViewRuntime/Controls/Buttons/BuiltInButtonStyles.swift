import Foundation

/// The styles that the runtime shows buttons in by itself.
struct BuiltInButtonStyle: Equatable {
  enum Look {
    case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
  }

  let look: Look

  /// What a style of this look puts around the label.
  func insets(_ size: ControlSize) -> EdgeInsets {
    switch look {
    case .automatic, .plain, .borderless: return EdgeInsets()
    case .bordered, .borderedProminent, .glass, .glassProminent: break
    }
    let (x, y): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large: (20, 14.5)
      case .extraLarge: (24, 18)
      }
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}

/// A style that the runtime knows without running it.
protocol BuiltInButtonStyling: PrimitiveButtonStyle {
  nonisolated static var look: BuiltInButtonStyle.Look { get }
}

public struct DefaultButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .automatic }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct PlainButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .plain }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderlessButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .borderless }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .bordered }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedProminentButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .borderedProminent }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct GlassButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .glass }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct GlassProminentButtonStyle: BuiltInButtonStyling {
  nonisolated static var look: BuiltInButtonStyle.Look { .glassProminent }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
