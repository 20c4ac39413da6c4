/// A view whose type is not known to the compiler.
///
/// Identity goes by the type inside: the same type keeps its state.
public struct AnyView {
  let storage: Storage

  class Storage {
    @MainActor var shape: ViewShape { preconditionFailure("AnyView.Storage is abstract") }
    func copy(to target: UnsafeMutableRawPointer) {}
  }

  final class Typed<V: View>: Storage {
    let view: V
    init(_ view: V) { self.view = view }
    override var shape: ViewShape { _ShapeBuilder.shape(of: V.self) }
    override func copy(to target: UnsafeMutableRawPointer) {
      target.initializeMemory(as: V.self, to: view)
    }
  }

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? Typed(view)
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func open<V: View>(_ view: V) -> Storage { Typed(view) }
    storage = open(view)
  }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.dynamic(ErasedContent(TypeInfo.of(Self.self)), at: offset)
  }
}

/// Shows what an `AnyView` holds.
private final class ErasedContent: DynamicContent {
  private func storage(_ node: NodeReference) -> AnyView.Storage {
    node.block.value(node.entry).assumingMemoryBound(to: AnyView.self).pointee.storage
  }

  private func mount(
    _ storage: AnyView.Storage,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    node.block.record(node.entry).pointee.child = reconciler.mountBlock(
      storage.shape,
      parent: node,
      environment: node.block.environment(of: node.entry)
    ) { storage.copy(to: $0) }
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    mount(storage(node), node, reconciler)
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    let storage = storage(node)
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    if child.shape === storage.shape {
      reconciler.replaceRoot(of: child) { storage.copy(to: $0) }
      return
    }
    mount(storage, node, reconciler)
    reconciler.end(child, replaced: true)
    reconciler.structureChanged(at: node)
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(child)
  }
}
