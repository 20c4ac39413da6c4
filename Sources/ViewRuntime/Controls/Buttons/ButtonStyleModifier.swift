/// The style that buttons are shown in.
private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyControlStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension AnyControlStyle {
  /// The look of a style that needs no body of its own.
  var builtIn: BuiltInButtonStyle? { (box as? BuiltInStyleBox<BuiltInButtonStyle>)?.style }
}

/// Sets a style for the controls of one kind below.
public struct _ControlStyleModifier<Style> {
  let style: Style
  let keyPath: WritableKeyPath<EnvironmentValues, AnyControlStyle?>
  let box: (Style) -> StyleBox

  init(
    _ style: Style,
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyControlStyle?>,
    _ box: @escaping (Style) -> StyleBox
  ) {
    self.style = style
    self.keyPath = keyPath
    self.box = box
  }
}

extension _ControlStyleModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let writer = EnvironmentWriter(TypeInfo.of(Self.self)) { pointer, values in
      let modifier = pointer.assumingMemoryBound(to: Self.self).pointee
      let outer = values[keyPath: modifier.keyPath]
      values[keyPath: modifier.keyPath] = AnyControlStyle(
        box: modifier.box(modifier.style),
        outer: outer.map(AnyControlStyle.StyleLink.init)
      )
    }
    builder.element(writer, at: offset) { Modified._make(builder, at: contentOffset) }
  }
}

extension View {
  /// Shows buttons by a style that leaves the tap to the system.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style, \.buttonStyle) { OwnStyleBox($0, StyledButton<S>.self) }
    )
  }

  /// Shows buttons by a style that decides itself when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style, \.buttonStyle) { style in
        if let builtIn = S.self as? any BuiltInButtonStyling.Type {
          return BuiltInStyleBox(BuiltInButtonStyle(look: builtIn.look))
        }
        return OwnStyleBox(style, PrimitivelyStyledButton<S>.self)
      }
    )
  }
}
