/// A view behind or in front of another one, in its size.
@frozen public struct _LayerModifier<Layer> {
  @usableFromInline let placement: _LayerPlacement
  @usableFromInline let layer: Layer

  @inlinable init(_ placement: _LayerPlacement, _ layer: Layer) {
    self.placement = placement
    self.layer = layer
  }
}

/// Where a layer lies.
@frozen public struct _LayerPlacement: Equatable, Sendable {
  @usableFromInline enum Kind: Sendable {
    case background
    case overlay
    /// Shows through its opaque parts only what is below.
    case mask
  }

  @usableFromInline let kind: Kind
  @usableFromInline let alignment: Alignment

  @inlinable init(_ kind: Kind, _ alignment: Alignment) {
    self.kind = kind
    self.alignment = alignment
  }
}

extension _LayerModifier: ViewModifier where Layer: View {
  public typealias Body = Never

  @inlinable public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.layer(
      at: offset + _offset(\Self.placement, _LayerPlacement.self),
      Layer.self,
      content: { Modified._make(builder, at: contentOffset) },
      layer: { Layer._make(builder, at: offset + _offset(\Self.layer, Layer.self)) }
    )
  }
}

extension _ShapeBuilder {
  /// A view and its layer, which lies in a container unless it is one view.
  @MainActor public func layer<Layer: View>(
    at offset: Int,
    _ type: Layer.Type,
    content: () -> Void,
    layer: () -> Void
  ) {
    element(LayerElement(), at: offset) {
      content()
      if _ShapeBuilder.shape(of: type).isOneView {
        layer()
      } else {
        element(LayerContainer(), at: offset, content: layer)
      }
    }
  }
}

/// A view and the layer behind or in front of it, the last of its views.
final class LayerElement: Element {
  init() { super.init(TypeInfo.of(_LayerPlacement.self)) }

  override nonisolated var layoutRole: LayoutRole { .modifier }
  override nonisolated var layerCount: Int { 1 }
  // A layer stands once, so the views that it belongs to are not made by and by.
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let placement = node.value(as: _LayerPlacement.self)
    return LayerRule(
      alignment: placement.alignment,
      isBackground: placement.kind == .background
    )
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.isMasked = node.value(as: _LayerPlacement.self).kind == .mask
  }
}

private final class LayerContainer: Element {
  init() { super.init(TypeInfo.of(_LayerPlacement.self)) }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  // The layer's alignment places all of them together.
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { ZStackRule() }
}

extension View {
  @inlinable nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(_LayerPlacement(.background, alignment), content()))
  }

  @_disfavoredOverload
  @inlinable nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(_LayerPlacement(.background, alignment), background))
  }

  @inlinable nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(_LayerPlacement(.overlay, alignment), content()))
  }

  @_disfavoredOverload
  @inlinable nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(_LayerPlacement(.overlay, alignment), overlay))
  }

  @inlinable nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayerModifier(_LayerPlacement(.mask, alignment), mask()))
  }

  @_disfavoredOverload
  @inlinable nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayerModifier(_LayerPlacement(.mask, .center), mask))
  }
}
