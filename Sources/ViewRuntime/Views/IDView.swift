/// A view with an identity of its own: another id is another view.
@frozen public struct _IDView<Content, ID: Hashable> {
  @usableFromInline let id: ID
  @usableFromInline let content: Content

  @inlinable init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension _IDView: View where Content: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let contentOffset = _offset(\Self.content, Content.self)
    builder.identified(
      Self.self,
      as: Content.self,
      at: offset,
      id: { $0.assumingMemoryBound(to: Self.self).pointee.id },
      isSame: { old, new in
        old.assumingMemoryBound(to: Self.self).pointee.id
          == new.assumingMemoryBound(to: Self.self).pointee.id
      },
      copy: { value, target in
        target.initializeMemory(
          as: Content.self,
          to: (value + contentOffset).assumingMemoryBound(to: Content.self).pointee
        )
      }
    )
  }
}

extension View {
  /// Binds the view's identity to a value: when it changes, all state in the
  /// view ends and starts anew.
  @inlinable nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    _IDView(self, id: id)
  }
}

extension _ShapeBuilder {
  @MainActor public func identified<V, Content: View>(
    _ type: V.Type,
    as content: Content.Type,
    at offset: Int,
    id: @escaping (UnsafeRawPointer) -> AnyHashable,
    isSame: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
    copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    dynamic(
      IdentifiedContent(
        TypeInfo.of(type),
        shape: { _ShapeBuilder.shape(of: Content.self) },
        id: id,
        isSame: isSame,
        copy: copy
      ),
      at: offset
    )
  }
}

/// Shows the content of one id; another one ends its block.
final class IdentifiedContent: DynamicContent {
  private let makeShape: @MainActor () -> ViewShape
  private lazy var shape = makeShape()
  private let id: (UnsafeRawPointer) -> AnyHashable
  private let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

  init(
    _ type: TypeInfo,
    shape: @escaping @MainActor () -> ViewShape,
    id: @escaping (UnsafeRawPointer) -> AnyHashable,
    isSame: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
    copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    makeShape = shape
    self.id = id
    self.isSame = isSame
    self.copy = copy
    super.init(type)
  }

  /// The id that the place has now.
  func id(_ node: NodeReference) -> AnyHashable { id(node.block.value(node.entry)) }

  override var viewCount: Int? { shape.viewCount }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    let value = UnsafeRawPointer(node.block.value(node.entry))
    node.block.record(node.entry).pointee.child = reconciler.mountBlock(
      shape,
      parent: node,
      environment: node.block.environment(of: node.entry)
    ) { copy(value, $0) }
  }

  override func willReplace(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    if !isSame(old, new) { node.block.record(node.entry).pointee.mask.insert(.isChanged) }
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    guard record.pointee.mask.contains(.isChanged) else {
      let value = UnsafeRawPointer(node.block.value(node.entry))
      reconciler.replaceRoot(of: child) { copy(value, $0) }
      return
    }
    record.pointee.mask.remove(.isChanged)
    // `onAppear` of the new view precedes `onDisappear` of the old one, unless
    // the old one goes by the identity transition (rule 36).
    if TransitionElement.isIdentity(child) {
      record.pointee.child = nil
      reconciler.end(child, replaced: true)
      mount(node, reconciler)
    } else {
      mount(node, reconciler)
      reconciler.end(child, replaced: true)
    }
    reconciler.structureChanged(at: node)
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(child)
  }
}
