public import Foundation

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

  /// A field for a value that a format style writes and reads.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value, format, prompt: prompt, label: label())
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value, format, prompt: prompt, label: label())
  }

  /// What cannot be read leaves the value as it was.
  fileprivate init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>,
    _ format: F,
    prompt: Text?,
    label: Label
  ) where F.FormatOutput == String {
    var behavior = _FieldBehavior(
      read: { format.format(value.wrappedValue) },
      commit: { text in
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      }
    )
    behavior.prompt = prompt
    self.behavior = behavior
    self.label = label
  }

  /// An empty field is nil.
  fileprivate init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>,
    _ format: F,
    prompt: Text?,
    label: Label
  ) where F.FormatOutput == String {
    var behavior = _FieldBehavior(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      commit: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      }
    )
    behavior.prompt = prompt
    self.behavior = behavior
    self.label = label
  }

  fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter, label: Label) {
    behavior = _FieldBehavior(
      read: { formatter.string(for: value.wrappedValue) ?? "" },
      commit: { text in
        var object: AnyObject?
        if formatter.read(text, &object), let new = object as? V { value.wrappedValue = new }
      }
    )
    self.label = label
  }
}

extension Formatter {
  /// Reads a value back out of a text, as the kinds of formatter can.
  fileprivate func read(_ text: String, _ object: inout AnyObject?) -> Bool {
    switch self {
    case let formatter as NumberFormatter: object = formatter.number(from: text)
    case let formatter as DateFormatter: object = formatter.date(from: text).map { $0 as NSDate }
    default: object = nil
    }
    return object != nil
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

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value, format, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value, format, prompt: prompt, label: Text(title))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value, format, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value, format, prompt: prompt, label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(value, formatter, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(value, formatter, label: Text(title))
  }
}

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
