/// Presents an alert, or a dialog to choose from, while a value says so.
public struct _DialogModifier<Actions: View, Message: View> {
  let behavior: _DialogBehavior
  let actions: Actions
  let message: Message
}

/// When and how a dialog is shown.
struct _DialogBehavior {
  let kind: Presentation.Kind
  let title: Text?
  let isPresented: Binding<Bool>
}

extension _DialogModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let own = offset + _offset(\Self.behavior, _DialogBehavior.self)
    let element = DialogElement<Actions, Message>(
      actions: offset + _offset(\Self.actions, Actions.self) - own,
      message: offset + _offset(\Self.message, Message.self) - own
    )
    builder.element(element, at: own) { Modified._make(builder, at: contentOffset) }
  }
}

/// What a dialog shows.
struct DialogContent<Actions: View, Message: View> {
  let title: Text?
  let message: Message
  let actions: Actions
  /// The button that every dialog of its kind has.
  let standard: StandardButton

  /// Stays away where the app has made one of its own.
  struct StandardButton {
    let kind: Presentation.Kind
    let button: Button<Text>
  }
}

extension DialogContent: View {
  typealias Body = Never

  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Text?._make(builder, at: offset + _offset(\Self.title, Text?.self))
    Message._make(builder, at: offset + _offset(\Self.message, Message.self))
    Actions._make(builder, at: offset + _offset(\Self.actions, Actions.self))
    let standard = offset + _offset(\Self.standard, StandardButton.self)
    let button = standard + _offset(\StandardButton.button, Button<Text>.self)
    builder.element(
      StandardButtonElement(),
      at: standard + _offset(\StandardButton.kind, Presentation.Kind.self)
    ) {
      Button<Text>._make(builder, at: button)
    }
  }
}

/// Shows the standard button of a dialog where no other takes its part.
private final class StandardButtonElement: Element {
  init() { super.init(TypeInfo.of(Presentation.Kind.self)) }

  override func mountsContent(_ node: NodeReference) -> Bool {
    let roles = node.block.buttonRoles(before: node.entry)
    return switch node.value(as: Presentation.Kind.self) {
    case .alert: roles.isEmpty
    case .dialog: !roles.contains(.cancel)
    case .sheet, .cover, .popover, .menu: false
    }
  }
}

extension Block {
  /// The roles of the buttons that stand before an entry; nil for none.
  @MainActor fileprivate func buttonRoles(before end: Int32) -> [ButtonRole?] {
    var roles: [ButtonRole?] = []
    for index in 0..<end where record(index).pointee.mask.contains(.isMounted) {
      let node = NodeReference(self, index)
      let kind = entry(index).pointee.kind
      if kind is ButtonElement { roles.append(node.value(as: _ButtonBehavior.self).role) }
      kind.forEachChild(node) {
        roles += $0.buttonRoles(before: Int32($0.shape.entries.count))
      }
    }
    return roles
  }
}

private final class DialogElement<Actions: View, Message: View>: PresenterElement {
  private let actions: Int
  private let message: Int

  init(actions: Int, message: Int) {
    self.actions = actions
    self.message = message
    super.init(TypeInfo.of(_DialogBehavior.self))
  }

  private func behavior(_ node: NodeReference) -> _DialogBehavior {
    node.value(as: _DialogBehavior.self)
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func wantedID(_ node: NodeReference) -> AnyHashable? {
    behavior(node).isPresented.wrappedValue ? AnyHashable(true) : nil
  }

  override func kind(_ node: NodeReference) -> Presentation.Kind { behavior(node).kind }

  override func end(_ node: NodeReference) { behavior(node).isPresented.wrappedValue = false }

  override func mount(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    _ = reconciler.mountBlock(
      _ShapeBuilder.shape(of: DialogContent<Actions, Message>.self),
      parent: node,
      environment: presentation.scope
    ) { block in
      presentation.block = block
    } root: {
      write(node, $0)
    }
  }

  override func refresh(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    guard let block = presentation.block else { return }
    reconciler.replaceRoot(of: block) { write(node, $0) }
  }

  private func write(_ node: NodeReference, _ target: UnsafeMutableRawPointer) {
    let behavior = behavior(node)
    let own = UnsafeRawPointer(node.block.value(node.entry))
    target.initializeMemory(
      as: DialogContent<Actions, Message>.self,
      to: DialogContent(
        title: behavior.title,
        message: (own + message).assumingMemoryBound(to: Message.self).pointee,
        actions: (own + actions).assumingMemoryBound(to: Actions.self).pointee,
        standard: .init(
          kind: behavior.kind,
          button: Button(behavior.kind == .alert ? "OK" : "Cancel", role: .cancel) {}
        )
      )
    )
  }
}
