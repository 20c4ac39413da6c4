import Foundation

/// A link on screen; buttons' styles show it too.
final class NavigationLinkElement: StyledElement, PageSource {
  private let destination: RemoteContent

  init(_ label: RemoteContent, destination: RemoteContent) {
    self.destination = destination
    super.init(TypeInfo.of(_LinkBehavior.self), parts: [label])
  }

  private func aim(_ node: NodeReference) -> _LinkBehavior.Aim {
    node.value(as: _LinkBehavior.self).aim
  }

  /// Where it goes does not show.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  // MARK: Keeping up

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    super.willMount(node, reconciler)
    follow(node, reconciler)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    super.willUpdate(node, isChanged: isChanged, reconciler)
    follow(node, reconciler)
    guard let page = page(of: node), let block = page.block else { return }
    let value = UnsafeRawPointer(node.block.value(node.entry) + destination.distance)
    reconciler.replaceRoot(of: block) { destination.copy(value, $0) }
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    super.dependencyChanged(node, reconciler)
    follow(node, reconciler)
  }

  /// Goes where a binding says.
  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    guard case .presented(let binding) = aim(node),
      let stack = node.environment.navigationPage?.stack
    else { return }
    if reconciler.read(node, { binding.wrappedValue }) {
      stack.push(from: node)
    } else if page(of: node) != nil {
      stack.pop(from: node)
    }
  }

  // MARK: The page

  private func page(of node: NodeReference) -> Page? {
    switch aim(node) {
    case .view, .presented:
      node.environment.navigationPage?.stack?.shown.first { $0.content == .place(node) }
    case .nothing, .value: nil
    }
  }

  func mountPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler) {
    let value = UnsafeRawPointer(source.block.value(source.entry) + destination.distance)
    _ = reconciler.mountBlock(
      destination.shape(),
      parent: page.stackNode,
      environment: page.scope
    ) { block in
      page.block = block
    } root: {
      destination.copy(value, $0)
    }
  }

  func pageLeft(_ source: NodeReference) {
    if case .presented(let binding) = aim(source) { binding.wrappedValue = false }
  }

  // MARK: Style

  override func style(in environment: EnvironmentValues) -> AnyControlStyle? {
    environment.buttonStyle
  }

  override func hideStyle(_ style: AnyControlStyle?, in environment: inout EnvironmentValues) {
    environment.buttonStyle = style?.outer?.style
  }

  override func configuration(_ node: NodeReference, isPressed: Bool) -> Any {
    ButtonConfiguration(
      role: nil,
      action: { [self] in follow(link: node) },
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
    // In a list the whole row is the link.
    guard drawing.place?.list != nil else {
      drawing.button(node.environment.buttonStyle?.builtIn?.look, role: nil)
      return
    }
    drawing.foreground = nil
    guard let row = drawing.layout.rowAround else { return }
    let rect = CGRect(x: row.maxX - 30, y: row.minY, width: 20, height: row.height)
    let mirrored = CGRect(x: row.minX + 10, y: row.minY, width: 20, height: row.height)
    drawing.symbol(
      drawing.isRightToLeft ? "chevron.left" : "chevron.right",
      ResolvedStyle(drawing.style.color(.tertiaryLabel)),
      side: 12,
      in: drawing.isRightToLeft ? mirrored : rect
    )
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.link, label: node.innerText)
    semantics.isEnabled = node.environment.isEnabled && node.environment.navigationPage != nil
    semantics.tap = { [self] in follow(link: node) }
    if isStyled(node) { semantics.setPressed = { [self] in setPressed($0, node) } }
    return semantics
  }

  private func follow(link node: NodeReference) {
    guard node.isAlive, let stack = node.environment.navigationPage?.stack else { return }
    switch aim(node) {
    case .nothing: break
    case .value(let value): stack.push(value, from: node)
    case .view: stack.push(from: node)
    case .presented(let binding): binding.wrappedValue = true
    }
  }
}
