/// Lends its content another transaction while it is updated.
class ScopedTransactionElement: Element {
  override nonisolated var followsContent: Bool { true }

  /// The transaction outside, while the content is updated.
  final class Outer {
    var transaction: Transaction?
  }

  func change(_ transaction: inout Transaction, _ node: NodeReference, isChanged: Bool) {}

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(Outer())
    reconciler.animations.scopes.enter()
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.animations.scopes.leave()
  }

  final func outer(_ node: NodeReference) -> Outer? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Outer.self)
    }
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    let outer = outer(node)
    outer?.transaction = Runtime.shared.transaction
    apply(to: &Runtime.shared.transaction, node, isChanged: isChanged)
    reconciler.animations.scopes.note(Runtime.shared.transaction, at: node)
  }

  /// Changes a transaction, and has the completions called that this adds.
  final func apply(
    to transaction: inout Transaction,
    _ node: NodeReference,
    isChanged: Bool
  ) {
    let known = transaction.completions.count
    change(&transaction, node, isChanged: isChanged)
    transaction.complete(from: known, isUsed: true)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard let outer = outer(node), let transaction = outer.transaction else { return }
    Runtime.shared.transaction = transaction
    outer.transaction = nil
  }
}
