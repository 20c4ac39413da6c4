/// Hands a value up.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { PreferenceWriter<Key>() }
}

extension _PreferenceWritingModifier: Sendable where Key.Value: Sendable {}

/// Changes what is handed up.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { PreferenceTransform<Key>() }
}

private final class PreferenceWriter<Own: PreferenceKey>: PreferenceElement {
  init() { super.init(TypeInfo.of(_PreferenceWritingModifier<Own>.self)) }

  /// Another value may show elsewhere, so that its run was of use.
  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    super.willUpdate(node, isChanged: isChanged, reconciler)
    if isChanged { reconciler.visibleChanges += 1 }
  }

  override func contribute<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>,
    _ node: NodeReference
  ) -> Bool {
    guard Key.self == Own.self, let stamp = stamp(node),
      let value = node.value(as: _PreferenceWritingModifier<Own>.self).value as? Key.Value
    else { return false }
    sum.add(value, stamp: stamp.number)
    return true
  }
}

private final class PreferenceTransform<Own: PreferenceKey>: PreferenceElement {
  init() { super.init(TypeInfo.of(_PreferenceTransformModifier<Own>.self)) }

  override func contribute<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>,
    _ node: NodeReference
  ) -> Bool {
    guard Key.self == Own.self, let stamp = stamp(node) else { return false }
    let content = PreferenceSum<Own>(in: node)
    var value = content.value
    node.value(as: _PreferenceTransformModifier<Own>.self).transform(&value)
    guard let value = value as? Key.Value else { return false }
    sum.note(content.stamps)
    sum.add(value, stamp: stamp.number)
    return true
  }
}
