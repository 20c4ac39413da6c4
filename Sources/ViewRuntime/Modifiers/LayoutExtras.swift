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

/// Lets a view reach into the screen's safe area.
///
/// A screen has no safe area here, so that nothing is left to reach into.
public struct _SafeAreaModifier: Equatable, Sendable {
  let edges: Edge.Set
}

extension _SafeAreaModifier: _ElementModifier, DisplayModifier {}

/// Which parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

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

  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaModifier(edges: edges))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

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
