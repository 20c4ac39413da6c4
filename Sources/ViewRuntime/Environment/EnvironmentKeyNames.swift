/// Names of environment keys for the trace: `\.colorScheme`.
enum EnvironmentKeyNames {
  // Sound: causes are worded on the thread that runs the app only.
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  /// The name behind a key path, looked up once: it takes a scan of symbols.
  static func name(of keyPath: AnyKeyPath) -> String {
    if let known = names[keyPath] { return known }
    let name = "\\." + ObservedPropertyName(of: keyPath).property
    names[keyPath] = name
    return name
  }
}
