public import Foundation

/// A value or a control, with a label before it.
public struct LabeledContent<Label: View, Content: View> {
  typealias Row = HStack<
    _Tuple3<
      Label, Spacer, ModifiedContent<Content, _EnvironmentKeyWritingModifier<StyleLevels>>
    >
  >
  let content: Row

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let parts = (label(), content())
    self.content = HStack {
      parts.0
      Spacer()
      parts.1.writing(
        \.foregroundStyle,
        StyleLevels(AnyShapeStyle(HierarchicalShapeStyle.secondary))
      )
    }
  }
}

extension LabeledContent: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Row._make(builder, at: offset)
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
