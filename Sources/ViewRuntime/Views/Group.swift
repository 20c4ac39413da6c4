/// Several views that are treated as one by modifiers; adds no identity.
@frozen public struct Group<Content> {
  @usableFromInline let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(Content.self, at: offset + _offset(\Self.content, Content.self))
  }
}
