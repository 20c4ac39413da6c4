public import Foundation
import TraceModel

// A table: effects that change how a view looks and leave its place alone.

/// Lets what is behind a view show through.
@frozen public struct _OpacityEffect: Equatable, Sendable {
  public var opacity: Double
  @inlinable nonisolated public init(opacity: Double) { self.opacity = opacity }
}

extension _OpacityEffect: _ElementModifier, InvisibilityModifier {
  var isInvisible: Bool { opacity <= 0 }

  func draw(_ drawing: inout Drawing) {
    if opacity < 1 { drawing.add(.opacity(opacity)) }
  }
}

/// Takes a view's place without showing it.
public struct _HiddenModifier: Equatable, Sendable {}

extension _HiddenModifier: _ElementModifier, InvisibilityModifier {
  var isInvisible: Bool { true }
}

/// A display modifier that may hide its content.
protocol InvisibilityModifier: DisplayModifier {
  var isInvisible: Bool { get }
}

extension InvisibilityModifier {
  @MainActor static func makeElement() -> Element { InvisibilityElement<Self>() }
}

private final class InvisibilityElement<Value: InvisibilityModifier>: Element {
  init() { super.init(TypeInfo.of(Value.self)) }
  override nonisolated var isDisplayLeaf: Bool { true }
  override func isInvisible(_ node: NodeReference) -> Bool {
    node.value(as: Value.self).isInvisible
  }
  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let value = node.value(as: Value.self)
    if value.isInvisible { drawing.isHidden = true } else { value.draw(&drawing) }
  }
}

/// A shadow behind a view.
public struct _ShadowEffect: Equatable, Sendable {
  let color: Color
  var radius: CGFloat
  var offset: CGSize
}

extension _ShadowEffect: _ElementModifier, DisplayModifier {
  func draw(_ drawing: inout Drawing) {
    let color = color.displayColor(in: drawing.style)
    guard color.opacity > 0 else { return }
    drawing.add(
      .shadow(
        color,
        radius: Double(radius),
        x: Double(offset.width),
        y: Double(offset.height)
      )
    )
  }
}

/// One of the effects on a view's pixels.
public struct _PixelEffect: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case blur(radius: CGFloat, isOpaque: Bool)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case colorMultiply(Color)
    case colorInvert
    case luminanceToAlpha
    case blendMode(BlendMode)
    case compositingGroup
    case drawingGroup(isOpaque: Bool)
  }

  var kind: Kind
}

extension _PixelEffect: _ElementModifier, DisplayModifier {
  func draw(_ drawing: inout Drawing) {
    if let effect = effect(drawing.style) { drawing.add(effect) }
  }

  /// Nil where it changes no pixel.
  private func effect(_ style: StyleContext) -> DisplayEffect? {
    func filter(_ name: String, _ amount: Double, unlessAt neutral: Double) -> DisplayEffect? {
      amount == neutral ? nil : .filter(name: name, amount: amount)
    }
    return switch kind {
    case .blur(let radius, _): radius > 0 ? .blur(radius: Double(radius)) : nil
    // CSS multiplies, with 1 for no change; SwiftUI adds.
    case .brightness(let amount): filter("brightness", 1 + amount, unlessAt: 1)
    case .contrast(let amount): filter("contrast", amount, unlessAt: 1)
    case .saturation(let amount): filter("saturate", amount, unlessAt: 1)
    case .grayscale(let amount): filter("grayscale", amount, unlessAt: 0)
    case .hueRotation(let angle): filter("hue-rotate", angle.radians, unlessAt: 0)
    case .colorInvert: .filter(name: "invert", amount: 1)
    case .colorMultiply(let color): .colorMultiply(color.displayColor(in: style))
    case .luminanceToAlpha: .luminanceToAlpha
    case .blendMode(let mode): mode == .normal ? nil : .blend(mode: mode.cssName)
    case .compositingGroup: .compositingGroup
    case .drawingGroup: .drawingGroup
    }
  }
}

/// Shows a view turned, in another scale, or both.
public struct _GeometryEffectModifier: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case rotation(Angle)
    case rotation3D(Angle, x: CGFloat, y: CGFloat, z: CGFloat, depth: CGFloat, CGFloat)
    case scale(CGSize)
  }

  var kind: Kind
  var anchor: UnitPoint
}

extension _GeometryEffectModifier: _ElementModifier, DisplayModifier {
  func draw(_ drawing: inout Drawing) {
    let anchor = CGPoint(
      x: drawing.origin.x + anchor.x * drawing.bounds.width,
      y: drawing.origin.y + anchor.y * drawing.bounds.height
    )
    let (a, b, c, d) = matrix
    guard (a, b, c, d) != (1, 0, 0, 1) else { return }
    // To the anchor, through the matrix, and back.
    drawing.add(
      .transform(
        DisplayTransform(
          a: a,
          b: b,
          c: c,
          d: d,
          tx: Double(anchor.x) - a * Double(anchor.x) - c * Double(anchor.y),
          ty: Double(anchor.y) - b * Double(anchor.x) - d * Double(anchor.y)
        )
      )
    )
  }

  /// The part that does not move; a turn in space is seen without perspective.
  private var matrix: (a: Double, b: Double, c: Double, d: Double) {
    switch kind {
    case .scale(let scale): (Double(scale.width), 0, 0, Double(scale.height))
    case .rotation(let angle):
      (cos(angle.radians), sin(angle.radians), -sin(angle.radians), cos(angle.radians))
    case .rotation3D(let angle, let x, let y, let z, _, _):
      Self.turned(angle.radians, Double(x), Double(y), Double(z))
    }
  }

  /// Rodrigues' formula, of which the parts in the plane are kept.
  private static func turned(
    _ angle: Double,
    _ x: Double,
    _ y: Double,
    _ z: Double
  ) -> (a: Double, b: Double, c: Double, d: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, angle.isFinite else { return (1, 0, 0, 1) }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return (
      cosine + x * x * rest, y * x * rest + z * sine, x * y * rest - z * sine,
      cosine + y * y * rest
    )
  }
}

extension View {
  @inlinable nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  nonisolated private func effect(
    _ kind: _PixelEffect.Kind
  ) -> ModifiedContent<Self, _PixelEffect> {
    modifier(_PixelEffect(kind: kind))
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: radius, isOpaque: opaque))
  }

  nonisolated public func brightness(_ amount: Double) -> some View {
    effect(.brightness(amount))
  }

  nonisolated public func contrast(_ amount: Double) -> some View { effect(.contrast(amount)) }

  nonisolated public func saturation(_ amount: Double) -> some View {
    effect(.saturation(amount))
  }

  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.grayscale(amount)) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.hueRotation(angle)) }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect(.colorMultiply(color))
  }
  nonisolated public func colorInvert() -> some View { effect(.colorInvert) }
  nonisolated public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha) }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect(.blendMode(blendMode))
  }
  nonisolated public func compositingGroup() -> some View { effect(.compositingGroup) }

  /// Has what moves inside move along with the view; no movement is drawn.
  nonisolated public func geometryGroup() -> some View { self }

  nonisolated public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect(.drawingGroup(isOpaque: opaque))
  }

  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_GeometryEffectModifier(kind: .rotation(angle), anchor: anchor))
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _GeometryEffectModifier(
        kind: .rotation3D(angle, x: axis.x, y: axis.y, z: axis.z, depth: anchorZ, perspective),
        anchor: anchor
      )
    )
  }

  nonisolated public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_GeometryEffectModifier(kind: .scale(scale), anchor: anchor))
  }

  nonisolated public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

/// The space in which a drawing group works.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
