/// A tab view on screen.
final class TabViewElement: Element {
  /// The scope of the tabs; keeps what is known of them as well.
  private final class Scope: EnvironmentScope {
    let context: TabContext
    var bar: Block?
    var page: LayoutNode?
    /// The tab that has appeared.
    var lastShown: NodeReference?

    init(parent: EnvironmentScope, _ context: TabContext) {
      self.context = context
      super.init(parent: parent)
    }
  }

  override nonisolated var writesEnvironment: Bool { true }

  private func scope(_ node: NodeReference) -> Scope? {
    node.block.environmentWritten(by: node.entry) as? Scope
  }

  /// Only the selection could differ, and that is read anew.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  // MARK: Keeping up

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let context = TabContext(node)
    let scope = Scope(parent: node.block.environment(of: node.entry), context)
    var values = EnvironmentValues(scope)
    values.tabs = context
    values.navigationPage = nil
    _ = scope.set(values.overrides)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(scope)
    read(context, reconciler)
  }

  override nonisolated var followsContent: Bool { true }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let scope = scope(node) else { return }
    scope.lastShown = scope.context.selected?.place
    scope.bar = reconciler.mountBlock(
      _ShapeBuilder.shape(of: TabBar.self),
      parent: node,
      environment: node.block.environment(of: node.entry)
    ) { $0.initializeMemory(as: TabBar.self, to: TabBar(context: scope.context)) }
    scope.context.bar = scope.bar.map { NodeReference($0, 0) }
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  private func read(_ context: TabContext, _ reconciler: Reconciler) {
    let selection = context.node.value(as: _TabBehavior.self).selection
    context.isBound = selection != nil
    context.selection = selection.flatMap { selection in
      reconciler.read(context.node) { selection.read() }
    }
  }

  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let context = scope(node)?.context else { return }
    let old = scope(node)?.lastShown ?? context.selected?.place
    read(context, reconciler)
    let new = context.selected?.place
    guard old != new else { return }
    scope(node)?.lastShown = new
    reconciler.visibleChanges += 1
    reconciler.queue.changedContainers.append(node)
    guard reconciler.isShown(node) else { return }
    if let new { reconciler.setAppeared(true, at: new) }
    if let old, old.isAlive { reconciler.setAppeared(false, at: old) }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let scope = scope(node), let bar = scope.bar else { return }
    scope.bar = nil
    reconciler.end(bar)
  }

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    if let bar = scope(node)?.bar { body(bar) }
  }

  // MARK: Layout

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    TabViewRule(
      hasBar: (scope(node)?.context.hasBar ?? false) && !node.environment.isPagedTabView
    )
  }

  override func layoutChildren(_ node: NodeReference, _ tree: LayoutTree) -> [LayoutNode]? {
    guard let scope = scope(node) else { return [] }
    var nodes: [LayoutNode] = []
    if let tab = scope.context.selected {
      let place = tab.place
      tree.collect(place.block, place.entry, place.block.entry(place.entry).pointee.end, &nodes)
    } else {
      // Without tabs or tags there is one page.
      tree.collect(node.block, node.entry + 1, node.block.entry(node.entry).pointee.end, &nodes)
    }
    let page = scope.page ?? LayoutNode(FillRule(), in: tree.engine)
    scope.page = page
    page.setRule(nodes.count > 1 ? StackRule(vertical: .center) : PassthroughRule())
    page.setChildren(nodes)
    var bar: [LayoutNode] = []
    if let block = scope.bar {
      tree.collect(block, 0, Int32(block.shape.entries.count), &bar)
    }
    LayoutLink.of(node)?.nodes.first?.setRule(layoutRule(node))
    return [page] + bar
  }
}
