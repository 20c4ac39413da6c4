/// Runs an action with what is handed up.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { PreferenceReader<Key>() }
}

/// Asks for a preference after a layout in which any has changed.
class AnyPreferenceReader: Element {
  /// Whether it shows what it is told, so that layout is not done before.
  nonisolated var isLayer: Bool { false }
  func check(_ node: NodeReference, _ reconciler: Reconciler) {}
}

private final class PreferenceReader<Key: PreferenceKey>: AnyPreferenceReader
where Key.Value: Equatable {
  init() { super.init(TypeInfo.of(_PreferenceActionModifier<Key>.self)) }

  /// What one reader was told last.
  private final class Told {
    var value: Key.Value?
    var stamps: [Int]?
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
    let told = Told(frame: reconciler.queue.frame)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(told)
    reconciler.preferenceReaders.append(node)
    reconciler.preferencesChanged = true
  }

  override func check(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let object = node.block.record(node.entry).pointee.object else { return }
    let told = unsafeDowncast(object.takeUnretainedValue(), to: Told.self)
    let sum = PreferenceSum<Key>(in: node)
    if told.stamps == sum.stamps { return }
    told.stamps = sum.stamps
    let value = sum.value
    if told.value == value { return }
    told.value = value
    let subject = TypeInfo.of(Key.self)
    guard reconciler.queue.allows(&told.budget, .preference, subject, at: node) else { return }
    let action = node.value(as: _PreferenceActionModifier<Key>.self).action
    reconciler.queue.call(.preference, subject, at: node) { action(value) }
  }
}

extension Reconciler {
  /// Tells readers of preferences what has changed; after layout, since rows
  /// and contents that it makes may hand values up.
  func checkPreferences() {
    guard preferencesChanged else { return }
    preferencesChanged = false
    checkReaders(layers: false)
  }

  /// Has layers shown anew whose preference has changed; they may hand up
  /// something themselves.
  func checkPreferenceLayers() {
    if preferencesChanged { checkReaders(layers: true) }
  }

  private func checkReaders(layers: Bool) {
    preferenceReaders.removeAll { !$0.isAlive }
    for node in preferenceReaders {
      let kind = node.block.entry(node.entry).pointee.kind
      let reader = unsafeDowncast(kind, to: AnyPreferenceReader.self)
      if reader.isLayer == layers { reader.check(node, self) }
    }
  }
}
