// Until the branch `views` is merged.
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension NodeReference {
  @inline(__always)
  func value<T>(as type: T.Type) -> T {
    block.value(entry).assumingMemoryBound(to: T.self).pointee
  }

  var environment: EnvironmentValues { EnvironmentValues(block.environment(of: entry)) }
}
