/// What a closure or a transition applies its modifiers to.
///
/// Of a view it is that view; of a transition, what that is the transition of.
public struct PlaceholderContentView<Value> {
  let content: Value
  /// The transition whose body made this value.
  let source: NodeReference?

  nonisolated init(_ content: Value) {
    self.content = content
    source = Runtime.shared.evaluation?.pointee.node
  }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    if let view = Value.self as? any View.Type {
      view._make(builder, at: offset + _offset(\Self.content, Value.self))
    } else if !builder.placeContent(of: Value.self) {
      builder.dynamic(
        ModifierContentPlace(TypeInfo.of(Self.self)),
        at: offset + _offset(\Self.source, NodeReference?.self)
      )
    }
  }
}
