public import Foundation

/// Room that takes as much of its stack as it may.
@frozen public struct Spacer: Sendable {
  public var minLength: CGFloat?
  @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(SpacerElement(), at: offset)
  }
}

private final class SpacerElement: Element {
  init() { super.init(TypeInfo.of(Spacer.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    SpacerRule(minLength: node.value(as: Spacer.self).minLength)
  }
}

/// A thin line between views.
@frozen public struct Divider: Sendable {
  @inlinable nonisolated public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(DividerElement(), at: offset)
  }
}

private final class DividerElement: Element {
  init() { super.init(TypeInfo.of(Divider.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }
  override func shownAttributes(_ node: NodeReference) -> _DisplayAttributes { .colorScheme }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let environment = node.environment
    let isLarge = environment.dynamicTypeSize.isAccessibilitySize
    return DividerRule(thickness: isLarge ? 1 : environment.pixelLength)
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.fill(.separator, in: drawing.bounds)
  }
}
