/// Changes the transaction in which the views below are updated.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { TransactionElement() }
}

/// Changes the transaction of what a closure applies to a view, not of the view.
public struct _BodyTransactionModifier<Content> {
  let transform: (inout Transaction) -> Void
}

extension _BodyTransactionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { BodyTransactionElement<Content>() }
}

/// Changes the transaction of the views below, when a value changes.
public struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ValueTransactionElement<Value>() }
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

/// As far as the view's own place in it; see `PlaceholderElement`.
final class BodyTransactionElement<Content>: ScopedTransactionElement {
  private typealias Modifier = _BodyTransactionModifier<Content>

  init() { super.init(TypeInfo.of(Modifier.self)) }

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
    node.value(as: Modifier.self).transform(&transaction)
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
    body(PlaceholderContentView(self, isInTransaction: true))
      .modifier(_BodyTransactionModifier<Self>(transform: transform))
  }
}
