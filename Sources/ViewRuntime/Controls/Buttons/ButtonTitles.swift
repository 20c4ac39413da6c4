extension Button where Label == ViewRuntime.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      ViewRuntime.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @inlinable nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @inlinable nonisolated public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
