import Foundation

/// Content of any length, of which a part is seen.
@frozen public struct ScrollView<Content: View> {
  @usableFromInline let layout: _ScrollLayout
  @usableFromInline let content: Content

  @inlinable nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    layout = _ScrollLayout(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }
}

/// What a scroll view is, apart from its content.
@frozen public struct _ScrollLayout: Equatable, Sendable {
  public var axes: Axis.Set
  public var showsIndicators: Bool

  @inlinable nonisolated public init(axes: Axis.Set, showsIndicators: Bool) {
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.scrollView(at: offset + _offset(\Self.layout, _ScrollLayout.self)) {
      Content._make(builder, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

extension _ShapeBuilder {
  /// A scroll view, whose views stand below each other where there are several.
  @MainActor public func scrollView(at offset: Int, content: () -> Void) {
    element(ScrollElement(), at: offset) {
      element(ScrollContentElement(), at: offset, content: content)
    }
  }
}

private final class ScrollElement: ScrollContainerElement {
  init() { super.init(TypeInfo.of(_ScrollLayout.self)) }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.environment.scrollSettings.rule(node.value(as: _ScrollLayout.self).axes)
  }
}

/// One view made of all that scrolls.
private final class ScrollContentElement: Element {
  init() { super.init(TypeInfo.of(_ScrollLayout.self)) }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  /// The scroll view's own place compares the same value already.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.value(as: _ScrollLayout.self).axes == .horizontal
      ? StackRule(horizontal: .center) : StackRule(vertical: .center)
  }
}
