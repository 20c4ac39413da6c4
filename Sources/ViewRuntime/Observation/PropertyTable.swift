import CRuntimeHooks

/// Every property that a key path led to, in order of first use.
///
/// A key path of a type that is not generic is one object for ever. Code of a
/// generic type that the compiler did not specialise makes a new one for each
/// access and frees it again, so an address means something only as long as
/// its key path is kept; the first few of each property are.
final class PropertyTable {
  /// Key paths kept a property; of more, each access is looked up by `==`.
  private static let keptLimit = 8

  private struct Entry {
    let keyPath: AnyKeyPath
    let comparison: PropertyComparison
    let isOfObject: Bool
    var keptCount = 0
    var name: ObservedPropertyName?
  }

  private var ids: [AnyKeyPath: Int] = [:]
  private var entries: [Entry] = []

  /// The id of a key path that the hooks do not know by its address.
  func id(of keyPath: AnyKeyPath) -> PropertyID {
    let index: Int
    if let known = ids[keyPath] {
      index = known
    } else {
      index = entries.count
      ids[keyPath] = index
      entries.append(
        Entry(
          keyPath: keyPath,
          comparison: PropertyComparison(of: keyPath),
          isOfObject: KeyPathTypes(of: keyPath).root is AnyObject.Type
        )
      )
    }
    let id = PropertyID(UInt64(index + 1))
    if entries[index].keptCount < Self.keptLimit {
      entries[index].keptCount += 1
      // Kept for ever: the hooks compare by this address from now on.
      vt_observation_enter(Unmanaged.passRetained(keyPath).toOpaque(), id.rawValue)
    }
    return id
  }

  var count: Int { entries.count }

  func comparison(of id: PropertyID) -> PropertyComparison? {
    entry(of: id).map { entries[$0].comparison }
  }

  /// Whether its subject is a reference to an object.
  func isOfObject(_ id: PropertyID) -> Bool {
    entry(of: id).map { entries[$0].isOfObject } ?? false
  }

  /// Looked up in the executable's symbols on first use, then kept.
  func name(of id: PropertyID) -> ObservedPropertyName {
    guard let index = entry(of: id) else { return .unknown }
    if let name = entries[index].name { return name }
    let name = ObservedPropertyName(of: entries[index].keyPath)
    entries[index].name = name
    return name
  }

  private func entry(of id: PropertyID) -> Int? {
    let index = Int(id.rawValue) - 1
    return entries.indices.contains(index) ? index : nil
  }
}
