/// Items of the bars of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Writes down the structure of the items.
  static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int)
}

extension ToolbarContent where Body == Never {
  /// The runtime's own items have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the runtime never asks for it")
  }
}

extension ToolbarContent {
  /// Items of the app's own are evaluated like a view.
  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {
    let kind = Composite(
      TypeInfo.of(Self.self),
      viewKind: .view,
      body: { value, result in
        result.initializeMemory(
          as: _ToolbarView<Body>.self,
          to: _ToolbarView(items: value.assumingMemoryBound(to: Self.self).pointee.body)
        )
      },
      bodyValues: .of(_ToolbarView<Body>.self)
    )
    builder.composite(kind, bodyType: _ToolbarView<Body>.self, at: offset)
  }
}

extension Never: ToolbarContent {
  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {}
}

/// Items of a bar, as a view.
public struct _ToolbarView<Items: ToolbarContent> {
  let items: Items
}

extension _ToolbarView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Items._makeToolbar(builder, at: offset)
  }
}

/// Makes the items of a bar out of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<(repeat each Content)> {
    _ToolbarTuple(value: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several items.
public struct _ToolbarTuple<T> {
  let value: T
}

extension _ToolbarTuple: ToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {
    _ = FieldLayout.eachField(of: T.self) { _, inner, type in
      guard let items = type as? any ToolbarContent.Type else {
        preconditionFailure("\(T.self) holds \(type), which is no item of a bar")
      }
      @MainActor func open<Items: ToolbarContent>(_ type: Items.Type) {
        Items._makeToolbar(builder, at: offset + inner)
      }
      open(items)
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {
    builder.branches(
      Self.self,
      of: [_Branch(_ToolbarView<Wrapped>.self)],
      at: offset,
      tag: { $0.assumingMemoryBound(to: Self.self).pointee == nil ? -1 : 0 },
      copy: { value, target in
        if let items = value.assumingMemoryBound(to: Self.self).pointee {
          target.initializeMemory(as: _ToolbarView<Wrapped>.self, to: _ToolbarView(items: items))
        }
      }
    )
  }
}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  public static func _makeToolbar(_ builder: _ShapeBuilder, at offset: Int) {
    builder.branches(
      Self.self,
      of: [_Branch(_ToolbarView<First>.self), _Branch(_ToolbarView<Second>.self)],
      at: offset,
      tag: { value in
        switch value.assumingMemoryBound(to: Self.self).pointee {
        case .first: 0
        case .second: 1
        }
      },
      copy: { value, target in
        switch value.assumingMemoryBound(to: Self.self).pointee {
        case .first(let items):
          target.initializeMemory(as: _ToolbarView<First>.self, to: _ToolbarView(items: items))
        case .second(let items):
          target.initializeMemory(as: _ToolbarView<Second>.self, to: _ToolbarView(items: items))
        }
      }
    )
  }
}
