/// How a view comes and goes: what is applied to it in each phase.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  nonisolated static var properties: TransitionProperties { get }

  /// Writes down the structure of a view with this transition.
  static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  )
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  public static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    makeEvaluated(builder, at: offset, of: modified, at: contentOffset)
  }

  /// A transition of the app's own is evaluated in the phase in which its view
  /// stays, since no frames are drawn in the others.
  static func makeEvaluated<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let kind = Composite(
      TypeInfo.of(Self.self),
      viewKind: .modifier,
      body: { value, result in
        let transition = value.assumingMemoryBound(to: Self.self).pointee
        result.initializeMemory(
          as: Body.self,
          to: transition.body(content: PlaceholderContentView(transition), phase: .identity)
        )
      },
      bodyValues: .of(Body.self),
      content: RemoteContent(
        shape: { _ShapeBuilder.shape(of: Modified.self) },
        distance: contentOffset - offset,
        copy: { value, target in
          target.initializeMemory(
            as: Modified.self,
            to: value.assumingMemoryBound(to: Modified.self).pointee
          )
        }
      )
    )
    builder.withContent(
      of: Self.self,
      { Modified._make($0, at: contentOffset) },
      walk: { builder.composite(kind, bodyType: Body.self, at: offset) }
    )
  }
}

/// Where a view is in its coming and going.
@frozen public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition needs.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view with a transition.
public struct _TransitionView<T: Transition, Content: View> {
  let transition: T
  let content: Content
}

extension _TransitionView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    T._makeTransition(
      builder,
      at: offset + _offset(\Self.transition, T.self),
      of: Content.self,
      at: offset + _offset(\Self.content, Content.self)
    )
  }
}

extension View {
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    _TransitionView(transition: transition, content: self)
  }
}
