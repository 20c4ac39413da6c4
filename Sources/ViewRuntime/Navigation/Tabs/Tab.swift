/// A tab with a value and a name of its own.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let label: Label
  let content: Content
}

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @MainActor @preconcurrency var body: Body { get }

  /// Writes down the structure of the tabs.
  static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int)
}

extension TabContent where Body == Never {
  /// The runtime's own tabs have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the runtime never asks for it")
  }
}

extension TabContent {
  /// Tabs of the app's own are evaluated like a view.
  public static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int) {
    let kind = Composite(
      TypeInfo.of(Self.self),
      viewKind: .view,
      body: { value, result in
        result.initializeMemory(
          as: _TabContentView<Body>.self,
          to: _TabContentView(content: value.assumingMemoryBound(to: Self.self).pointee.body)
        )
      },
      bodyValues: .of(_TabContentView<Body>.self)
    )
    builder.composite(kind, bodyType: _TabContentView<Body>.self, at: offset)
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int) {}
}

/// Tabs, as a view.
public struct _TabContentView<Content: TabContent> {
  let content: Content
}

extension _TabContentView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Content._makeTabs(builder, at: offset)
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  public static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int) {
    let label = offset + _offset(\Self.label, Label.self)
    let value = offset + _offset(\Self.value, AnyHashable?.self)
    builder.element(ValuedTabElement(TypeInfo.of(AnyHashable?.self)), at: value) {
      builder.element(TabLabel(TypeInfo.of(Void.self)), at: label) {
        Label._make(builder, at: label)
      }
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

private final class ValuedTabElement: TabElement {
  override func ownTag(_ node: NodeReference) -> AnyHashable? {
    node.value(as: AnyHashable?.self)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), label: label(), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, label: label(), content: content())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)),
      content: content()
    )
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)),
      content: content()
    )
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      label: DefaultTabLabel(Text(titleKey), Image(image)),
      content: content()
    )
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)),
      content: content()
    )
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)),
      content: content()
    )
  }
}

/// The name of a tab with a symbol.
public struct DefaultTabLabel {
  let content: Label<Text, Image>

  init(_ title: Text, _ image: Image) {
    content = Label {
      title
    } icon: {
      image
    }
  }
}

extension DefaultTabLabel: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Label<Text, Image>._make(builder, at: offset)
  }
}
