import Foundation

/// Shows that something is going on, or how far it has come.
@frozen public struct ProgressView<Label: View, CurrentValueLabel: View> {
  @usableFromInline typealias Content = VStack<
    _Tuple3<Label, _ProgressIndicator, CurrentValueLabel>
  >
  @usableFromInline let content: Content

  @inlinable nonisolated init(
    _ fraction: Double?,
    label: Label,
    currentValueLabel: CurrentValueLabel
  ) {
    content = VStack {
      label
      _ProgressIndicator(fraction: fraction)
      currentValueLabel
    }
  }
}

extension ProgressView: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Content._make(builder, at: offset)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, label: Text(title), currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(
      value.map { Double($0 / total) },
      label: EmptyView(),
      currentValueLabel: EmptyView()
    )
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value.map { Double($0 / total) },
      label: label(),
      currentValueLabel: EmptyView()
    )
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(
      value.map { Double($0 / total) },
      label: Text(titleKey),
      currentValueLabel: EmptyView()
    )
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value.map { Double($0 / total) },
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

/// The wheel, or the bar where it is known how far things have come.
@frozen public struct _ProgressIndicator: Equatable, Sendable {
  /// From 0 to 1; nil where that is not known.
  @usableFromInline let fraction: Double?

  @inlinable nonisolated init(fraction: Double?) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
  }
}

extension _ProgressIndicator: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(ProgressElement(TypeInfo.of(Self.self)), at: offset)
  }
}

private final class ProgressElement: Element {
  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    // The wheel has a size of its own; the bar is as wide as there is room.
    node.value(as: _ProgressIndicator.self).fraction == nil
      ? FixedSizeLeafRule(CGSize(width: 20, height: 20)) : BarIndicatorRule()
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    if let fraction = node.value(as: _ProgressIndicator.self).fraction {
      drawing.progressBar(fraction)
    } else {
      drawing.progressWheel()
    }
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.progress)
    semantics.value = node.value(as: _ProgressIndicator.self).fraction.map { "\($0)" }
    return semantics
  }
}

/// As wide as proposed, four points high.
private struct BarIndicatorRule: LayoutRule, Equatable {
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }
}
