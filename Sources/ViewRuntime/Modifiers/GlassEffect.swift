public import Foundation
import TraceModel

/// Liquid glass: how much it lets through, and in which colour.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
  /// Glass that answers to a finger; it looks the same without one.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass of which nothing else is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Draws glass; `_ShapeLayerModifier` puts it into its shape.
struct GlassStyle: ShapeStyle, PaintedStyle, Equatable {
  let glass: Glass

  func resolved(in context: StyleContext) -> ResolvedStyle {
    var tint = glass.color.map { $0.displayColor(in: context) } ?? context.color(.background)
    switch glass.kind {
    case .regular: tint.opacity *= 0.3
    case .clear: tint.opacity *= 0.1
    case .identity:
      tint.opacity = 0
      return ResolvedStyle(tint)
    }
    return ResolvedStyle(.backdrop(DisplayBackdrop(kind: .glass, tint: tint)))
  }
}

extension View {
  /// Puts glass behind the view: an off-screen pass of kind `glass`.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(GlassStyle(glass: glass), in: shape)
  }
}
