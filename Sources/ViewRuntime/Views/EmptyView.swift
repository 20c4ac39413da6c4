/// A view that shows nothing and takes no place.
@frozen public struct EmptyView: Sendable {
  @inlinable public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}
