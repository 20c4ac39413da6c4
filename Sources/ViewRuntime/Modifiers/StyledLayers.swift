public import Foundation

/// A style that fills what lies behind or in front of a view.
public struct _StyleLayerModifier<Style: ShapeStyle>: Sendable {
  let style: Style
  let isBackground: Bool
  let safeAreaEdges: Edge.Set
}

extension _StyleLayerModifier: _ElementModifier, DisplayModifier {
  func draw(_ drawing: inout Drawing) {
    drawing.isBefore = !isBackground
    drawing.fill(drawing.style.resolve(style), in: drawing.bounds)
  }
}

/// A style in a shape behind or in front of a view.
public struct _ShapeLayerModifier<Style: ShapeStyle, S: Shape>: Sendable {
  let style: Style
  let shape: S
  let fillStyle: FillStyle
  let isBackground: Bool
}

extension _ShapeLayerModifier: _ElementModifier, DisplayModifier {
  func draw(_ drawing: inout Drawing) {
    drawing.isBefore = !isBackground
    drawing.draw(shape, drawing.style.resolve(style), fillStyle)
  }
}

/// A line along the edges of a view.
public struct _BorderModifier<Style: ShapeStyle>: Sendable {
  let style: Style
  let width: CGFloat
}

extension _BorderModifier: _ElementModifier, DisplayModifier {
  func draw(_ drawing: inout Drawing) {
    drawing.isBefore = true
    let inner = drawing.bounds.insetBy(dx: width / 2, dy: width / 2)
    guard width > 0, inner.width > 0, inner.height > 0 else { return }
    drawing.stroke(
      drawing.style.resolve(style),
      Path(inner),
      StrokeStyle(lineWidth: width),
      in: drawing.bounds
    )
  }
}

extension View {
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleLayerModifier(style: style, isBackground: true, safeAreaEdges: edges))
  }

  /// The background's style from the environment.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _ShapeLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBackground: true)
    )
  }

  nonisolated public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleLayerModifier(style: style, isBackground: false, safeAreaEdges: edges))
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _ShapeLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBackground: false)
    )
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderModifier(style: content, width: width))
  }
}
