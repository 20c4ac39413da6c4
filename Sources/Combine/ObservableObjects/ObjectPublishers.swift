/// Finds or makes the publisher of an object that declares none.
///
/// An object with `@Published` properties keeps it in their boxes, so that a
/// write finds it without a look-up, and it goes when the object goes. One
/// without any has no room for it: its publisher stands in a table.
enum ObjectPublishers {
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let layout = PublishedLayout.of(type(of: object))
    guard let first = layout.properties.first else {
      return UnpublishedObjects.shared.publisher(of: object)
    }
    let publisher = first.box(in: object).installPublisher()
    for property in layout.properties {
      property.box(in: object).adopt(publisher, by: object, as: property)
    }
    return publisher
  }
}

/// The publishers of the objects that have no `@Published` property.
///
/// An entry knows its object weakly. Each insertion looks at two entries more
/// and drops those whose object is gone, so that the table never holds more
/// than about twice the living, and no call has to walk it.
final class UnpublishedObjects: @unchecked Sendable {
  // Sendable: the fields are touched under the lock only.
  static let shared = UnpublishedObjects()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    var place: Int
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var keys: [ObjectIdentifier] = []
  private var hand = 0

  /// How many entries there are, those of objects that are gone included.
  var count: Int { lock.withLock { keys.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // Let go of outside the lock: a subscriber's deinit may come back to us.
    var dropped: [ObservableObjectPublisher] = []
    lock.lock()
    let publisher = publisher(of: object, dropping: &dropped)
    lock.unlock()
    dropped.removeAll()
    return publisher
  }

  private func publisher(
    of object: AnyObject,
    dropping dropped: inout [ObservableObjectPublisher]
  ) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key] {
      if entry.object === object { return entry.publisher }
      // The address belonged to an object that is gone.
      remove(key, into: &dropped)
    }
    for _ in 0..<2 where !keys.isEmpty {
      hand = (hand + 1) % keys.count
      let candidate = keys[hand]
      if let entry = entries[candidate], entry.object == nil { remove(candidate, into: &dropped) }
    }
    let entry = Entry(object: object, publisher: ObservableObjectPublisher(), place: keys.count)
    entries[key] = entry
    keys.append(key)
    return entry.publisher
  }

  private func remove(_ key: ObjectIdentifier, into dropped: inout [ObservableObjectPublisher]) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    dropped.append(entry.publisher)
    let last = keys.removeLast()
    guard last != key else { return }
    keys[entry.place] = last
    entries[last]?.place = entry.place
  }
}
