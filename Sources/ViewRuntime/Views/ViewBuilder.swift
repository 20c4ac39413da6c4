/// Builds one view out of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }

  /// More than ten children, in one value of a parameter pack.
  @_disfavoredOverload
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
}

/// `ContentBuilder` is the newer name of the same builder.
public typealias ContentBuilder = ViewBuilder
