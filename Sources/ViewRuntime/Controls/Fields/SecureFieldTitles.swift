extension SecureField {
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, label())
  }

  fileprivate init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
    var behavior = _FieldBehavior(text)
    behavior.kind = .secure
    behavior.prompt = prompt
    self.behavior = behavior
    self.label = label
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }
}
