/// How large texts are by the user's wish: the older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory {
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  public static func <= (a: Self, b: Self) -> Bool { a.index <= b.index }
  public static func > (a: Self, b: Self) -> Bool { a.index > b.index }
  public static func >= (a: Self, b: Self) -> Bool { a.index >= b.index }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
      return ContentSizeCategory.allCases[index]
    }
    set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.index] }
  }
}
