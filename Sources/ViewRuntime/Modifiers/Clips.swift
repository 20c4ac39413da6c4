public import Foundation

/// Shows only what lies in a shape.
public struct _ClipEffect<ClipShape: Shape> {
  public var shape: ClipShape
  public var style: FillStyle

  nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

extension _ClipEffect: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule {
    PassthroughRule(clips: true)
  }

  func draw(_ drawing: inout Drawing) {
    let path = shape.path(in: drawing.bounds)
    drawing.add(.clip(path.display, isRectangle: path.isRectangle))
  }
}

/// The area of a view that takes touches.
public struct _ContentShapeModifier<ContentShape: Shape>: Sendable {
  let shape: ContentShape
  var usesEvenOddRule = false
  /// False where the shape is for previews and the like.
  var isForTouches = true
}

extension _ContentShapeModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule { PassthroughRule() }

  nonisolated func prepare(_ layout: LayoutNode) {
    guard isForTouches else {
      layout.touchShape = nil
      return
    }
    layout.touchShape = { [shape, usesEvenOddRule] bounds, point in
      shape.path(in: bounds).contains(point, eoFill: usesEvenOddRule)
    }
  }
}

/// A shape for what is in a view; touches and layout do not ask for it.
public struct _ContainerShapeModifier<ContainerShape: Shape>: Sendable {
  let shape: ContainerShape
}

extension _ContainerShapeModifier: _ElementModifier, ElementModifier {
  static func makeElement() -> Element { SilentElement(TypeInfo.of(Self.self)) }
}

/// A modifier that says something that nobody sees.
final class SilentElement: Element {
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// Keeps touches away from a view.
public struct _AllowsHitTestingModifier: Equatable, Sendable {
  let isAllowed: Bool
}

extension _AllowsHitTestingModifier: _ElementModifier, LayoutModifier {
  nonisolated func rule(in environment: EnvironmentValues) -> any LayoutRule { PassthroughRule() }
  nonisolated func prepare(_ layout: LayoutNode) { layout.isHitTestable = isAllowed }
}

extension View {
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased)
    )
  }

  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, usesEvenOddRule: eoFill))
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    modifier(
      _ContentShapeModifier(
        shape: shape,
        usesEvenOddRule: eoFill,
        isForTouches: kind.contains(.interaction)
      )
    )
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
