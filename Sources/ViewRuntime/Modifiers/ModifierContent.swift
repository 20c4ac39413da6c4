/// What a view modifier's body calls `content`: the view that it modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  /// The modifier whose body made this value.
  let source: NodeReference?

  public init() { source = Runtime.shared.evaluation?.pointee.node }
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    if builder.placeContent(of: Modifier.self) { return }
    builder.dynamic(RemoteContentPlace(TypeInfo.of(Self.self)), at: offset)
  }
}

/// How to show a modifier's content where its shape is not known statically:
/// in a branch of the modifier's body, in an erased view.
struct RemoteContent {
  let shape: @MainActor () -> ViewShape
  /// From the modifier's value to the modified one, in bytes.
  let distance: Int
  let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
}

extension _ShapeBuilder {
  /// A view modifier with a body of its own.
  @MainActor public func modifier<M: ViewModifier, Modified: View>(
    _ type: M.Type,
    at offset: Int,
    body: @escaping @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
    bodyValues: ValueOperations,
    modified: Modified.Type,
    at contentOffset: Int,
    copyModified: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    let kind = Composite(
      TypeInfo.of(type),
      viewKind: .modifier,
      body: body,
      bodyValues: bodyValues,
      content: RemoteContent(
        shape: { _ShapeBuilder.shape(of: Modified.self) },
        distance: contentOffset - offset,
        copy: copyModified
      )
    )
    withContent(
      of: type,
      { Modified._make($0, at: contentOffset) },
      walk: { composite(kind, bodyType: M.Body.self, at: offset) }
    )
  }
}

/// Shows the content of a modifier in a block of its own.
private final class RemoteContentPlace: DynamicContent {
  private func source(_ node: NodeReference) -> (NodeReference, RemoteContent)? {
    // `_ViewModifier_Content` is one optional reference, whatever it is generic over.
    let value = node.block.value(node.entry).assumingMemoryBound(to: NodeReference?.self).pointee
    guard let source = value, source.isAlive, source.entry >= 0,
      source.block.entry(source.entry).pointee.role == .composite,
      let content = unsafeDowncast(
        source.block.entry(source.entry).pointee.kind,
        to: Composite.self
      ).content
    else { return nil }
    return (source, content)
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let (source, content) = source(node) else { return }
    let value = UnsafeRawPointer(source.block.value(source.entry) + content.distance)
    reconciler.remoteContents[source, default: []].append(node)
    node.block.record(node.entry).pointee.child = reconciler.mountBlock(
      content.shape(),
      parent: node,
      environment: node.block.environment(of: node.entry)
    ) { content.copy(value, $0) }
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let child = node.block.record(node.entry).pointee.child,
      let (source, content) = source(node)
    else { return }
    let value = UnsafeRawPointer(source.block.value(source.entry) + content.distance)
    reconciler.replaceRoot(of: child) { content.copy(value, $0) }
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    if let (source, _) = source(node) {
      reconciler.remoteContents[source]?.removeAll { $0 == node }
    }
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(child)
  }
}

extension Reconciler {
  /// The modified view changed: brings the places that show it up to date.
  func updateRemoteContents(of modifier: NodeReference) {
    for place in remoteContents[modifier] ?? [] where place.isAlive {
      let kind = place.block.entry(place.entry).pointee.kind
      unsafeDowncast(kind, to: DynamicContent.self).update(place, self)
    }
  }
}
