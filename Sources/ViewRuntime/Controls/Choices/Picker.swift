/// Chooses one of several values, each shown by a view with its tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let behavior: _PickerBehavior
  let label: Label
  let content: Content
}

/// What a picker reads and writes.
struct _PickerBehavior {
  let read: () -> AnyHashable
  /// Whether a tag stands for the selection, and selects it.
  let matches: (AnyHashable, AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  init<V: Hashable>(_ selection: Binding<V>) {
    read = { AnyHashable(selection.wrappedValue) }
    matches = { tag, value in
      // A tag of the value's type stands for the optional too.
      guard let tag = tag.base as? V, let value = value.base as? V else { return false }
      return tag == value
    }
    select = { if let value = $0.base as? V { selection.wrappedValue = value } }
  }
}

extension Picker: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let own = offset + _offset(\Self.behavior, _PickerBehavior.self)
    builder.element(PickerElement(), at: own) {
      let label = offset + _offset(\Self.label, Label.self)
      builder.element(HiddenLabel(TypeInfo.of(Void.self)), at: label) {
        Label._make(builder, at: label)
      }
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension Picker {
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  @available(*, deprecated, message: "Use the form whose label comes last.")
  nonisolated public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }

  fileprivate init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
    behavior = _PickerBehavior(selection)
    self.label = label
    self.content = content
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }
}

extension Picker where Label == ViewRuntime.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, ViewRuntime.Label(titleKey, systemImage: systemImage), content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, ViewRuntime.Label(title, systemImage: systemImage), content())
  }
}
