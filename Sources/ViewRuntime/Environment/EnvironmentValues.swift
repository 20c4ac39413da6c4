/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// What of the display changes with the value; nothing for an app's keys.
  static var _displayAttributes: _DisplayAttributes { get }
}

extension EnvironmentKey {
  public static var _displayAttributes: _DisplayAttributes { [] }
}

/// The environment at one place of the tree.
///
/// A value semantic face of a scope: reading goes up the scopes, writing
/// collects what one modifier overrides.
public struct EnvironmentValues: CustomStringConvertible {
  let scope: EnvironmentScope
  /// What was written to this copy; the newest first.
  private(set) var overrides: [EnvironmentOverride] = []
  /// Collects the keys that are read, while somebody wants to know.
  var reads: EnvironmentReads?

  /// An environment of its own, with all defaults.
  public init() { scope = EnvironmentScope(parent: nil) }

  init(_ scope: EnvironmentScope) { self.scope = scope }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let own = overrides.first(where: { $0.key == id }) {
        return Self.value(own, K.self)
      }
      let (found, override) = scope.find(id)
      reads?.note(id, in: found)
      guard let override else { return K.defaultValue }
      return Self.value(override, K.self)
    }
    set {
      let id = ObjectIdentifier(key)
      overrides.removeAll { $0.key == id }
      overrides.insert(EnvironmentOverride(K.self, newValue), at: 0)
    }
  }

  /// The values of every writer of a key, the nearest first; read for nobody.
  func all<K: EnvironmentKey>(_ key: K.Type) -> [K.Value] {
    let id = ObjectIdentifier(key)
    var found = overrides.filter { $0.key == id }
    var next: EnvironmentScope? = scope
    while let scope = next {
      found += scope.overrides.filter { $0.key == id }
      next = scope.parent
    }
    return found.map { Self.value($0, K.self) }
  }

  private static func value<K: EnvironmentKey>(
    _ override: EnvironmentOverride,
    _ key: K.Type
  ) -> K.Value {
    // Written under the same key type, so the box is of this type.
    unsafeDowncast(override.box, to: EnvironmentBox<K.Value>.self).value
  }

  public var description: String { "EnvironmentValues" }
}

// Keys and values are read on the thread that runs the app only.
extension EnvironmentValues: @unchecked Sendable {}

/// One value that an environment writer sets.
struct EnvironmentOverride {
  let key: ObjectIdentifier
  /// As the trace names it.
  var name: String { EnvironmentKeyNames.name(of: type) }
  let type: any EnvironmentKey.Type
  let box: AnyEnvironmentBox
  let attributes: _DisplayAttributes

  init<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    self.key = ObjectIdentifier(key)
    attributes = K._displayAttributes
    type = key
    box = EnvironmentBox(value)
  }
}

class AnyEnvironmentBox {
  func isSame(as other: AnyEnvironmentBox) -> Bool { self === other }
}

final class EnvironmentBox<Value>: AnyEnvironmentBox {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isSame(as other: AnyEnvironmentBox) -> Bool {
    (other as? EnvironmentBox<Value>).map { isSameValue(value, $0.value) } ?? false
  }
}

/// The keys that one reader looked up, and where each was found.
final class EnvironmentReads {
  var found: [(scope: EnvironmentScope, key: ObjectIdentifier)] = []
  /// Is told of keys that are read later: the reader of all values.
  weak var follower: EnvironmentReader?

  func note(_ key: ObjectIdentifier, in scope: EnvironmentScope) {
    if found.contains(where: { $0.scope === scope && $0.key == key }) { return }
    found.append((scope, key))
    follower?.follow(self)
  }
}
