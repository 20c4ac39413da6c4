extension TextField {
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt, label: label())
  }

  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt, axis: axis, label: label())
  }

  init(
    _ text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    label: Label
  ) {
    var behavior = _FieldBehavior(text)
    behavior.prompt = prompt
    behavior.axis = axis
    self.behavior = behavior
    self.label = label
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, axis: axis, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, axis: axis, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt: prompt, axis: axis, label: Text(title))
  }
}
