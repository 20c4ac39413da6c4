extension _ShapeBuilder {
  /// One of several views side by side.
  ///
  /// In a container that makes its views on demand, each that is one view for
  /// certain is mounted when it is needed; what may be more is walked into.
  @inlinable @MainActor public func child<V: View>(_ type: V.Type, at offset: Int) {
    if isLazy,
      placeOnDemand(
        type,
        at: offset,
        copy: { value, target in
          target.initializeMemory(as: V.self, to: value.assumingMemoryBound(to: V.self).pointee)
        }
      )
    {
      return
    }
    V._make(self, at: offset)
  }

  /// False where the view cannot be told to be one.
  @MainActor public func placeOnDemand<V: View>(
    _ type: V.Type,
    at offset: Int,
    copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) -> Bool {
    let shape = _ShapeBuilder.shape(of: type)
    guard shape.isOneView else { return false }
    dynamic(LazyChild(TypeInfo.of(type), shape, copy), at: offset)
    return true
  }
}

/// A view in a lazy container, mounted when it is first needed.
final class LazyChild: DynamicContent {
  private let shape: ViewShape
  private let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

  init(
    _ type: TypeInfo,
    _ shape: ViewShape,
    _ copy: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    self.shape = shape
    self.copy = copy
    super.init(type)
  }

  override var viewCount: Int? { 1 }

  /// The view's block, made or brought up to date.
  func block(_ node: NodeReference, _ reconciler: Reconciler) -> Block {
    let value = UnsafeRawPointer(node.block.value(node.entry))
    if let block = node.block.record(node.entry).pointee.child {
      if block.header.pointee.mask.contains(.input) {
        block.header.pointee.mask.remove(.input)
        reconciler.replaceRoot(of: block) { copy(value, $0) }
      }
      return block
    }
    let block = reconciler.mountBlock(
      shape,
      parent: node,
      environment: node.block.environment(of: node.entry),
      prepare: { $0.header.pointee.mask = .isOutOfSight },
      root: { copy(value, $0) }
    )
    node.block.record(node.entry).pointee.child = block
    return block
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let block = node.block.record(node.entry).pointee.child else { return }
    if block.header.pointee.mask.contains(.isParked) {
      block.header.pointee.mask.insert(.input)
      return
    }
    let value = UnsafeRawPointer(node.block.value(node.entry))
    reconciler.replaceRoot(of: block) { copy(value, $0) }
  }

  /// Ends the view, which is out of sight; it is made anew when it is needed.
  func drop(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard let block = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(block)
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    drop(node, reconciler)
  }
}
