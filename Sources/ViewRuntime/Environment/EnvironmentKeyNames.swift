/// Names of environment keys for the trace: `\.colorScheme`.
enum EnvironmentKeyNames {
  // Sound: causes are worded on the thread that runs the app only.
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  /// The name of a key: the model's type, or the value's name where the key is
  /// called after it, as the runtime's own and those of `@Entry` are.
  static func name(of key: any EnvironmentKey.Type) -> String {
    if let object = key as? any ModelKey.Type { return TypeInfo.of(object.model).name }
    let type = TypeInfo.of(key)
    if type.name.hasPrefix(entryPrefix) { return "\\." + type.name.dropFirst(entryPrefix.count) }
    guard type.module == TypeInfo.of(EnvironmentValues.self).module, type.name.hasSuffix("Key")
    else { return type.name }
    let name = type.name.dropLast(3)
    return "\\." + name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let entryPrefix = "__Key_"

  /// The name behind a key path, looked up once: it takes a scan of symbols.
  static func name(of keyPath: AnyKeyPath) -> String {
    if let known = names[keyPath] { return known }
    let name = "\\." + ObservedPropertyName(of: keyPath).property
    names[keyPath] = name
    return name
  }
}

/// The key of a model that the environment holds under its type.
protocol ModelKey: EnvironmentKey {
  static var model: AnyClass { get }
}
