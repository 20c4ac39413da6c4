extension TextField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit and focused for the two closures.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), onEditingChanged, onCommit)
  }

  @available(*, deprecated, message: "Use focused for the closure.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, Text(titleKey), onEditingChanged, {})
  }

  @available(*, deprecated, message: "Use onSubmit for the closure.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), { _ in }, onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit and focused for the two closures.")
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
