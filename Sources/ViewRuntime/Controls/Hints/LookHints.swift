/// Looks that change neither what is evaluated nor where views are laid out.

/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

/// How menus are shown.
@MainActor @preconcurrency
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle { nonisolated public init() {} }
public struct ButtonMenuStyle: MenuStyle { nonisolated public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { nonisolated public init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// In which order a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

/// How older navigation views are shown; on a phone all are stacks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How the title of a page and its bar stand to each other.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What a page is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { self }

  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// A pointer's tip is not shown to fingers.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  nonisolated public func help(_ text: Text) -> some View { self }

  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// No pointer hovers over the screen of a recording.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
