/// A navigation stack on screen.
class NavigationStackElement: Element {
  /// The scope of the root page; keeps the pages as well.
  private final class Scope: EnvironmentScope {
    let model: NavigationModel

    init(parent: EnvironmentScope, _ model: NavigationModel) {
      self.model = model
      super.init(parent: parent)
    }
  }

  override nonisolated var writesEnvironment: Bool { true }

  func model(_ node: NodeReference) -> NavigationModel? {
    (node.block.environmentWritten(by: node.entry) as? Scope)?.model
  }

  /// Only the path could differ, and that is read anew.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  // MARK: Keeping up

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let model = NavigationModel(node, frame: reconciler.queue.frame)
    let scope = Scope(parent: node.block.environment(of: node.entry), model)
    var values = EnvironmentValues(scope)
    values.navigationPage = model.rootPage
    _ = scope.set(values.overrides)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(scope)
  }

  override nonisolated var followsContent: Bool { true }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  /// The path that its pages follow.
  func path(_ node: NodeReference) -> PathBinding? {
    node.value(as: _NavigationBehavior.self).path
  }

  /// A link has no page to go to here; true where it leads somewhere else.
  func goOut(_ node: NodeReference) -> Bool { false }

  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let model = model(node) else { return }
    model.path = path(node)
    if let path = model.path {
      let values = reconciler.read(node) { path.read() }
      guard values == model.values || reconciler.queue.allows(&model.budget, .path, at: node)
      else { return }
      model.follow(values)
    } else if !model.shown.elementsEqual(model.wanted, by: ===) {
      guard reconciler.queue.allows(&model.budget, .navigation, at: node) else { return }
    }
    show(model, reconciler)
  }

  /// Mounts the pages that are new and ends those that are gone.
  private func show(_ model: NavigationModel, _ reconciler: Reconciler) {
    let old = model.shown
    let new = model.wanted
    let isSame = old.elementsEqual(new, by: ===)
    guard !isSame || new.contains(where: \.isEmpty) else { return }
    model.shown = new
    for page in new where page.block == nil { mount(page, model, reconciler) }
    guard !isSame else { return }
    let kept = zip(old, new).prefix { $0 === $1 }.count
    // What comes appears before what goes disappears, as with branches.
    if new.count == kept, old.count > kept { setAppeared(true, new.last, model, reconciler) }
    if old.count == kept, new.count > kept { setAppeared(false, old.last, model, reconciler) }
    for page in old[kept...].reversed() { end(page, reconciler) }
    reconciler.queue.changedContainers.append(model.node)
    reconciler.visibleChanges += 1
  }

  /// Tells the content of a page, of the root where it is nil.
  private func setAppeared(
    _ isAppeared: Bool,
    _ page: Page?,
    _ model: NavigationModel,
    _ reconciler: Reconciler
  ) {
    guard reconciler.isShown(model.node) else { return }
    if let page {
      if let block = page.block { reconciler.setAppeared(isAppeared, block) }
      return
    }
    let node = model.node
    let end = node.block.entry(node.entry).pointee.end
    reconciler.setAppeared(isAppeared, node.block, node.entry + 1, end)
  }

  private func mount(_ page: Page, _ model: NavigationModel, _ reconciler: Reconciler) {
    switch page.content {
    case .value(let value):
      page.source = model.destination(of: value)
      if page.source == nil {
        reconciler.reporter.message(
          RuntimeMessage.noDestination(TypeInfo.of(Swift.type(of: value.base)).name),
          node: reconciler.queue.composite(owning: model.node)
        )
      }
    case .place(let source):
      page.source = source
    }
    guard let source = page.source, source.isAlive,
      let element = source.block.entry(source.entry).pointee.kind as? any PageSource
    else { return }
    element.mountPage(page, source, reconciler)
    page.backButton = reconciler.mountBlock(
      _ShapeBuilder.shape(of: Button<Text>.self),
      parent: model.node,
      environment: page.barScope
    ) { target in
      target.initializeMemory(
        as: Button<Text>.self,
        to: Button(title(below: page, model)) { [unowned page] in page.dismiss() }
      )
    }
  }

  /// What the way back is called.
  private func title(below page: Page, _ model: NavigationModel) -> String {
    let index = model.shown.firstIndex { $0 === page } ?? 0
    let below = index > 0 ? model.shown[index - 1].context : model.rootPage
    return below.bar.title.flatMap(BarElement.words) ?? "Back"
  }

  private func end(_ page: Page, _ reconciler: Reconciler) {
    if let block = page.block { reconciler.end(block) }
    if let block = page.backButton { reconciler.end(block) }
    page.block = nil
    page.backButton = nil
    page.scope.end()
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    for page in model(node)?.shown.reversed() ?? [] { end(page, reconciler) }
    model(node)?.shown = []
  }

  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    guard let page = model(node)?.shown.first(where: { $0.block == block }),
      let source = page.source, source.isAlive,
      let element = source.block.entry(source.entry).pointee.kind as? any PageSource
    else { return }
    element.rerunPage(page, source, reconciler)
  }

  // MARK: What is on the screen

  override func forEachChild(_ node: NodeReference, _ body: (Block) -> Void) {
    for page in model(node)?.shown ?? [] {
      if let block = page.block { body(block) }
      if let block = page.backButton { body(block) }
    }
  }

  override func hides(_ content: Block?, _ node: NodeReference) -> Bool {
    guard let top = model(node)?.shown.last else { return false }
    return content == nil || (content != top.block && content != top.backButton)
  }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule { FillRule() }

  override func prepare(_ layout: LayoutNode, _ node: NodeReference) {
    guard let model = model(node) else { return }
    for page in [model.rootPage] + model.shown.map(\.context) { page.directionChanged() }
  }

  override func layoutChildren(_ node: NodeReference, _ tree: LayoutTree) -> [LayoutNode]? {
    guard let model = model(node) else { return [] }
    let top = model.shown.last
    var content: [LayoutNode] = []
    if let top {
      if let block = top.block {
        tree.collect(block, 0, Int32(block.shape.entries.count), &content)
      }
    } else {
      tree.collect(node.block, node.entry + 1, node.block.entry(node.entry).pointee.end, &content)
    }
    var back: [LayoutNode] = []
    if let block = top?.backButton {
      tree.collect(block, 0, Int32(block.shape.entries.count), &back)
    }
    return [(top?.context ?? model.rootPage).layOut(content, back: back.first, tree)]
  }
}
