/// Shows a change of the views below by an animation, when a value changes.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { AnimationElement<Value>() }
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

extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates what the modifiers do that the closure applies.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    } body: {
      body($0)
    }
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}
