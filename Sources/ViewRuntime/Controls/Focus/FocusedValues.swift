/// A key for a value that the focused view hands to others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view, and the scene, hand to others.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Collects focused values and hands them to whoever reads them.
///
/// What changes is handed over after the update in which it did, as SwiftUI
/// does: the readers run in a further pass.
@MainActor
final class FocusedValueSystem {
  private unowned let queue: UpdateQueue
  private var writers: [NodeReference] = []
  private var readers: [AnyFocusedLocation] = []
  private var isChanged = false

  init(_ queue: UpdateQueue) { self.queue = queue }

  func add(_ writer: NodeReference) {
    writers.append(writer)
    change()
  }

  func remove(_ writer: NodeReference) {
    writers.removeAll { $0 == writer }
    change()
  }

  func add(_ reader: AnyFocusedLocation) {
    readers.append(reader)
    _ = reader.take(values)
  }

  func remove(_ reader: AnyFocusedLocation) {
    readers.removeAll { $0 === reader }
  }

  /// Something is handed over that was not, or the focus has moved.
  func change() {
    guard !isChanged, !(readers.isEmpty && writers.isEmpty) else { return }
    isChanged = true
    queue.call(.focus, at: nil) { [weak self] in
      MainActor.assumeIsolated { self?.handOver() }
    }
  }

  private func handOver() {
    isChanged = false
    let values = values
    for reader in readers where reader.take(values) && reader.node.isAlive {
      let write = queue.record(
        write: reader.name,
        kind: .focus,
        node: reader.node,
        flags: .equalityUnknown
      )
      queue.mark(reader.node, .property(reader.bit), write: write)
    }
  }

  /// Those of the scene, then those around the focus, inner ones last.
  private var values: FocusedValues {
    var values = FocusedValues()
    for writer in writers where writer.isAlive {
      let kind = writer.block.entry(writer.entry).pointee.kind
      let element = unsafeDowncast(kind, to: AnyFocusedValueElement.self)
      if element.isOfScene(writer) { element.write(&values, writer) }
    }
    for (element, place) in writersAroundFocus.reversed() { element.write(&values, place) }
    return values
  }

  /// Inner ones first.
  private var writersAroundFocus: [(AnyFocusedValueElement, NodeReference)] {
    guard let focused = queue.focus.focused, focused.isAlive else { return [] }
    var found: [(AnyFocusedValueElement, NodeReference)] = []
    focused.forEachElementAbove { element, place, _ in
      if let element = element as? AnyFocusedValueElement, !element.isOfScene(place) {
        found.append((element, place))
      }
      return true
    }
    return found
  }
}
