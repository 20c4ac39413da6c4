import TraceModel

/// A control that a style of the app's own may show in its place.
///
/// Without one its parts are inlined in its shape; with one they are not
/// mounted there, and the style's body lies in a block of its own, where it is
/// evaluated like a view's body.
class StyledElement: Element {
  let parts: [RemoteContent]

  init(_ type: TypeInfo, parts: [RemoteContent]) {
    self.parts = parts
    super.init(type)
  }

  // MARK: What a kind of control says

  func style(in environment: EnvironmentValues) -> AnyControlStyle? { nil }
  /// Lets controls in the style's body find the style outside of it.
  func hideStyle(_ style: AnyControlStyle?, in environment: inout EnvironmentValues) {}
  /// What the style's `makeBody` is given.
  func configuration(_ node: NodeReference, isPressed: Bool) -> Any {
    preconditionFailure("a control with styles says what they are given")
  }

  // MARK: The style's body

  private func styled(_ node: NodeReference) -> ControlState.Styled? {
    controlState(node)?.styled
  }

  func controlState(_ node: NodeReference) -> ControlState? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: ControlState.self)
    }
  }

  func setControlState(_ state: ControlState, _ node: NodeReference) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(state)
  }

  func isStyled(_ node: NodeReference) -> Bool { styled(node) != nil }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let reads = EnvironmentReads()
    var environment = node.environment
    environment.reads = reads
    guard let style = style(in: environment), !style.box.isBuiltIn else { return }
    let styled = ControlState.Styled(style)
    if controlState(node) == nil { setControlState(ControlState(), node) }
    controlState(node)?.styled = styled
    let reader = StyleReader(scope: node.block.environment(of: node.entry), node)
    reader.follow(reads)
    styled.reader = reader
    let inner = EnvironmentScope(parent: node.block.environment(of: node.entry))
    var values = EnvironmentValues(inner)
    hideStyle(style, in: &values)
    _ = inner.set(values.overrides)
    styled.scope = inner
    styled.body = reconciler.mountBlock(style.box.shape, parent: node, environment: inner) {
      style.box.write(configuration(node, isPressed: false), $0)
    }
  }

  override func mountsContent(_ node: NodeReference) -> Bool { !isStyled(node) }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard let styled = styled(node) else { return }
    restyle(node, styled, reconciler)
    reconciler.updateRemoteContents(of: node)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let styled = styled(node) else { return }
    if let style = style(in: node.environment), style.box.isSameType(as: styled.style.box) {
      styled.style = style
    }
    restyle(node, styled, reconciler)
  }

  private func restyle(
    _ node: NodeReference,
    _ styled: ControlState.Styled,
    _ reconciler: Reconciler
  ) {
    guard let body = styled.body else { return }
    reconciler.replaceRoot(of: body) {
      styled.style.box.write(configuration(node, isPressed: styled.isPressed), $0)
    }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let styled = styled(node) else { return }
    styled.reader?.leave()
    if let body = styled.body { reconciler.end(body) }
    styled.body = nil
    reconciler.remoteContents[node] = nil
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    if let block = styled(node)?.body { body(block) }
  }

  // MARK: Pressing

  /// A finger is on the control, or no longer: the style may show it.
  func setPressed(_ isPressed: Bool, _ node: NodeReference) {
    guard node.isAlive, let styled = styled(node), styled.isPressed != isPressed,
      let queue = Runtime.shared.queue
    else { return }
    styled.isPressed = isPressed
    queue.enqueueMark(node, .foreign, write: .none)
  }
}

/// What one control keeps beside its value; most buttons keep nothing.
class ControlState {
  var styled: Styled?

  /// A control shown by a style of the app's own.
  final class Styled {
    var style: AnyControlStyle
    var body: Block?
    /// What the body stands in; blocks do not keep their environment alive.
    var scope: EnvironmentScope?
    var isPressed = false
    fileprivate var reader: StyleReader?

    init(_ style: AnyControlStyle) { self.style = style }
  }
}

/// Tells a control when the style that it is shown by has changed.
private final class StyleReader: EnvironmentReader {
  private let node: NodeReference

  init(scope: EnvironmentScope, _ node: NodeReference) {
    self.node = node
    super.init(scope: scope)
  }

  override func check(_ write: WriteID) {
    Runtime.shared.queue?.mark(node, .foreign, write: write)
  }
}
