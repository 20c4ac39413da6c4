/// How to show a view that lies in a value elsewhere: the content of a modifier,
/// the label of a button.
struct RemoteContent {
  let shape: @MainActor () -> ViewShape
  /// From the value that holds it to the view, in bytes.
  let distance: Int
  let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
}

/// Shows such a view in a block of its own.
class RemoteContentPlace: DynamicContent {
  override nonisolated var showsRemoteContent: Bool { true }

  /// The place whose value holds the view, and how to show it; nil once that
  /// place has ended.
  func source(_ node: NodeReference) -> (NodeReference, RemoteContent)? { nil }

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
  /// The view that a value holds changed: brings the places that show it up to date.
  func updateRemoteContents(of source: NodeReference) {
    for place in remoteContents[source] ?? [] where place.isAlive {
      let kind = place.block.entry(place.entry).pointee.kind
      unsafeDowncast(kind, to: DynamicContent.self).update(place, self)
    }
  }
}
