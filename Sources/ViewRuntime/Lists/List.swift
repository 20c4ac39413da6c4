/// Rows one below the other, of which only those that can be seen exist.
public struct List<SelectionValue: Hashable, Content: View> {
  let settings: _ListSettings
  let content: Content

  nonisolated init(_ selection: ListSelection?, content: Content) {
    settings = _ListSettings(selection: selection, isForm: false)
    self.content = content
  }
}

/// What a list is, apart from its content.
public struct _ListSettings {
  let selection: ListSelection?
  let isForm: Bool
}

extension List: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.listContainer(at: offset + _offset(\Self.settings, _ListSettings.self)) {
      builder.child(Content.self, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension List {
  /// A list in which one row can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection(one: $0) }, content: content())
  }

  /// A list in which several rows can be selected while it is edited.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content: content())
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent)
    )
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection(one: $0) },
      content: ForEach(data, id: id, content: rowContent)
    )
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content())
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a binding, each with a binding of its own.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection,
    RowContent: View
  >(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C.Index: Hashable
  {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls and texts in groups, as a page of settings has them.
public struct Form<Content: View> {
  let settings: _ListSettings
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    settings = _ListSettings(selection: nil, isForm: true)
    self.content = content()
  }
}

extension Form: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.listContainer(at: offset + _offset(\Self.settings, _ListSettings.self)) {
      builder.child(Content.self, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

/// What is selected in a list, and how it changes.
struct ListSelection {
  /// Selects the row of a value; false for a value of another type.
  let select: (Any) -> Bool
  let isSelected: (Any) -> Bool

  init<Value: Hashable>(one selection: Binding<Value?>) {
    select = { key in
      guard let value = Self.value(key, as: Value.self) else { return false }
      selection.wrappedValue = value
      return true
    }
    isSelected = { Self.value($0, as: Value.self) == selection.wrappedValue }
  }

  private static func value<Value: Hashable>(_ key: Any, as type: Value.Type) -> Value? {
    if let value = key as? Value { return value }
    return (key as? AnyHashable)?.base as? Value
  }
}
