extension _ShapeBuilder {
  /// A button whose label is inlined; a style of the app's own shows it
  /// instead where there is one.
  @MainActor public func button<Label: View>(
    at offset: Int,
    label: Label.Type,
    at labelOffset: Int,
    content: () -> Void
  ) {
    element(ButtonElement([.view(label, labelOffset - offset)]), at: offset, content: content)
  }
}

/// A button on screen.
///
/// With a built-in style it keeps nothing an instance.
final class ButtonElement: StyledElement {
  init(_ parts: [RemoteContent]) {
    super.init(TypeInfo.of(_ButtonBehavior.self), parts: parts)
  }

  /// The action is no input of anything that shows.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    old.assumingMemoryBound(to: _ButtonBehavior.self).pointee.role
      == new.assumingMemoryBound(to: _ButtonBehavior.self).pointee.role
  }

  private func behavior(_ node: NodeReference) -> _ButtonBehavior {
    node.value(as: _ButtonBehavior.self)
  }

  // MARK: Style

  override func style(in environment: EnvironmentValues) -> AnyControlStyle? {
    environment.buttonStyle
  }

  override func hideStyle(_ style: AnyControlStyle?, in environment: inout EnvironmentValues) {
    environment.buttonStyle = style?.outer?.style
  }

  override func configuration(_ node: NodeReference, isPressed: Bool) -> Any {
    let behavior = behavior(node)
    return ButtonConfiguration(
      role: behavior.role,
      action: behavior.action,
      isPressed: isPressed,
      label: PlacedPart(source: node, part: 0)
    )
  }

  // MARK: Layout and use

  override nonisolated var layoutRole: LayoutRole { .container }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let style = node.environment.buttonStyle?.builtIn else { return ControlRule() }
    return ControlRule(insets: style.insets(node.environment.controlSize))
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    if isStyled(node) { return }
    drawing.button(node.environment.buttonStyle?.builtIn?.look, role: behavior(node).role)
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.button, label: node.innerText)
    semantics.isEnabled = node.environment.isEnabled
    semantics.tap = { [self] in
      guard node.isAlive else { return }
      let end = node.environment.choiceEnd
      behavior(node).action()
      end?.presentation?.dismiss()
    }
    if isStyled(node) { semantics.setPressed = { [self] in setPressed($0, node) } }
    return semantics
  }
}
