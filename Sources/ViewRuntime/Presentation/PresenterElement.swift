/// A place that presents something while a value says so.
class PresenterElement: Element {
  /// What one place presents.
  final class State {
    var presentation: Presentation?
    /// Opened by a touch, where no binding says so.
    var isOpen = false
  }

  override nonisolated var presentsChildren: Bool { true }

  /// Opens or ends what a touch opens.
  func setOpen(_ isOpen: Bool, _ node: NodeReference) {
    guard node.isAlive, let state = state(node), state.isOpen != isOpen else { return }
    state.isOpen = isOpen
    Runtime.shared.queue?.enqueueMark(node, .foreign, write: .none)
  }

  // MARK: What a kind of presenter says

  /// Reads what is to be presented; nil for nothing.
  func wantedID(_ node: NodeReference) -> AnyHashable? { nil }
  func kind(_ node: NodeReference) -> Presentation.Kind { .sheet }
  /// Writes back that nothing is presented any more.
  func end(_ node: NodeReference) {}
  /// Mounts the content; it sets `presentation.block` at once.
  func mount(_ presentation: Presentation, _ node: NodeReference, _ reconciler: Reconciler) {}
  /// The value of the place was replaced.
  func refresh(_ presentation: Presentation, _ node: NodeReference, _ reconciler: Reconciler) {}
  /// Called once the presentation is over.
  func dismissed(_ node: NodeReference) -> (() -> Void)? { nil }

  // MARK: Keeping up

  func state(_ node: NodeReference) -> State? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: State.self)
    }
  }

  override nonisolated var followsContent: Bool { true }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(State())
  }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
    if let presentation = state(node)?.presentation { refresh(presentation, node, reconciler) }
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let state = state(node) else { return }
    let wanted = reconciler.read(node) { wantedID(node) }
    if let open = state.presentation, open.id != wanted { close(open, node, reconciler) }
    guard state.presentation == nil, let wanted else { return }
    let presentation = Presentation(kind(node), node, id: wanted) { [self] in
      if node.isAlive { end(node) }
    }
    guard reconciler.queue.presentations.add(presentation) else { return }
    state.presentation = presentation
    mount(presentation, node, reconciler)
    reconciler.visibleChanges += 1
  }

  private func close(
    _ presentation: Presentation,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    state(node)?.presentation = nil
    reconciler.queue.presentations.remove(presentation)
    if let block = presentation.block { reconciler.end(block) }
    presentation.block = nil
    presentation.scope.end()
    reconciler.visibleChanges += 1
    if let dismissed = dismissed(node) { reconciler.queue.call(.dismissal, at: node, dismissed) }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    if let open = state(node)?.presentation { close(open, node, reconciler) }
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    if let block = state(node)?.presentation?.block { body(block) }
  }
}
