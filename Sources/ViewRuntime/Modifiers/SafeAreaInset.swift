public import Foundation

/// A view at one edge of another one, which gets the rest.
@frozen public struct _SafeAreaInsetModifier<Inset> {
  @usableFromInline let placement: _InsetPlacement
  @usableFromInline let inset: Inset

  init(_ placement: _InsetPlacement, _ inset: Inset) {
    self.placement = placement
    self.inset = inset
  }
}

/// Where an inset lies.
public struct _InsetPlacement: Equatable, Sendable {
  enum Edge: Equatable, Sendable {
    case vertical(VerticalEdge, HorizontalAlignment)
    case horizontal(HorizontalEdge, VerticalAlignment)
  }

  let edge: Edge
  let spacing: CGFloat?

  var rule: any LayoutRule {
    switch edge {
    case .vertical(let edge, let alignment):
      SafeAreaInsetRule(edge, alignment: alignment, spacing: spacing ?? 8)
    case .horizontal(let edge, let alignment):
      SafeAreaInsetRule(edge, alignment: alignment, spacing: spacing ?? 8)
    }
  }
}

extension _SafeAreaInsetModifier: ViewModifier where Inset: View {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let own = offset + _offset(\Self.placement, _InsetPlacement.self)
    builder.element(InsetElement(), at: own) {
      Modified._make(builder, at: contentOffset)
      builder.element(InsetContainer(), at: own) {
        Inset._make(builder, at: offset + _offset(\Self.inset, Inset.self))
      }
    }
  }
}

private final class InsetElement: Element {
  init() { super.init(TypeInfo.of(_InsetPlacement.self)) }
  override nonisolated var layoutRole: LayoutRole { .modifier }
  override nonisolated var layerCount: Int { 1 }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.value(as: _InsetPlacement.self).rule
  }
}

private final class InsetContainer: Element {
  init() { super.init(TypeInfo.of(_InsetPlacement.self)) }
  override nonisolated var layoutRole: LayoutRole { .container }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { ZStackRule() }
}

extension View {
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        _InsetPlacement(edge: .vertical(edge, alignment), spacing: spacing),
        content()
      )
    )
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        _InsetPlacement(edge: .horizontal(edge, alignment), spacing: spacing),
        content()
      )
    )
  }

  /// A bar at one edge, under which what scrolls runs.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
