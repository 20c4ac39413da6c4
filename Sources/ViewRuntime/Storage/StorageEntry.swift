import Combine
import TraceModel

/// One key, with everybody who shows its value.
final class StorageEntry {
  /// As the trace names it: `UserDefaults.volume`.
  let name: String
  private let storage: KeyStorage
  private var locations: [Weak] = []
  private var objects: [WeakObject] = []
  /// As of the last look.
  private var known: StoredValue

  private struct Weak { weak var location: StorageListener? }
  private struct WeakObject { weak var object: AnyObject? }

  init(_ storage: KeyStorage, name: String) {
    self.storage = storage
    self.name = name
    known = StoredValue(storage.value)
  }

  var value: Any? { storage.value }

  func add(_ location: StorageListener) {
    locations.removeAll { $0.location == nil }
    if locations.isEmpty, objects.isEmpty { known = StoredValue(storage.value) }
    locations.append(Weak(location: location))
  }

  func remove(_ location: StorageListener) {
    locations.removeAll { $0.location == nil || $0.location === location }
  }

  /// An object holds the property: it says when the value changes.
  func add(_ object: AnyObject) {
    guard !objects.contains(where: { $0.object === object }) else { return }
    objects.removeAll { $0.object == nil }
    if locations.isEmpty, objects.isEmpty { known = StoredValue(storage.value) }
    objects.append(WeakObject(object: object))
  }

  // MARK: Writing

  /// Stores a value and has everybody take it over.
  func write(_ value: Any?, flags: WriteFlags, by owner: NodeReference?, _ transaction: Transaction)
  {
    if Runtime.shared.handsOver({ self.write(value, flags: flags, by: owner, transaction) }) {
      return
    }
    guard let queue = Runtime.shared.queue else {
      storage.value = value
      return
    }
    let isRead = locations.contains { $0.location?.isRead == true } || !objects.isEmpty
    let write = queue.record(
      write: name,
      kind: .storage,
      node: owner,
      flags: isRead || flags.contains(.equal) ? flags : flags.union(.noReader)
    )
    guard !flags.contains(.equal) else { return }
    tellObjects(write)
    storage.value = value
    known = StoredValue(storage.value)
    tellLocations(write, transaction)
  }

  func lookForChange() {
    guard !locations.isEmpty || !objects.isEmpty else { return }
    let new = StoredValue(storage.value)
    guard new != known, let queue = Runtime.shared.queue else { return }
    known = new
    let write = queue.record(write: name, kind: .storage, node: nil, flags: [])
    tellObjects(write)
    tellLocations(write, Transaction())
  }

  private func tellLocations(_ write: WriteID, _ transaction: Transaction) {
    for entry in locations { entry.location?.valueChanged(write, transaction) }
  }

  private func tellObjects(_ write: WriteID) {
    let outer = Runtime.shared.publishedWrite
    Runtime.shared.publishedWrite = write
    for entry in objects {
      guard let object = entry.object as? any ObservableObject else { continue }
      Self.send(object)
    }
    Runtime.shared.publishedWrite = outer
  }

  private static func send<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// Somebody who shows the value of a key.
protocol StorageListener: AnyObject {
  var isRead: Bool { get }
  func valueChanged(_ write: WriteID, _ transaction: Transaction)
}

/// A stored value, to tell whether another one is the same.
struct StoredValue: Equatable {
  private let value: AnyHashable?
  private let isPresent: Bool

  init(_ value: Any?) {
    self.value = value as? AnyHashable
    isPresent = value != nil
  }
}
