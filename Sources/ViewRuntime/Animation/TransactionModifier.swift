/// Changes the transaction in which the views below are updated.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { TransactionElement() }
}

/// Changes the transaction of the views below, when a value changes.
public struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ValueTransactionElement<Value>() }
}

/// Lends its content another transaction while it is updated.
class ScopedTransactionElement: Element {
  override nonisolated var followsContent: Bool { true }

  /// The transaction outside, while the content is updated.
  private final class Outer {
    var transaction: Transaction?
  }

  func change(_ transaction: inout Transaction, _ node: NodeReference, isChanged: Bool) {}

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(Outer())
  }

  private func outer(_ node: NodeReference) -> Outer? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Outer.self)
    }
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    let outer = outer(node)
    outer?.transaction = Runtime.shared.transaction
    let known = Runtime.shared.transaction.completions.count
    change(&Runtime.shared.transaction, node, isChanged: isChanged)
    Runtime.shared.transaction.complete(from: known, isUsed: true)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard let outer = outer(node), let transaction = outer.transaction else { return }
    Runtime.shared.transaction = transaction
    outer.transaction = nil
  }
}

private final class TransactionElement: ScopedTransactionElement {
  init() { super.init(TypeInfo.of(_TransactionModifier.self)) }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func change(
    _ transaction: inout Transaction,
    _ node: NodeReference,
    isChanged: Bool
  ) {
    node.value(as: _TransactionModifier.self).transform(&transaction)
  }
}

private final class ValueTransactionElement<Value: Equatable>: ScopedTransactionElement {
  init() { super.init(TypeInfo.of(_ValueTransactionModifier<Value>.self)) }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    old.assumingMemoryBound(to: _ValueTransactionModifier<Value>.self).pointee.value
      == new.assumingMemoryBound(to: _ValueTransactionModifier<Value>.self).pointee.value
  }

  override func change(
    _ transaction: inout Transaction,
    _ node: NodeReference,
    isChanged: Bool
  ) {
    guard isChanged else { return }
    node.value(as: _ValueTransactionModifier<Value>.self).transform(&transaction)
  }
}

extension View {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// The same in updates alone in which a value changes.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction of the modifiers that the closure applies.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }
}
