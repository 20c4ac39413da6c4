/// A place that takes part in preferences: a change of it, or of where it
/// stands, has the readers ask again.
class PreferenceElement: Element {
  /// What every place keeps: when it said something else than before.
  class Stamp {
    /// Never given twice, so that a list of stamps tells who said what.
    var number: Int

    @MainActor init(_ reconciler: Reconciler) { number = reconciler.nextPreferenceStamp() }
  }

  func makeStamp(_ node: NodeReference, _ reconciler: Reconciler) -> Stamp { Stamp(reconciler) }

  func stamp(_ node: NodeReference) -> Stamp? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Stamp.self)
    }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let stamp = makeStamp(node, reconciler)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(stamp)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged, let stamp = stamp(node) else { return }
    stamp.number = reconciler.nextPreferenceStamp()
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.preferencesChanged = true
  }

  /// Adds what it says to a sum; false where it says nothing of this key.
  func contribute<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>,
    _ node: NodeReference
  ) -> Bool { false }
}

extension Reconciler {
  /// Something that is handed up has changed; the number of that change.
  func nextPreferenceStamp() -> Int {
    preferencesChanged = true
    lastPreferenceStamp += 1
    return lastPreferenceStamp
  }
}
