/// Shows a page of an item while there is one.
public struct _ItemDestinationModifier<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
}

extension _ItemDestinationModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(ItemDestination<Item, Destination>(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Shows a page on top for an item while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_ItemDestinationModifier(item: item, destination: destination))
  }
}

private final class ItemDestination<Item: Hashable, Destination: View>: Element, PageSource {
  private lazy var runner = ContentRunner(.destination, Destination.self, type)

  /// What one place shows.
  private final class State {
    var item: Item?
    var isStale = false
  }

  private func modifier(_ node: NodeReference) -> _ItemDestinationModifier<Item, Destination> {
    node.value(as: _ItemDestinationModifier<Item, Destination>.self)
  }

  private func state(_ node: NodeReference) -> State? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: State.self)
    }
  }

  private func stack(_ node: NodeReference) -> NavigationModel? {
    node.environment.navigationPage?.stack
  }

  private func page(of node: NodeReference) -> Page? {
    stack(node)?.shown.first { $0.content == .place(node) }
  }

  /// A closure shows nothing; whether it is the same decides what runs again.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    let isSame = isSameValue(
      old.assumingMemoryBound(to: _ItemDestinationModifier<Item, Destination>.self)
        .pointee.destination,
      new.assumingMemoryBound(to: _ItemDestinationModifier<Item, Destination>.self)
        .pointee.destination
    )
    if !isSame { state(node)?.isStale = true }
    return true
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(State())
    follow(node, reconciler)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
    guard let state = state(node), state.isStale else { return }
    state.isStale = false
    if let page = page(of: node) { rerunPage(page, node, reconciler) }
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    let item = reconciler.read(node) { modifier(node).item.wrappedValue }
    guard let state = state(node), state.item != item else { return }
    state.item = item
    guard item != nil else {
      stack(node)?.pop(from: node)
      return
    }
    if let page = page(of: node) {
      rerunPage(page, node, reconciler)
    } else {
      stack(node)?.push(from: node)
    }
  }

  func mountPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler) {
    guard let item = state(source)?.item else { return }
    runner.mount(
      source: source,
      parent: page.stackNode,
      environment: page.scope,
      key: item,
      reconciler
    ) { block in
      page.block = block
    } content: {
      modifier(source).destination(item)
    }
  }

  func rerunPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler) {
    guard let item = state(source)?.item, let block = page.block else { return }
    runner.rerun(block, source: source, reconciler) { modifier(source).destination(item) }
  }

  func pageLeft(_ source: NodeReference) {
    let binding = modifier(source).item
    if binding.location.peek() != nil { binding.wrappedValue = nil }
  }
}
