public import Foundation

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
  static var _displayAttributes: _DisplayAttributes { .geometry }
}

extension EnvironmentValues {
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
}

/// The insets of one row.
public struct _ListRowInsetsModifier: Equatable, Sendable {
  let insets: EdgeInsets?
}

extension _ListRowInsetsModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ListRowInsetsElement() }
}

final class ListRowInsetsElement: Element {
  init() { super.init(TypeInfo.of(_ListRowInsetsModifier.self)) }

  func insets(_ node: NodeReference) -> EdgeInsets? {
    node.value(as: _ListRowInsetsModifier.self).insets
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    if isChanged { reconciler.structureChanged(at: node) }
  }
}

/// How one row looks: lines between rows, tints, badges.
public struct _ListRowLookModifier: Sendable {
  enum Look: Equatable, Sendable {
    case separator(Visibility, VerticalEdge.Set)
    case separatorTint(Color?, VerticalEdge.Set)
    case sectionSeparator(Visibility, VerticalEdge.Set)
    case itemTint(Color?)
    case rowSpacing(CGFloat?)
    case sectionSpacing(CGFloat)
    case scrollBackground(Visibility)
  }

  let look: Look
}

extension _ListRowLookModifier: _ElementModifier, DisplayModifier {}

extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_ListRowInsetsModifier(insets: insets))
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    background { view }
  }

  nonisolated private func look(
    _ look: _ListRowLookModifier.Look
  ) -> ModifiedContent<Self, _ListRowLookModifier> {
    modifier(_ListRowLookModifier(look: look))
  }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    look(.separator(visibility, edges))
  }

  nonisolated public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    look(.separatorTint(color, edges))
  }

  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    look(.sectionSeparator(visibility, edges))
  }

  nonisolated public func listItemTint(_ tint: Color?) -> some View { look(.itemTint(tint)) }

  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    look(.rowSpacing(spacing))
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    look(.sectionSpacing(spacing))
  }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    look(.scrollBackground(visibility))
  }
}

/// How a list looks.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
public struct BorderedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// How a form looks.
public protocol FormStyle: Sendable {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The look of the lists or forms below; their rows are laid out alike in all.
public struct _ContainerStyleModifier<Style: Sendable>: Sendable {
  let style: Style
}

extension _ContainerStyleModifier: _ElementModifier, DisplayModifier {}

extension ListLook {
  /// The look that the nearest modifiers around a list give it.
  @MainActor static func of(_ list: NodeReference) -> ListLook {
    var look = ListLook()
    var isStyled = false
    list.forEachElementAbove { element, node, _ in
      let type = element.type.type
      if type == _ListRowLookModifier.self {
        if case .scrollBackground(let visibility) = node.value(as: _ListRowLookModifier.self).look {
          look.hidesBackground = visibility == .hidden
        }
      } else if !isStyled, type == _ContainerStyleModifier<PlainListStyle>.self {
        look.isPlain = true
        isStyled = true
      } else if type is any ListStyleModifier.Type {
        isStyled = true
      }
      return true
    }
    return look
  }
}

private protocol ListStyleModifier {}
extension _ContainerStyleModifier: ListStyleModifier where Style: ListStyle {}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(_ContainerStyleModifier(style: style))
  }

  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(_ContainerStyleModifier(style: style))
  }
}
