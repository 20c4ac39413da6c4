public import Foundation

/// Sets one guide of a view.
public struct _AlignmentGuideModifier {
  enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let guide: Guide
  let value: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    switch guide {
    case .horizontal(let guide): AlignmentGuideRule(guide, value)
    case .vertical(let guide): AlignmentGuideRule(guide, value)
    }
  }
}

/// Tells the layout container above something.
@frozen public struct _LayoutValueModifier<Key: LayoutValueKey> {
  @usableFromInline let value: Key.Value
  @inlinable init(value: Key.Value) { self.value = value }
}

extension _LayoutValueModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule { PassthroughRule() }
  nonisolated func prepare(_ layout: LayoutNode) { layout.setLayoutValue(value, for: Key.self) }
}

extension View {
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(guide: .horizontal(g), value: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(guide: .vertical(g), value: computeValue))
  }

  @inlinable nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}

/// The first of its views that fits the room there is.
@frozen public struct ViewThatFits<Content> {
  @usableFromInline let axes: _FittingAxes
  @usableFromInline let content: Content
}

/// The axes along which a view must fit.
@frozen public struct _FittingAxes: Equatable, Sendable {
  @usableFromInline let axes: Axis.Set
  @inlinable init(axes: Axis.Set) { self.axes = axes }
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  @inlinable nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = _FittingAxes(axes: axes)
    self.content = content()
  }

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.viewThatFits(at: offset + _offset(\Self.axes, _FittingAxes.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension _ShapeBuilder {
  @MainActor public func viewThatFits(at offset: Int, content: () -> Void) {
    element(FittingElement(), at: offset, content: content)
  }
}

private final class FittingElement: Element {
  init() { super.init(TypeInfo.of(_FittingAxes.self)) }
  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    ViewThatFitsRule(node.value(as: _FittingAxes.self).axes)
  }
}
