public import Foundation

/// Views one below the other.
@frozen public struct VStack<Content> {
  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.layout(
      VStackLayout.self,
      at: offset + _offset(\Self.layout, VStackLayout.self)
    ) { Content._make(builder, at: offset + _offset(\Self.content, Content.self)) }
  }
}

/// Views side by side.
@frozen public struct HStack<Content> {
  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  @inlinable nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.layout(
      HStackLayout.self,
      at: offset + _offset(\Self.layout, HStackLayout.self)
    ) { Content._make(builder, at: offset + _offset(\Self.content, Content.self)) }
  }
}

/// Views one in front of the other.
@frozen public struct ZStack<Content> {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  @inlinable nonisolated public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.layout(
      ZStackLayout.self,
      at: offset + _offset(\Self.layout, ZStackLayout.self)
    ) { Content._make(builder, at: offset + _offset(\Self.content, Content.self)) }
  }
}

/// Views placed by a layout of any type.
@frozen public struct _LayoutView<Rule: Layout, Content> {
  @usableFromInline let layout: Rule
  @usableFromInline let content: Content

  @inlinable init(layout: Rule, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutView: View where Content: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.layout(Rule.self, at: offset + _offset(\Self.layout, Rule.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension Layout {
  /// Places the views of a closure by this layout.
  @inlinable public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension _ShapeBuilder {
  /// A container whose own part is a layout.
  @MainActor public func layout<L: Layout>(
    _ type: L.Type,
    at offset: Int,
    content: () -> Void
  ) {
    element(LayoutContainer<L>(), at: offset, content: content)
  }
}

private final class LayoutContainer<Value: Layout>: Element {
  init() { super.init(TypeInfo.of(Value.self)) }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.value(as: Value.self).layoutRule
  }
}
