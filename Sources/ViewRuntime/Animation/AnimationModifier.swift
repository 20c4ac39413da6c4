/// Shows a change of the views below by an animation, when a value changes.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { AnimationElement<Value>() }
}

/// Changes the transaction in which the views below are updated.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { TransactionElement() }
}

/// Lends its content another transaction while it is updated.
private class ScopedTransactionElement: Element {
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
    change(&Runtime.shared.transaction, node, isChanged: isChanged)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard let outer = outer(node), let transaction = outer.transaction else { return }
    Runtime.shared.transaction = transaction
    outer.transaction = nil
  }
}

private final class AnimationElement<Value: Equatable>: ScopedTransactionElement {
  init() { super.init(TypeInfo.of(_AnimationModifier<Value>.self)) }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    old.assumingMemoryBound(to: _AnimationModifier<Value>.self).pointee.value
      == new.assumingMemoryBound(to: _AnimationModifier<Value>.self).pointee.value
  }

  override func change(
    _ transaction: inout Transaction,
    _ node: NodeReference,
    isChanged: Bool
  ) {
    guard isChanged, !transaction.disablesAnimations else { return }
    transaction.animation = node.value(as: _AnimationModifier<Value>.self).animation
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

extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}
