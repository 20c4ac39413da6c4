extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @inlinable @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @inlinable @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
