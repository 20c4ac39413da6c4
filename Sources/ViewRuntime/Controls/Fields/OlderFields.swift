extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), onEditingChanged, onCommit)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, Text(titleKey), onEditingChanged, {})
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), { _ in }, onCommit)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(title), onEditingChanged, onCommit)
  }

  private init(
    _ text: Binding<String>,
    _ label: Text,
    _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    var behavior = _FieldBehavior(text)
    behavior.onEditingChanged = onEditingChanged
    behavior.onCommit = onCommit
    self.behavior = behavior
    self.label = label
  }
}
