/// Switches a value on and off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  public typealias Body = Never

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let isOn = offset + _offset(\Self.isOn, Binding<Bool>.self)
    let label = offset + _offset(\Self.label, Label.self)
    builder.element(ToggleElement(parts: [.view(Label.self, label - isOn)]), at: isOn) {
      Label._make(builder, at: label)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to show, as the style outside shows it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

private final class ToggleElement: ValueElement<Binding<Bool>, Bool> {
  override func read(_ own: Binding<Bool>) -> Bool { own.wrappedValue }

  // MARK: Style

  override func style(in environment: EnvironmentValues) -> AnyControlStyle? {
    environment.toggleStyle
  }

  override func hideStyle(_ style: AnyControlStyle?, in environment: inout EnvironmentValues) {
    environment.toggleStyle = style?.outer?.style
  }

  override func configuration(_ node: NodeReference, isPressed: Bool) -> Any {
    ToggleStyleConfiguration(
      label: .init(part: PlacedPart(source: node, part: 0)),
      isOn: own(node)
    )
  }

  // MARK: Layout and use

  override nonisolated var layoutRole: LayoutRole { .container }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    if isStyled(node) { return ControlRule() }
    let environment = node.environment
    switch environment.toggleStyle?.builtInToggle {
    case .button?:
      return ControlRule(
        insets: BuiltInButtonStyle(look: .bordered).insets(environment.controlSize)
      )
    case .switch?, nil:
      return LabeledControlRule(
        control: ToggleElement.switchSize,
        hidesLabel: environment.labelsHidden
      )
    }
  }

  private static let switchSize = ControlExtent(width: 51, height: 31)

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    if isStyled(node) { return }
    let isOn = state(node)?.shown == true
    switch node.environment.toggleStyle?.builtInToggle {
    case .button?: drawing.button(isOn ? .bordered : .borderless, role: nil)
    case .switch?, nil: drawing.toggleSwitch(isOn: isOn)
    }
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.toggle, label: node.innerText)
    semantics.isEnabled = node.environment.isEnabled
    semantics.value = state(node)?.shown == true ? "on" : "off"
    semantics.tap = { [self] in
      if node.isAlive { own(node).wrappedValue.toggle() }
    }
    return semantics
  }
}
