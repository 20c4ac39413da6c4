/// Dark or light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// How wide or high the space is that an app has.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// How heavy texts are by the user's wish.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// How large texts are by the user's wish, smallest first.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
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

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  package var step: TypeSizeStep {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}

/// Why content is replaced by something that does not give it away.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

/// Whether something is shown, hidden, or as the platform has it.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
