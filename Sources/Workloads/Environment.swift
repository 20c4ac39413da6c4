extension Workload {
  /// The settings of the device that SwiftUI shows to views, spelled as SwiftUI spells them.
  public struct Environment: Equatable, Sendable {
    public var colorScheme: ColorScheme
    public var dynamicTypeSize: DynamicTypeSize
    /// Such as `en_US`.
    public var locale: String
    /// A name of the time zone database, such as `Europe/Berlin`.
    public var timeZone: String
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    /// Not derived from the locale: say it where it matters.
    public var layoutDirection: LayoutDirection

    public init(
      colorScheme: ColorScheme = .light,
      dynamicTypeSize: DynamicTypeSize = .large,
      locale: String = "en_US",
      timeZone: String = "UTC",
      horizontalSizeClass: SizeClass = .compact,
      verticalSizeClass: SizeClass = .regular,
      layoutDirection: LayoutDirection = .leftToRight
    ) {
      self.colorScheme = colorScheme
      self.dynamicTypeSize = dynamicTypeSize
      self.locale = locale
      self.timeZone = timeZone
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.layoutDirection = layoutDirection
    }
  }

  public enum ColorScheme: String, CaseIterable, Sendable {
    case light
    case dark
  }

  public enum DynamicTypeSize: String, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
  }

  public enum SizeClass: String, CaseIterable, Sendable {
    case compact
    case regular
  }

  public enum LayoutDirection: String, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
  }
}

extension Workload.Environment {
  /// Some of the settings: what `setEnvironment` changes while the app runs.
  public struct Change: Equatable, Sendable {
    public var colorScheme: Workload.ColorScheme?
    public var dynamicTypeSize: Workload.DynamicTypeSize?
    public var locale: String?
    public var timeZone: String?
    public var horizontalSizeClass: Workload.SizeClass?
    public var verticalSizeClass: Workload.SizeClass?
    public var layoutDirection: Workload.LayoutDirection?

    public init(
      colorScheme: Workload.ColorScheme? = nil,
      dynamicTypeSize: Workload.DynamicTypeSize? = nil,
      locale: String? = nil,
      timeZone: String? = nil,
      horizontalSizeClass: Workload.SizeClass? = nil,
      verticalSizeClass: Workload.SizeClass? = nil,
      layoutDirection: Workload.LayoutDirection? = nil
    ) {
      self.colorScheme = colorScheme
      self.dynamicTypeSize = dynamicTypeSize
      self.locale = locale
      self.timeZone = timeZone
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.layoutDirection = layoutDirection
    }
  }

  /// Takes over the settings that the change names.
  public mutating func apply(_ change: Change) {
    colorScheme = change.colorScheme ?? colorScheme
    dynamicTypeSize = change.dynamicTypeSize ?? dynamicTypeSize
    locale = change.locale ?? locale
    timeZone = change.timeZone ?? timeZone
    horizontalSizeClass = change.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = change.verticalSizeClass ?? verticalSizeClass
    layoutDirection = change.layoutDirection ?? layoutDirection
  }
}
