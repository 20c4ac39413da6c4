/// Chooses a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  let behavior: _SliderBehavior
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
}

/// What a slider reads and writes, whatever type of number it is.
struct _SliderBehavior {
  let read: () -> Double
  let write: (Double) -> Void
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V.Stride? = nil,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }

  /// The nearest value that can be chosen.
  func valid(_ value: Double) -> Double {
    var value = value
    if let step, step > 0 {
      value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
    }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

extension Slider: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(SliderElement(), at: offset + _offset(\Self.behavior, _SliderBehavior.self)) {
      let label = offset + _offset(\Self.label, Label.self)
      builder.element(HiddenLabel(TypeInfo.of(Void.self)), at: label) {
        Label._make(builder, at: label)
      }
      ValueLabel._make(builder, at: offset + _offset(\Self.minimumValueLabel, ValueLabel.self))
      ValueLabel._make(builder, at: offset + _offset(\Self.maximumValueLabel, ValueLabel.self))
    }
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    behavior = _SliderBehavior(value, bounds, onEditingChanged)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    behavior = _SliderBehavior(value, bounds, step: step, onEditingChanged)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    behavior = _SliderBehavior(value, bounds, onEditingChanged)
    self.label = label()
    minimumValueLabel = EmptyView()
    maximumValueLabel = EmptyView()
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    behavior = _SliderBehavior(value, bounds, step: step, onEditingChanged)
    self.label = label()
    minimumValueLabel = EmptyView()
    maximumValueLabel = EmptyView()
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    behavior = _SliderBehavior(value, bounds, onEditingChanged)
    label = EmptyView()
    minimumValueLabel = EmptyView()
    maximumValueLabel = EmptyView()
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    behavior = _SliderBehavior(value, bounds, step: step, onEditingChanged)
    label = EmptyView()
    minimumValueLabel = EmptyView()
    maximumValueLabel = EmptyView()
  }
}

private final class SliderElement: ValueElement<_SliderBehavior, Double> {
  override func read(_ own: _SliderBehavior) -> Double { own.read() }

  override func looksAlike(_ old: _SliderBehavior, _ new: _SliderBehavior) -> Bool {
    old.bounds == new.bounds && old.step == new.step
  }

  override nonisolated var layoutRole: LayoutRole { .container }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule { SliderRule() }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let bounds = own(node).bounds
    let value = state(node)?.shown ?? bounds.lowerBound
    let length = bounds.upperBound - bounds.lowerBound
    drawing.slider(share: length > 0 ? (value - bounds.lowerBound) / length : 0)
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    let behavior = own(node)
    var semantics = Semantics(.slider, label: node.hiddenLabel)
    semantics.isEnabled = node.environment.isEnabled
    semantics.value = state(node).map { "\($0.shown)" }
    semantics.valueRange = behavior.bounds
    semantics.step = behavior.step
    semantics.setEditing = { [self] in
      if node.isAlive { own(node).onEditingChanged($0) }
    }
    semantics.setValue = { [self] value in
      guard node.isAlive else { return }
      let behavior = own(node)
      behavior.write(behavior.valid(value))
    }
    return semantics
  }
}
