public import Foundation

/// An outline that can be filled, stroked and used to clip.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// How the shape is used; it decides how styles are resolved.
  nonisolated static var role: ShapeRole { get }

  /// The size that the shape takes at a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// What becomes of a shape where leading is on the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A shape as a view is filled with the foreground's style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  // The framework's own body is no evaluation of the app's.
  @MainActor public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(ShapeElement<Self>(), at: offset)
  }
}

/// A shape that can be drawn smaller.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How an outline is filled where it crosses itself.
@frozen public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn as a line.
@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
