/// Puts items into the bars of the page.
public struct _ToolbarModifier<Items: View> {
  let items: Items
}

extension _ToolbarModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    Items._make(builder, at: offset + _offset(\Self.items, Items.self))
    Modified._make(builder, at: contentOffset)
  }
}

// Both forms of `toolbar` are SwiftUI's; which is meant follows from the result.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: _ToolbarView(items: content())))
  }

  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let item = ToolbarItem(content: content)
    return modifier(_ToolbarModifier(items: _ToolbarView(items: item)))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_BarPreference.visibility(visibility, bars.contains { $0.isNavigationBar }))
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_BarPreference.visibility(visibility, bars.contains { $0.isNavigationBar }))
  }

  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// Which bar is meant.
public struct ToolbarPlacement: Sendable {
  let isNavigationBar: Bool

  public static let automatic = ToolbarPlacement(isNavigationBar: true)
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true)
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false)
  public static let tabBar = ToolbarPlacement(isNavigationBar: false)
  public static let windowToolbar = ToolbarPlacement(isNavigationBar: false)
}

extension _BarPreference {
  /// What `toolbar(_:for:)` means for the bar of a page.
  static func visibility(_ visibility: Visibility, _ isNavigationBar: Bool) -> _BarPreference {
    guard isNavigationBar, visibility != .automatic else { return .nothing }
    return .isHidden(visibility == .hidden)
  }
}
