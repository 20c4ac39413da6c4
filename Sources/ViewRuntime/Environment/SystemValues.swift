public import Foundation

// A table: the values of the environment that the runtime itself knows.

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
  static var _displayAttributes: _DisplayAttributes { .colorScheme }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
  static var _displayAttributes: _DisplayAttributes { .colorScheme }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
  static var _displayAttributes: _DisplayAttributes { .font }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
  static var _displayAttributes: _DisplayAttributes { .font }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
  static var _displayAttributes: _DisplayAttributes { .locale }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
  static var _displayAttributes: _DisplayAttributes { .locale }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
  static var _displayAttributes: _DisplayAttributes { .locale }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
  static var _displayAttributes: _DisplayAttributes { .geometry }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 3 }
  static var _displayAttributes: _DisplayAttributes { .geometry }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
  static var _displayAttributes: _DisplayAttributes { .enabled }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
  static var _displayAttributes: _DisplayAttributes { .redaction }
}

/// The user's settings for accessibility; all off.
private struct AccessibilitySettings: Equatable, EnvironmentKey {
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var showButtonShapes = false
  var voiceOver = false
  var switchControl = false

  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
  static var _displayAttributes: _DisplayAttributes { .colorScheme }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { self[AccessibilitySettings.self].reduceMotion }
  public var accessibilityReduceTransparency: Bool {
    self[AccessibilitySettings.self].reduceTransparency
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[AccessibilitySettings.self].differentiateWithoutColor
  }
  public var accessibilityInvertColors: Bool { self[AccessibilitySettings.self].invertColors }
  public var accessibilityShowButtonShapes: Bool {
    self[AccessibilitySettings.self].showButtonShapes
  }
  public var accessibilityVoiceOverEnabled: Bool { self[AccessibilitySettings.self].voiceOver }
  public var accessibilitySwitchControlEnabled: Bool {
    self[AccessibilitySettings.self].switchControl
  }
}
