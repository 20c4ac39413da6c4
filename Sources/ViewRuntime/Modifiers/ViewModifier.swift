/// Makes another version of a view that is applied to it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Writes down the structure of the modified view; the runtime's own
  /// modifiers implement it.
  static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  )
}

extension ViewModifier {
  @inlinable
  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.modifier(
      Self.self,
      at: offset,
      body: { value, result in
        result.initializeMemory(
          as: Body.self,
          to: value.assumingMemoryBound(to: Self.self).pointee.body(content: Content())
        )
      },
      bodyValues: .of(Body.self),
      modified: modified,
      at: contentOffset,
      copyModified: { value, target in
        target.initializeMemory(
          as: Modified.self,
          to: value.assumingMemoryBound(to: Modified.self).pointee
        )
      }
    )
  }
}

extension ViewModifier where Body == Never {
  /// The runtime's own modifiers have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; the runtime never asks for it")
  }
}

/// A view with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Modifier._makeModifier(
      builder,
      at: offset + _offset(\Self.modifier, Modifier.self),
      of: Content.self,
      at: offset + _offset(\Self.content, Content.self)
    )
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  @inlinable public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  @inlinable public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    Modified._make(builder, at: contentOffset)
  }
}
