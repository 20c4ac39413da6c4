/// Shows one of several views, chosen in a bar.
public struct TabView<SelectionValue: Hashable, Content> {
  let behavior: _TabBehavior
  let content: Content
}

/// What a tab view's selection is bound to; none where it keeps it itself.
struct _TabBehavior {
  let selection: TabSelection?
}

/// A selection of any type.
struct TabSelection {
  let read: () -> AnyHashable?
  let write: (AnyHashable) -> Void

  init<V: Hashable>(_ selection: Binding<V>) {
    read = { AnyHashable(selection.wrappedValue) }
    write = { if let value = $0.base as? V { selection.wrappedValue = value } }
  }
}

extension TabView: View where Content: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(
      TabViewElement(TypeInfo.of(_TabBehavior.self)),
      at: offset + _offset(\Self.behavior, _TabBehavior.self)
    ) { Content._make(builder, at: offset + _offset(\Self.content, Content.self)) }
  }
}

extension TabView where Content: View {
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    behavior = _TabBehavior(selection: selection.map { TabSelection($0) })
    self.content = content()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  @_disfavoredOverload
  nonisolated public init(@ViewBuilder content: () -> Content) {
    behavior = _TabBehavior(selection: nil)
    self.content = content()
  }
}

extension TabView {
  /// With tabs that say themselves what they are called.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    behavior = _TabBehavior(selection: TabSelection(selection))
    self.content = _TabContentView(content: content())
  }

  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == _TabContentView<C>, SelectionValue == Never, C.TabValue == Never {
    behavior = _TabBehavior(selection: nil)
    self.content = _TabContentView(content: content())
  }
}
