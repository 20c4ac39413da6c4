public import Foundation

// A table: the transitions that SwiftUI has. None shows anything while its view
// stays, so that none is evaluated.

/// A transition that is written down and not evaluated.
@MainActor @preconcurrency
public protocol _SilentTransition: Transition {
  nonisolated var _any: AnyTransition { get }
}

/// A transition of the runtime's own.
@MainActor @preconcurrency
public protocol _BuiltInTransition: _SilentTransition where Body == EmptyView {}

extension _SilentTransition {
  static func makeSilent<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let element = TransitionElement(TypeInfo.of(Self.self)) {
      $0.assumingMemoryBound(to: Self.self).pointee._any
    }
    builder.element(element, at: offset) { Modified._make(builder, at: contentOffset) }
  }
}

extension _BuiltInTransition {
  public func body(content: Content, phase: TransitionPhase) -> EmptyView { EmptyView() }

  public static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    makeSilent(builder, at: offset, of: modified, at: contentOffset)
  }
}

public struct OpacityTransition: _BuiltInTransition, Sendable {
  public init() {}
  public nonisolated var _any: AnyTransition { .opacity }
}

public struct SlideTransition: _BuiltInTransition, Sendable {
  public init() {}
  public nonisolated var _any: AnyTransition { .slide }
}

public struct IdentityTransition: _BuiltInTransition, Sendable {
  public init() {}
  public nonisolated var _any: AnyTransition { .identity }
}

public struct ScaleTransition: _BuiltInTransition, Sendable {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public nonisolated var _any: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

public struct MoveTransition: _BuiltInTransition, Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public nonisolated var _any: AnyTransition { .move(edge: edge) }
}

public struct PushTransition: _BuiltInTransition, Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public nonisolated var _any: AnyTransition { .push(from: edge) }
}

public struct OffsetTransition: _BuiltInTransition, Sendable {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public nonisolated var _any: AnyTransition { .offset(offset) }
}

public struct BlurReplaceTransition: _BuiltInTransition, Sendable {
  /// Which way it moves.
  public struct Configuration: Equatable, Sendable {
    let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public nonisolated var _any: AnyTransition {
    AnyTransition(kind: .named("blurReplace \(configuration.name)"))
  }
}

/// One transition for coming, one for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  _BuiltInTransition
{
  public let insertion: Insertion
  public let removal: Removal
  private let both: AnyTransition

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
    both = .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  public nonisolated var _any: AnyTransition { both }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition {
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion,
    removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
