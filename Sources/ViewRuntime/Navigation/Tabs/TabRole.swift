/// What a tab is for; a tab with a role looks as the system has it.
public struct TabRole: Hashable, Sendable {
  let title: String
  let symbol: String

  public static var search: TabRole { TabRole(title: "Search", symbol: "magnifyingglass") }

  fileprivate var label: DefaultTabLabel {
    DefaultTabLabel(Text(title), Image(systemName: symbol))
  }
}

// A table: the tabs with a role, which is nil for most.

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      label: role?.label ?? DefaultTabLabel(Text(""), Image(systemName: "")),
      content: content()
    )
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil,
      label: role?.label ?? DefaultTabLabel(Text(""), Image(systemName: "")),
      content: content()
    )
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }
}
