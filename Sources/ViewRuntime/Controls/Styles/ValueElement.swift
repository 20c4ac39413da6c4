/// A control that shows a value which it reads from a binding.
///
/// It reads on its own behalf: a write runs the readers of the value and
/// redraws the control, and no view only for having passed the binding on.
class ValueElement<Own, Shown: Equatable>: StyledElement {
  final class State: ControlState {
    var shown: Shown
    /// What was typed into a field that takes it over only when it is done.
    var draft: String?
    init(_ shown: Shown) { self.shown = shown }
  }

  init(parts: [RemoteContent] = []) { super.init(TypeInfo.of(Own.self), parts: parts) }

  // MARK: What a kind of control says

  /// Reads what is to be shown.
  func read(_ own: Own) -> Shown { preconditionFailure("a control reads its value") }
  /// Whether two values look and measure alike but for what they read.
  func looksAlike(_ old: Own, _ new: Own) -> Bool { true }
  /// Something else is shown now.
  func shownChanged(_ node: NodeReference, _ reconciler: Reconciler) {}

  // MARK: Keeping up

  func own(_ node: NodeReference) -> Own { node.value(as: Own.self) }

  func state(_ node: NodeReference) -> State? {
    controlState(node).map { unsafeDowncast($0, to: State.self) }
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    looksAlike(
      old.assumingMemoryBound(to: Own.self).pointee,
      new.assumingMemoryBound(to: Own.self).pointee
    )
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    setControlState(State(reconciler.read(node) { read(own(node)) }), node)
    super.willMount(node, reconciler)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    readAgain(node, reconciler)
    super.willUpdate(node, isChanged: isChanged, reconciler)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    readAgain(node, reconciler)
    super.dependencyChanged(node, reconciler)
  }

  private func readAgain(_ node: NodeReference, _ reconciler: Reconciler) {
    let new = reconciler.read(node) { read(own(node)) }
    guard let state = state(node), state.shown != new else { return }
    state.shown = new
    if !isStyled(node) { reconciler.noteLeafChange(node) }
    reconciler.queue.changedLayouts.append(node)
    shownChanged(node, reconciler)
  }
}
