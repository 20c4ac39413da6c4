public import Foundation

extension TextField {
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
