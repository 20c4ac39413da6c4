import Foundation

/// Who shows which stored value, and what is known of it.
///
/// `UserDefaults` tells nobody of a change here, so what others write is found
/// before the next update: the values that somebody shows are looked at then.
final class StorageHub {
  private var entries: [Key: StorageEntry] = [:]
  private let scene = MemoryStorage()

  private struct Key: Hashable {
    let storage: ObjectIdentifier
    let key: String
  }

  /// What a key of the defaults means.
  func entry(_ key: String, in defaults: UserDefaults) -> StorageEntry {
    entry(Key(storage: ObjectIdentifier(defaults), key: key)) {
      StorageEntry(DefaultsStorage(defaults, key), name: "UserDefaults.\(key)")
    }
  }

  /// What a key of the scene's own storage means.
  func sceneEntry(_ key: String) -> StorageEntry {
    entry(Key(storage: ObjectIdentifier(scene), key: key)) {
      StorageEntry(SceneStorageKey(scene, key), name: "SceneStorage.\(key)")
    }
  }

  private func entry(_ key: Key, make: () -> StorageEntry) -> StorageEntry {
    if let known = entries[key] { return known }
    let made = make()
    entries[key] = made
    return made
  }

  /// Looks for values that were written past the wrappers.
  func lookForChanges() {
    for entry in entries.values.sorted(by: { $0.name < $1.name }) { entry.lookForChange() }
  }
}

/// Where a value is kept under a key.
class KeyStorage {
  var value: Any? {
    get { nil }
    set {}
  }
}

private final class DefaultsStorage: KeyStorage {
  private let defaults: UserDefaults
  private let key: String

  init(_ defaults: UserDefaults, _ key: String) {
    self.defaults = defaults
    self.key = key
  }

  override var value: Any? {
    get { defaults.object(forKey: key) }
    set {
      if let newValue {
        defaults.set(newValue, forKey: key)
      } else {
        defaults.removeObject(forKey: key)
      }
    }
  }
}

/// What the scenes of a process keep.
private final class MemoryStorage {
  var values: [String: Any] = [:]
}

private final class SceneStorageKey: KeyStorage {
  private let storage: MemoryStorage
  private let key: String

  init(_ storage: MemoryStorage, _ key: String) {
    self.storage = storage
    self.key = key
  }

  override var value: Any? {
    get { storage.values[key] }
    set { storage.values[key] = newValue }
  }
}
