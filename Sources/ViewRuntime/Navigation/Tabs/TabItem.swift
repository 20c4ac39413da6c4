/// Makes a view a tab with a name.
public struct _TabItemModifier<Item: View> {
  let item: Item
}

extension _TabItemModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let item = offset + _offset(\Self.item, Item.self)
    builder.element(TabElement(TypeInfo.of(Void.self)), at: offset) {
      builder.element(TabLabel(TypeInfo.of(Void.self)), at: item) { Item._make(builder, at: item) }
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// What the tab of a view is called.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(item: label()))
  }
}

/// A tab's views, with the value that stands for them.
class TabElement: Element {
  override nonisolated var writesEnvironment: Bool { true }

  /// The value of a tab that has one of its own.
  func ownTag(_ node: NodeReference) -> AnyHashable? { nil }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let outer = node.block.environment(of: node.entry)
    let scope = TabScope(parent: outer, EnvironmentValues(outer).tabs)
    var values = EnvironmentValues(scope)
    values.tabs = nil
    _ = scope.set(values.overrides)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(scope)
    scope.context?.add(
      TabContext.TabReference(place: node, tag: ownTag(node) ?? node.nearestTag, hasItem: true)
    )
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    context(node)?.remove(node)
  }

  override func hides(_ content: Block?, _ node: NodeReference) -> Bool {
    context(node)?.hides(node) ?? false
  }

  func context(_ node: NodeReference) -> TabContext? {
    (node.block.environmentWritten(by: node.entry) as? TabScope)?.context
  }

  /// What stands in a tab is in no tab view of its own.
  private final class TabScope: EnvironmentScope {
    let context: TabContext?

    init(parent: EnvironmentScope, _ context: TabContext?) {
      self.context = context
      super.init(parent: parent)
    }
  }
}

/// The name of a tab: lives with its views and is laid out in the bar.
final class TabLabel: Element {
  override nonisolated var layoutRole: LayoutRole { .detached }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { ControlRule() }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let isSelected = semantics(node)?.value != nil
    drawing.foreground =
      isSelected ? drawing.style.tint.paint : drawing.style.color(.gray).asPaint
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    let place = NodeReference(node.block, node.block.entry(node.entry).pointee.parent)
    guard let tab = node.block.entry(place.entry).pointee.kind as? TabElement,
      let context = tab.context(place),
      let reference = context.shown.first(where: { $0.place == place })
    else { return nil }
    var semantics = Semantics(.tab, label: node.innerText)
    semantics.value = context.selected?.place == place ? "selected" : nil
    semantics.tap = { if place.isAlive { context.select(reference) } }
    return semantics
  }
}

extension NodeReference {
  /// The tag around a place or at the top of it, else the id of the list
  /// element that it is.
  @MainActor var nearestTag: AnyHashable? {
    if let tag = tagAbove { return tag }
    let end = block.entry(entry).pointee.end
    for index in entry + 1..<end {
      if block.entry(index).pointee.role == .composite { break }
      if let tag = block.entry(index).pointee.kind as? AnyTagElement {
        return tag.tag(NodeReference(block, index))
      }
    }
    return elementID
  }

  @MainActor private var tagAbove: AnyHashable? {
    var index = block.entry(entry).pointee.parent
    while index >= 0, let element = block.entry(index).pointee.kind as? Element {
      if let tag = element as? AnyTagElement { return tag.tag(NodeReference(block, index)) }
      if element.layoutRole == .container { return nil }
      index = block.entry(index).pointee.parent
    }
    return nil
  }

  /// The id by which a `ForEach` knows the row that a place stands in.
  @MainActor var elementID: AnyHashable? {
    guard let parent = block.header.pointee.parent else { return nil }
    let list = NodeReference(parent, block.header.pointee.parentEntry)
    guard parent.entry(list.entry).pointee.kind is ListContent else { return nil }
    return ListContent.rows(list)?.ids.key(at: Int(block.header.pointee.index)) as? AnyHashable
  }

  /// Whether no other tag or container stands between a place and a tab view.
  @MainActor func isPage(of tabs: TabContext) -> Bool {
    var block = block
    var index = block.entry(entry).pointee.parent
    while true {
      while index >= 0 {
        if NodeReference(block, index) == tabs.node { return true }
        if let element = block.entry(index).pointee.kind as? Element,
          element is AnyTagElement || element.layoutRole == .container
        {
          return false
        }
        index = block.entry(index).pointee.parent
      }
      guard let parent = block.header.pointee.parent else { return false }
      index = block.header.pointee.parentEntry
      block = parent
    }
  }
}
