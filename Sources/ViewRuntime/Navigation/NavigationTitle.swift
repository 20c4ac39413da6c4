/// Something that a view says about the bar of its page.
public enum _BarPreference: Equatable {
  case nothing
  case title(Text)
  case isHidden(Bool)
  case isBackHidden(Bool)
  case displayMode(NavigationBarItem.TitleDisplayMode)
}

extension _BarPreference: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(BarElement(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

/// The bar of a page on a navigation stack.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large, inlineLarge
  }
}

/// Says something about the bar; a title is also shown there.
final class BarElement: Element, BarPlace {
  private func preference(_ node: NodeReference) -> _BarPreference {
    node.value(as: _BarPreference.self)
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.navigationPage?.add(node)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged else { return }
    if case .title = preference(node) {
      reconciler.noteLeafChange(node)
      reconciler.queue.changedLayouts.append(node)
    } else {
      node.environment.navigationPage?.changed()
    }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.navigationPage?.remove(node)
  }

  func describe(_ bar: inout Bar, _ place: NodeReference) {
    switch preference(place) {
    case .nothing: break
    case .title: bar.title = bar.title ?? place
    case .isHidden(let isHidden): bar.isHidden = bar.isHidden ?? isHidden
    case .isBackHidden(let isHidden): bar.isBackHidden = bar.isBackHidden ?? isHidden
    case .displayMode(let mode): bar.displayMode = bar.displayMode ?? mode
    }
  }

  // MARK: The title

  /// The words of a title.
  static func words(_ node: NodeReference) -> String? {
    guard case .title(let text) = node.value(as: _BarPreference.self) else { return nil }
    return text.words(in: .of(node))
  }

  /// The layout node of a title, which the bar places.
  static func layout(_ node: NodeReference, _ tree: LayoutTree) -> LayoutNode {
    let link = LayoutLink.made(for: node)
    if let known = link.nodes.first { return known }
    let made = LayoutNode(rule(node), in: tree.engine, owner: link.mark)
    link.nodes = [made]
    return made
  }

  private static func rule(_ node: NodeReference) -> any LayoutRule {
    TextRule(words(node) ?? "", font: TextFont(size: 17, weight: .semibold), lineLimit: 1)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule { Self.rule(node) }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    guard let words = Self.words(node) else { return }
    let isLarge = (drawing.layout.parent?.rule as? BarRule)?.isLarge == true
    let font = TextFont(size: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
    var rect = drawing.bounds
    if isLarge, let bar = drawing.layout.parent {
      // As wide as the bar, whatever the title takes in a small one.
      rect.size.width = max(bar.bounds.width - 2 * drawing.layout.frame.minX, rect.width)
    }
    drawing.words(words, font, drawing.style.color(.label).asPaint, in: rect)
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    Self.words(node).map { Semantics(.text, label: $0) }
  }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_BarPreference.title(title))
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_BarPreference.title(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_BarPreference.title(Text(title)))
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_BarPreference.displayMode(displayMode))
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_BarPreference.isHidden(hidden))
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(_BarPreference.isBackHidden(hidesBackButton))
  }
}
