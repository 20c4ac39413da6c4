/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Hands a value up.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { PreferenceWriter<Key>() }
}

/// Changes what is handed up.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { PreferenceTransform<Key>() }
}

/// Runs an action with what is handed up.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { PreferenceReader<Key>() }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// A place that takes part in preferences: a change of it, or of where it
/// stands, has the readers ask again.
private class PreferenceElement: Element {
  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.preferencesChanged = true
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    if isChanged { reconciler.preferencesChanged = true }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.preferencesChanged = true
  }

  /// What it makes of the value from its content; false where it says nothing
  /// of this key.
  func contribute<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: inout Key.Value?,
    _ node: NodeReference
  ) -> Bool { false }
}

private final class PreferenceWriter<Own: PreferenceKey>: PreferenceElement {
  init() { super.init(TypeInfo.of(_PreferenceWritingModifier<Own>.self)) }

  override func contribute<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: inout Key.Value?,
    _ node: NodeReference
  ) -> Bool {
    guard Key.self == Own.self else { return false }
    value = node.value(as: _PreferenceWritingModifier<Own>.self).value as? Key.Value
    return true
  }
}

private final class PreferenceTransform<Own: PreferenceKey>: PreferenceElement {
  init() { super.init(TypeInfo.of(_PreferenceTransformModifier<Own>.self)) }

  override func contribute<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: inout Key.Value?,
    _ node: NodeReference
  ) -> Bool {
    guard Key.self == Own.self else { return false }
    let content = PreferenceWalk.value(of: Own.self, in: node) ?? Own.defaultValue
    var changed = content
    node.value(as: _PreferenceTransformModifier<Own>.self).transform(&changed)
    value = changed as? Key.Value
    return true
  }
}

/// Asks for a preference after an update in which any has changed.
class AnyPreferenceReader: Element {
  func check(_ node: NodeReference, _ reconciler: Reconciler) {}
}

private final class PreferenceReader<Key: PreferenceKey>: AnyPreferenceReader
where Key.Value: Equatable {
  init() { super.init(TypeInfo.of(_PreferenceActionModifier<Key>.self)) }

  /// What one reader was told last.
  private final class Told {
    var value: Key.Value?
    var budget: DispatchBudget

    init(frame: Int) { budget = DispatchBudget(frame: frame) }
  }

  /// Closures are no visible change.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(
      Told(frame: reconciler.queue.frame)
    )
    reconciler.preferenceReaders.append(node)
    reconciler.preferencesChanged = true
  }

  override func check(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let object = node.block.record(node.entry).pointee.object else { return }
    let told = unsafeDowncast(object.takeUnretainedValue(), to: Told.self)
    let value = PreferenceWalk.value(of: Key.self, in: node) ?? Key.defaultValue
    if told.value == value { return }
    told.value = value
    let subject = TypeInfo.of(Key.self)
    guard reconciler.queue.allows(&told.budget, .preference, subject, at: node) else { return }
    let action = node.value(as: _PreferenceActionModifier<Key>.self).action
    reconciler.queue.call(.preference, subject, at: node) { action(value) }
  }
}

/// Collects a preference from the content of a place, in order.
@MainActor
private enum PreferenceWalk {
  static func value<Key: PreferenceKey>(of key: Key.Type, in node: NodeReference) -> Key.Value? {
    var value: Key.Value?
    walk(node.block, node.entry + 1, node.block.entry(node.entry).pointee.end, key, &value)
    return value
  }

  private static func walk<Key: PreferenceKey>(
    _ block: Block,
    _ first: Int32,
    _ end: Int32,
    _ key: Key.Type,
    _ value: inout Key.Value?
  ) {
    var index = first
    while index < end {
      let place = NodeReference(block, index)
      let entry = block.entry(index)
      index += 1
      guard block.record(place.entry).pointee.mask.contains(.isMounted) else { continue }
      var own: Key.Value?
      if let element = entry.pointee.kind as? PreferenceElement,
        element.contribute(key, &own, place)
      {
        index = entry.pointee.end
        if let own { add(own, key, &value) }
        continue
      }
      entry.pointee.kind.forEachChild(place) { child in
        walk(child, 0, Int32(child.shape.entries.count), key, &value)
      }
    }
  }

  private static func add<Key: PreferenceKey>(
    _ next: Key.Value,
    _ key: Key.Type,
    _ value: inout Key.Value?
  ) {
    guard var sum = value else {
      value = next
      return
    }
    Key.reduce(value: &sum) { next }
    value = sum
  }
}

extension Reconciler {
  /// Tells readers of preferences what has changed; after layout, since rows
  /// and contents that it makes may hand values up.
  func checkPreferences() {
    guard preferencesChanged else { return }
    preferencesChanged = false
    preferenceReaders.removeAll { !$0.isAlive }
    for node in preferenceReaders {
      let kind = node.block.entry(node.entry).pointee.kind
      unsafeDowncast(kind, to: AnyPreferenceReader.self).check(node, self)
    }
  }
}
