/// Hands a value to others while the focus is inside, or always in its scene.
public struct _FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool
}

extension _FocusedValueModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { FocusedValueElement<Value>() }
}

/// A place that hands a focused value over.
class AnyFocusedValueElement: Element {
  func isOfScene(_ node: NodeReference) -> Bool { false }
  func write(_ values: inout FocusedValues, _ node: NodeReference) {}

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.queue.focusedValues.add(node)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    if isChanged { reconciler.queue.focusedValues.change() }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.queue.focusedValues.remove(node)
  }
}

private final class FocusedValueElement<Value>: AnyFocusedValueElement {
  private typealias Modifier = _FocusedValueModifier<Value>

  init() { super.init(TypeInfo.of(Modifier.self)) }

  override func isOfScene(_ node: NodeReference) -> Bool {
    node.value(as: Modifier.self).isOfScene
  }

  override func write(_ values: inout FocusedValues, _ node: NodeReference) {
    let modifier = node.value(as: Modifier.self)
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }
}
