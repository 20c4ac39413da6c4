extension ViewHost {
  /// Dismisses what is presented last; nil where nothing is, or where its
  /// views do not let it be swiped away.
  package var dismissAction: (@MainActor () -> Void)? {
    guard let top = queue.presentations.all.last, !top.isLocked else { return nil }
    return { top.dismiss() }
  }
}

extension Presentation {
  /// Some view in it wants it to stay.
  var isLocked: Bool {
    locks.contains { $0.isAlive && $0.value(as: _DismissLock.self).isDisabled }
  }
}

/// Keeps a presentation from being swiped away.
public struct _DismissLock {
  let isDisabled: Bool
}

extension _DismissLock: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(DismissLockElement(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

private final class DismissLockElement: Element {
  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.presentation?.locks.append(node)
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.environment.presentation?.locks.removeAll { $0 == node }
  }
}

extension View {
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_DismissLock(isDisabled: isDisabled))
  }
}
