/// How a tab view is shown; the system's own styles only, as in SwiftUI.
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle, Sendable {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// A page style has no bar; on a phone all others look alike.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.isPagedTabView, style is PageTabViewStyle)
  }
}

private struct PagedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isPagedTabView: Bool {
    get { self[PagedKey.self] }
    set { self[PagedKey.self] = newValue }
  }
}
