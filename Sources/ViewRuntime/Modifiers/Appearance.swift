import TraceModel

/// Actions when a view appears and disappears.
public struct _AppearanceActionModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  @inlinable public init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(AppearanceElement(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Runs an action when the view has come onto the screen.
  @inlinable nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the screen.
  @inlinable nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

private final class AppearanceElement: Element {
  override nonisolated var followsContent: Bool { true }

  private func modifier(_ node: NodeReference) -> _AppearanceActionModifier {
    node.block.value(node.entry).assumingMemoryBound(to: _AppearanceActionModifier.self).pointee
  }

  /// Closures are no visible change.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  /// After its content, so that inner actions come before outer ones.
  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    if reconciler.isShown(node) { appear(node, reconciler) }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    disappear(node, reconciler)
  }

  override func appear(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard !record.pointee.mask.contains(.isAppeared) else { return }
    record.pointee.mask.insert(.isAppeared)
    guard let action = modifier(node).appear else { return }
    reconciler.reporter.lifetime(reconciler.queue.composite(owning: node).node, .appeared)
    reconciler.queue.call(.appear, at: node, action)
  }

  override func disappear(_ node: NodeReference, _ reconciler: Reconciler) {
    let record = node.block.record(node.entry)
    guard record.pointee.mask.contains(.isAppeared) else { return }
    record.pointee.mask.remove(.isAppeared)
    guard let action = modifier(node).disappear else { return }
    reconciler.reporter.lifetime(reconciler.queue.composite(owning: node).node, .disappeared)
    reconciler.queue.call(.disappear, at: node, action)
  }
}
