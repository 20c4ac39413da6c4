/// Runs an action when it is tapped.
@frozen public struct Button<Label> {
  @usableFromInline let behavior: _ButtonBehavior
  @usableFromInline let label: Label

  @inlinable init(behavior: _ButtonBehavior, label: Label) {
    self.behavior = behavior
    self.label = label
  }
}

/// What a button does.
@frozen public struct _ButtonBehavior {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void

  @inlinable public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
  }
}

extension Button: View where Label: View {
  public typealias Body = Never

  @inlinable @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(behavior: _ButtonBehavior(action: action), label: label())
  }

  @inlinable @preconcurrency nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(behavior: _ButtonBehavior(role: role, action: action), label: label())
  }

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let label = offset + _offset(\Self.label, Label.self)
    builder.button(
      at: offset + _offset(\Self.behavior, _ButtonBehavior.self),
      label: Label.self,
      at: label
    ) { Label._make(builder, at: label) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to show, as the style outside shows it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      behavior: _ButtonBehavior(role: configuration.role, action: configuration.action),
      label: configuration.label
    )
  }
}
