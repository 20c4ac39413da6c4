/// Makes the tabs of a tab view out of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabTuple<TabValue, (repeat each Content)> {
    _TabTuple(value: (repeat each content))
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue { .second(second) }
}

/// Several tabs.
public struct _TabTuple<TabValue: Hashable, T> {
  let value: T
}

extension _TabTuple: TabContent {
  public typealias Body = Never

  public static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int) {
    _ = FieldLayout.eachField(of: T.self) { _, inner, type in
      guard let tabs = type as? any TabContent.Type else {
        preconditionFailure("\(T.self) holds \(type), which is no tab")
      }
      @MainActor func open<Tabs: TabContent>(_ type: Tabs.Type) {
        Tabs._makeTabs(builder, at: offset + inner)
      }
      open(tabs)
    }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  public static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int) {
    builder.branches(
      Self.self,
      of: [_Branch(_TabContentView<Wrapped>.self)],
      at: offset,
      tag: { $0.assumingMemoryBound(to: Self.self).pointee == nil ? -1 : 0 },
      copy: { value, target in
        if let tabs = value.assumingMemoryBound(to: Self.self).pointee {
          target.initializeMemory(
            as: _TabContentView<Wrapped>.self,
            to: _TabContentView(content: tabs)
          )
        }
      }
    )
  }
}

extension _ConditionalContent: TabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue

  public static func _makeTabs(_ builder: _ShapeBuilder, at offset: Int) {
    builder.branches(
      Self.self,
      of: [_Branch(_TabContentView<First>.self), _Branch(_TabContentView<Second>.self)],
      at: offset,
      tag: { value in
        switch value.assumingMemoryBound(to: Self.self).pointee {
        case .first: 0
        case .second: 1
        }
      },
      copy: { value, target in
        switch value.assumingMemoryBound(to: Self.self).pointee {
        case .first(let tabs):
          target.initializeMemory(
            as: _TabContentView<First>.self,
            to: _TabContentView(content: tabs)
          )
        case .second(let tabs):
          target.initializeMemory(
            as: _TabContentView<Second>.self,
            to: _TabContentView(content: tabs)
          )
        }
      }
    )
  }
}
