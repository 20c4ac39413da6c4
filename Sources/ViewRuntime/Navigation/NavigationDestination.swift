import TraceModel

/// Makes pages of the values of one type.
public struct _ValueDestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension _ValueDestinationModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(ValueDestination<Value, Destination>(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Makes the page for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_ValueDestinationModifier(destination: destination))
  }
}

/// A place that makes pages of the values of one type.
private final class ValueDestination<Value: Hashable, Destination: View>: Element, PageSource {
  private lazy var runner = ContentRunner(.destination, Destination.self, type)

  private func content(_ node: NodeReference) -> (Value) -> Destination {
    node.value(as: _ValueDestinationModifier<Value, Destination>.self).destination
  }

  private func stack(_ node: NodeReference) -> NavigationModel? {
    node.environment.navigationPage?.stack
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    stack(node)?.add(node, for: Value.self)
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    stack(node)?.remove(node, for: Value.self)
  }

  /// A closure shows nothing; whether it is the same decides what runs again.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    var ignored: UInt32 = 0
    if !type.layout.isEqual(old, new, comparing: &ignored) {
      for page in stack(node)?.shown ?? [] where page.source == node { page.isStale = true }
    }
    return true
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    for page in stack(node)?.shown ?? [] where page.source == node && page.isStale {
      page.isStale = false
      rerunPage(page, node, reconciler)
    }
  }

  func mountPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler) {
    guard case .value(let value) = page.content, let value = value.base as? Value else { return }
    runner.mount(
      source: source,
      parent: page.stackNode,
      environment: page.scope,
      key: value,
      reconciler
    ) { block in
      page.block = block
    } content: {
      content(source)(value)
    }
  }

  func rerunPage(_ page: Page, _ source: NodeReference, _ reconciler: Reconciler) {
    guard case .value(let value) = page.content, let value = value.base as? Value,
      let block = page.block
    else { return }
    runner.rerun(block, source: source, reconciler) { content(source)(value) }
  }
}
