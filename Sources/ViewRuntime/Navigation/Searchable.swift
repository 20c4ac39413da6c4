/// Puts a search field into the bar of the page.
public struct _SearchModifier {
  let behavior: _FieldBehavior
}

extension _SearchModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(SearchFieldElement(), at: offset)
    Modified._make(builder, at: contentOffset)
  }
}

/// Where a search field goes; on a phone it is in the bar, wherever it is asked for.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  nonisolated private func searching(
    _ text: Binding<String>,
    _ prompt: Text?
  ) -> ModifiedContent<Self, _SearchModifier> {
    var behavior = _FieldBehavior(text)
    behavior.kind = .search
    behavior.prompt = prompt ?? Text("Search")
    return modifier(_SearchModifier(behavior: behavior))
  }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text, prompt) }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(text, Text(prompt)) }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View { searching(text, Text(prompt)) }
}

/// A search field: lives where it is asked for and is laid out in the bar.
private final class SearchFieldElement: FieldElement, BarPlace {
  override nonisolated var layoutRole: LayoutRole { .detached }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    FieldRule(
      text: "",
      font: TextFont(size: 17),
      fillsHeight: false,
      isMultiline: false,
      insets: _TextFieldLook.roundedBorder.insets
    )
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    super.willMount(node, reconciler)
    node.environment.navigationPage?.add(node)
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.navigationPage?.remove(node)
    super.willUnmount(node, reconciler)
  }

  func describe(_ bar: inout Bar, _ place: NodeReference) { bar.search = bar.search ?? place }
}
