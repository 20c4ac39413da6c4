/// Any number of views side by side.
@frozen public struct TupleView<T> {
  public var value: T

  @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    _ = FieldLayout.eachField(of: T.self) { _, inner, type in
      guard let view = type as? any View.Type else {
        preconditionFailure("\(T.self) holds \(type), which is no view")
      }
      @MainActor func open<V: View>(_ type: V.Type) { builder.child(type, at: offset + inner) }
      open(view)
    }
  }
}
