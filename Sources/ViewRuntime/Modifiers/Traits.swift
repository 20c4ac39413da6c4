/// A value by which a picker, a tab view or a list tells a view from others.
@frozen public struct _TagModifier<V: Hashable> {
  @usableFromInline let value: V
  @inlinable init(_ value: V) { self.value = value }
}

extension _TagModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { TagElement<V>() }
}

extension View {
  @inlinable nonisolated public func tag<V: Hashable>(
    _ tag: V,
    includeOptional: Bool = true
  ) -> some View {
    modifier(_TagModifier(tag))
  }
}

/// An element that carries a tag.
class AnyTagElement: Element {
  /// A tagged view may be a page of a tab view.
  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let tabs = node.environment.tabs, node.isPage(of: tabs) else { return }
    tabs.add(TabContext.TabReference(place: node, tag: tag(node), hasItem: false))
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.tabs?.remove(node)
  }

  override func hides(_ content: Block?, _ node: NodeReference) -> Bool {
    node.environment.tabs?.hides(node) ?? false
  }

  func tag(_ node: NodeReference) -> AnyHashable {
    preconditionFailure("AnyTagElement is abstract")
  }
}

private final class TagElement<V: Hashable>: AnyTagElement {
  init() { super.init(TypeInfo.of(_TagModifier<V>.self)) }

  override func tag(_ node: NodeReference) -> AnyHashable {
    AnyHashable(node.value(as: _TagModifier<V>.self).value)
  }
}
