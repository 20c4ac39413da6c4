public import Foundation

/// The rule of a leaf whose size a shape decides.
struct ShapeRule: LayoutRule {
  let shape: any Shape

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The rule that a view of this shape is laid out by.
  var shapeRule: any LayoutRule {
    if self is Circle { return CircleRule() }
    if self is any FlexibleShape { return FlexibleLeafRule() }
    return ShapeRule(shape: self)
  }
}

/// A shape of the runtime's own that takes all space that it is given.
protocol FlexibleShape: Shape {}

/// A shape as a view, in the foreground's style.
final class ShapeElement<S: Shape>: Element {
  init() { super.init(TypeInfo.of(S.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }
  override func shownAttributes(_ node: NodeReference) -> _DisplayAttributes {
    [.foreground, .colorScheme]
  }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.value(as: S.self).shapeRule
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.draw(node.value(as: S.self), drawing.style.foreground(level: 0))
  }
}

/// A shape filled with a style.
@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  @inlinable nonisolated public init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle = FillStyle()
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(FilledShapeElement<Content, Style>(), at: offset)
  }
}

private final class FilledShapeElement<Content: Shape, Style: ShapeStyle>: Element {
  init() { super.init(TypeInfo.of(_ShapeView<Content, Style>.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }
  override func shownAttributes(_ node: NodeReference) -> _DisplayAttributes {
    Style.self == Color.self ? .colorScheme : [.foreground, .tint, .colorScheme]
  }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    node.value(as: _ShapeView<Content, Style>.self).shape.shapeRule
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let view = node.value(as: _ShapeView<Content, Style>.self)
    drawing.draw(view.shape, drawing.style.resolve(view.style), view.fillStyle)
  }
}

extension Shape {
  @inlinable nonisolated public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  @inlinable nonisolated public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: stroke(style: style), style: content)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }

  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}
