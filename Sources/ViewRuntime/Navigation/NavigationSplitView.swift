public import Foundation

/// Two or three columns; on a narrow screen one of them.
///
/// Every column has a bar and a stack of its own. On a narrow screen the
/// sidebar is shown until a link in it has no page to go to: then the detail
/// follows, as it does for the selection of a list.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let behavior: _SplitBehavior
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

/// Which columns are there, and which is shown on a narrow screen.
struct _SplitBehavior {
  let hasContent: Bool
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int

  public static let sidebar = NavigationSplitViewColumn(index: 0)
  public static let content = NavigationSplitViewColumn(index: 1)
  public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Which columns are shown on a wide screen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  public static let automatic = NavigationSplitViewVisibility()
  public static let all = NavigationSplitViewVisibility()
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      behavior: _SplitBehavior(hasContent: true, compactColumn: nil),
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      behavior: _SplitBehavior(hasContent: true, compactColumn: preferredCompactColumn),
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      behavior: _SplitBehavior(hasContent: false, compactColumn: nil),
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      behavior: _SplitBehavior(hasContent: false, compactColumn: preferredCompactColumn),
      sidebar: sidebar(),
      content: EmptyView(),
      detail: detail()
    )
  }

  /// Which columns a wide screen shows is not changed here: it shows all.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension NavigationSplitView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let own = offset + _offset(\Self.behavior, _SplitBehavior.self)
    builder.element(SplitElement(TypeInfo.of(_SplitBehavior.self)), at: own) {
      builder.column(Sidebar.self, 0, at: offset + _offset(\Self.sidebar, Sidebar.self))
      builder.column(Content.self, 1, at: offset + _offset(\Self.content, Content.self))
      builder.column(Detail.self, 2, at: offset + _offset(\Self.detail, Detail.self))
    }
  }
}

extension _ShapeBuilder {
  @MainActor fileprivate func column<V: View>(_ type: V.Type, _ index: Int, at offset: Int) {
    element(ColumnElement(index), at: offset) { V._make(self, at: offset) }
  }
}

/// How wide the columns before the detail are is the system's choice.
extension View {
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}
