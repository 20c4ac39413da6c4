/// A view that is skipped when its own `==` says so.
@frozen public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  @inlinable public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.equatable(at: offset + _offset(\Self.content, Content.self)) {
      Content._make(builder, at: $0)
    } equals: { old, new in
      old.assumingMemoryBound(to: Content.self).pointee
        == new.assumingMemoryBound(to: Content.self).pointee
    }
  }
}

extension View where Self: Equatable {
  /// Skips this view while it equals the one of the last evaluation.
  @inlinable nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
