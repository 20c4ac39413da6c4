/// A root view, and pages on top of it.
public struct NavigationStack<Data, Root: View> {
  let behavior: _NavigationBehavior
  let root: Root
}

/// What a stack's pages follow; none where the stack keeps its path itself.
struct _NavigationBehavior {
  let path: PathBinding?
}

extension NavigationStack: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    behavior = _NavigationBehavior(path: nil)
    self.root = root()
  }

  nonisolated public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    behavior = _NavigationBehavior(path: PathBinding(path))
    self.root = root()
  }

  nonisolated public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    behavior = _NavigationBehavior(path: PathBinding(path))
    self.root = root()
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(
      NavigationStackElement(TypeInfo.of(_NavigationBehavior.self)),
      at: offset + _offset(\Self.behavior, _NavigationBehavior.self)
    ) { Root._make(builder, at: offset + _offset(\Self.root, Root.self)) }
  }
}

/// The older form of `NavigationStack`.
public struct NavigationView<Content: View> {
  let behavior = _NavigationBehavior(path: nil)
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(
      NavigationStackElement(TypeInfo.of(_NavigationBehavior.self)),
      at: offset + _offset(\Self.behavior, _NavigationBehavior.self)
    ) { Content._make(builder, at: offset + _offset(\Self.content, Content.self)) }
  }
}
