/// The place of a view among what a closure applies to it: the view is updated in
/// the transaction outside of all that.
final class PlaceholderElement<Content>: Element {
  init() { super.init(TypeInfo.of(_PlaceholderScope.self)) }

  override nonisolated var followsContent: Bool { true }

  /// One view between what is applied to it.
  fileprivate final class Place {
    /// Where the transaction outside is kept.
    let outer: ScopedTransactionElement.Outer
    /// The one inside, while the view is updated.
    var inner: Transaction?

    init(_ outer: ScopedTransactionElement.Outer) { self.outer = outer }
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard node.value(as: _PlaceholderScope.self).isInTransaction else { return }
    var outer: ScopedTransactionElement.Outer?
    node.forEachElementAbove { element, place, _ in
      outer = (element as? BodyTransactionElement<Content>)?.outer(place)
      return outer == nil
    }
    guard let outer else { return }
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(Place(outer))
  }

  fileprivate func place(_ node: NodeReference) -> Place? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Place.self)
    }
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    // Nil where the view is updated without what is around it.
    guard let place = place(node), let outer = place.outer.transaction else { return }
    place.inner = Runtime.shared.transaction
    Runtime.shared.transaction = outer
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard let place = place(node), let inner = place.inner else { return }
    Runtime.shared.transaction = inner
    place.inner = nil
  }
}

extension PlaceholderElement: ScopeLeaving {
  func scopeLeft(_ node: NodeReference) -> ScopedTransactionElement.Outer? { place(node)?.outer }
}
