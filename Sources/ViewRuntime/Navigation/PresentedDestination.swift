/// Shows a page while a binding says so.
public struct _PresentedDestinationModifier<Destination: View> {
  let isPresented: Binding<Bool>
  let destination: Destination
}

extension _PresentedDestinationModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let own = offset + _offset(\Self.isPresented, Binding<Bool>.self)
    let destination = offset + _offset(\Self.destination, Destination.self)
    builder.element(
      PresentedDestination(.view(Destination.self, destination - own)),
      at: own
    ) { Modified._make(builder, at: contentOffset) }
  }
}

extension View {
  /// Shows a page on top while a binding is true; the page is made with its parent.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      _PresentedDestinationModifier(isPresented: isPresented, destination: destination())
    )
  }
}

/// A place that shows a page while its binding is true.
private final class PresentedDestination: Element, PageSource {
  private let destination: RemoteContent

  init(_ destination: RemoteContent) {
    self.destination = destination
    super.init(TypeInfo.of(Binding<Bool>.self))
  }

  private func stack(_ node: NodeReference) -> NavigationModel? {
    node.environment.navigationPage?.stack
  }

  private func page(of node: NodeReference) -> Page? {
    stack(node)?.shown.first { $0.content == .place(node) }
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
    guard let block = page(of: node)?.block else { return }
    let value = UnsafeRawPointer(node.block.value(node.entry) + destination.distance)
    reconciler.replaceRoot(of: block) { destination.copy(value, $0) }
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    let binding = node.value(as: Binding<Bool>.self)
    if reconciler.read(node, { binding.wrappedValue }) {
      stack(node)?.push(from: node)
    } else if page(of: node) != nil {
      stack(node)?.pop(from: node)
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
    let binding = source.value(as: Binding<Bool>.self)
    if binding.location.peek() { binding.wrappedValue = false }
  }
}
