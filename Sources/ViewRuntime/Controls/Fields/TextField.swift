/// A field for a line of text.
public struct TextField<Label: View> {
  let behavior: _FieldBehavior
  let label: Label
}

extension TextField: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.field(
      at: offset + _offset(\Self.behavior, _FieldBehavior.self),
      label: Label.self,
      at: offset + _offset(\Self.label, Label.self)
    )
  }
}

/// A field whose text nobody can read over a shoulder.
public struct SecureField<Label: View> {
  let behavior: _FieldBehavior
  let label: Label
}

extension SecureField: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.field(
      at: offset + _offset(\Self.behavior, _FieldBehavior.self),
      label: Label.self,
      at: offset + _offset(\Self.label, Label.self)
    )
  }
}

/// A field for any number of lines.
public struct TextEditor {
  let behavior: _FieldBehavior

  nonisolated public init(text: Binding<String>) {
    var behavior = _FieldBehavior(text)
    behavior.kind = .editor
    behavior.axis = .vertical
    self.behavior = behavior
  }
}

extension TextEditor: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.field(
      at: offset + _offset(\Self.behavior, _FieldBehavior.self),
      label: EmptyView.self,
      at: offset
    )
  }
}

extension _ShapeBuilder {
  @MainActor func field<Label: View>(
    at offset: Int,
    label: Label.Type,
    at labelOffset: Int
  ) {
    element(FieldElement(), at: offset) {
      element(HiddenLabel(TypeInfo.of(Void.self)), at: labelOffset) {
        Label._make(self, at: labelOffset)
      }
    }
  }
}
