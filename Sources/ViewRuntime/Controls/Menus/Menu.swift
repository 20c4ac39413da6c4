/// Opens a list of actions when it is tapped.
public struct Menu<Label: View, Content: View> {
  let behavior: _MenuBehavior
  let label: Label
  let content: Content
}

/// What a tap on a menu does where it does not open it.
struct _MenuBehavior {
  let primaryAction: (() -> Void)?
}

extension Menu: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let own = offset + _offset(\Self.behavior, _MenuBehavior.self)
    let content = offset + _offset(\Self.content, Content.self)
    builder.element(MenuElement(.view(Content.self, content - own)), at: own) {
      Label._make(builder, at: offset + _offset(\Self.label, Label.self))
    }
  }
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(behavior: _MenuBehavior(primaryAction: nil), label: label(), content: content())
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      behavior: _MenuBehavior(primaryAction: primaryAction),
      label: label(),
      content: content()
    )
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == ViewRuntime.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
  }
}

/// A place whose list of actions a touch opens; the list's views are made with
/// the place and evaluated when it is opened.
class ActionListElement: PresenterElement {
  private let content: RemoteContent

  init(_ type: TypeInfo, _ content: RemoteContent) {
    self.content = content
    super.init(type)
  }

  override func wantedID(_ node: NodeReference) -> AnyHashable? {
    state(node)?.isOpen == true ? AnyHashable(true) : nil
  }

  override func kind(_ node: NodeReference) -> Presentation.Kind { .menu }
  override func end(_ node: NodeReference) { setOpen(false, node) }

  /// Closures show nothing.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func mount(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    let value = UnsafeRawPointer(node.block.value(node.entry) + content.distance)
    _ = reconciler.mountBlock(content.shape(), parent: node, environment: presentation.scope) {
      presentation.block = $0
    } root: {
      content.copy(value, $0)
    }
  }

  override func refresh(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    guard let block = presentation.block else { return }
    let value = UnsafeRawPointer(node.block.value(node.entry) + content.distance)
    reconciler.replaceRoot(of: block) { content.copy(value, $0) }
  }
}

/// A menu on screen.
private final class MenuElement: ActionListElement {
  init(_ content: RemoteContent) { super.init(TypeInfo.of(_MenuBehavior.self), content) }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let style = node.environment.buttonStyle?.builtIn else { return ControlRule() }
    return ControlRule(insets: style.insets(node.environment.controlSize))
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.button(node.environment.buttonStyle?.builtIn?.look, role: nil)
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.button, label: node.inlineText)
    semantics.isEnabled = node.environment.isEnabled
    semantics.tap = { [self] in
      guard node.isAlive else { return }
      if let action = node.value(as: _MenuBehavior.self).primaryAction {
        action()
      } else {
        setOpen(true, node)
      }
    }
    semantics.longPress = { [self] in setOpen(true, node) }
    return semantics
  }
}
