/// Makes a value larger or smaller, step by step.
public struct Stepper<Label: View> {
  let behavior: _StepperBehavior
  let content: _StepperContent<Label>
}

/// What the two halves of a stepper do; nil where one has nothing to do.
struct _StepperBehavior {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// A finger comes down, the value changes, the finger is lifted.
  func perform(_ action: (() -> Void)?) {
    guard let action else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}

/// The label and the two buttons.
struct _StepperContent<Label: View> {
  let label: Label
  let decrement: Button<Text>
  let increment: Button<Text>
}

extension Stepper: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let content = offset + _offset(\Self.content, _StepperContent<Label>.self)
    let own = offset + _offset(\Self.behavior, _StepperBehavior.self)
    builder.element(StepperElement(TypeInfo.of(Void.self)), at: own) {
      Label._make(builder, at: content + _offset(\_StepperContent<Label>.label, Label.self))
      for button in [\_StepperContent<Label>.decrement, \_StepperContent<Label>.increment] {
        Button<Text>._make(builder, at: content + _offset(button, Button<Text>.self))
      }
    }
  }
}

/// A stepper on screen.
private final class StepperElement: Element {
  override nonisolated var writesEnvironment: Bool { true }

  /// Its own buttons are in no style of the app's.
  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let scope = EnvironmentScope(parent: node.block.environment(of: node.entry))
    var values = EnvironmentValues(scope)
    values.buttonStyle = nil
    _ = scope.set(values.overrides)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(scope)
  }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { StepperRule() }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.stepper()
    drawing.drawnViews = 2
  }
}

extension Stepper {
  init(_ behavior: _StepperBehavior, _ label: Label) {
    self.behavior = behavior
    content = _StepperContent(
      label: label,
      decrement: Button("Decrement") { behavior.perform(behavior.decrement) },
      increment: Button("Increment") { behavior.perform(behavior.increment) }
    )
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _StepperBehavior(
        increment: onIncrement,
        decrement: onDecrement,
        onEditingChanged: onEditingChanged
      ),
      label()
    )
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_StepperBehavior(value, step, nil, onEditingChanged), label())
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_StepperBehavior(value, step, bounds, onEditingChanged), label())
  }
}

extension _StepperBehavior {
  init<V: Strideable>(
    _ value: Binding<V>,
    _ step: V.Stride,
    _ bounds: ClosedRange<V>?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func moving(by step: V.Stride) -> () -> Void {
      {
        let new = value.wrappedValue.advanced(by: step)
        if let bounds, !bounds.contains(new) { return }
        value.wrappedValue = new
      }
    }
    increment = moving(by: step)
    decrement = moving(by: 0 - step)
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _StepperBehavior(
        increment: onIncrement,
        decrement: onDecrement,
        onEditingChanged: onEditingChanged
      ),
      Text(titleKey)
    )
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_StepperBehavior(value, step, nil, onEditingChanged), Text(titleKey))
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_StepperBehavior(value, step, bounds, onEditingChanged), Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_StepperBehavior(value, step, nil, onEditingChanged), Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_StepperBehavior(value, step, bounds, onEditingChanged), Text(title))
  }
}
