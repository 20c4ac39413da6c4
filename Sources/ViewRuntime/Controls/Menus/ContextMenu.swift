/// Opens a list of actions when a finger stays on a view.
public struct _ContextMenuModifier<Items: View> {
  let mark = _ContextMenuMark()
  let items: Items
}

/// A context menu has nothing of its own to be compared.
struct _ContextMenuMark {}

extension _ContextMenuModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let items = offset + _offset(\Self.items, Items.self)
    builder.element(ContextMenuElement(.view(Items.self, items - offset)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// The preview is not shown.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }
}

private final class ContextMenuElement: ActionListElement {
  init(_ items: RemoteContent) { super.init(TypeInfo.of(_ContextMenuMark.self), items) }

  override nonisolated var layoutRole: LayoutRole { .modifier }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { PassthroughRule() }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.other, label: node.inlineText)
    semantics.longPress = { [self] in setOpen(true, node) }
    return semantics
  }
}
