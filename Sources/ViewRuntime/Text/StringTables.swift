import Foundation

/// The words of the bundles' string tables, each looked up once.
final class StringTables {
  // Used on the thread that runs the app only.
  nonisolated(unsafe) static let shared = StringTables()

  private struct Key: Hashable {
    let bundle: ObjectIdentifier?
    let table: String?
    let key: String
  }

  private var words: [Key: String] = [:]

  func words(for key: String, _ table: TextTable?) -> String {
    let name = Key(bundle: table?.bundle.map(ObjectIdentifier.init), table: table?.name, key: key)
    if let known = words[name] { return known }
    let bundle = table?.bundle ?? .main
    let found = bundle.localizedString(forKey: key, value: key, table: table?.name)
    words[name] = found
    return found
  }
}
