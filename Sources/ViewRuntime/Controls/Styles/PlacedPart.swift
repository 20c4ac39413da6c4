/// A part of a control that a style of the app's own puts somewhere: the label
/// of a button.
///
/// Every `…Configuration.Label` holds one and nothing else.
public struct PlacedPart: Equatable {
  /// The control.
  let source: NodeReference?
  /// Which of its parts.
  let part: Int32
}

extension _ShapeBuilder {
  /// The place of a view whose only stored property is a `PlacedPart`.
  @MainActor func placedPart(_ type: Any.Type, at offset: Int) {
    dynamic(PartPlace(TypeInfo.of(type)), at: offset)
  }
}

/// Shows a part of a control in a block of its own.
private final class PartPlace: DynamicContent {
  private func source(_ node: NodeReference) -> (NodeReference, RemoteContent)? {
    let value = node.value(as: PlacedPart.self)
    guard let source = value.source, source.isAlive,
      let control = source.block.entry(source.entry).pointee.kind as? StyledElement,
      control.parts.indices.contains(Int(value.part))
    else { return nil }
    return (source, control.parts[Int(value.part)])
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

extension RemoteContent {
  /// A view that lies so many bytes behind the value of its control.
  static func view<V: View>(_ type: V.Type, _ distance: Int) -> RemoteContent {
    RemoteContent(
      shape: { _ShapeBuilder.shape(of: V.self) },
      distance: distance,
      copy: { value, target in
        target.initializeMemory(as: V.self, to: value.assumingMemoryBound(to: V.self).pointee)
      }
    )
  }
}
