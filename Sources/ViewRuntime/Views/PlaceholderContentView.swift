/// What a closure or a transition applies its modifiers to.
///
/// Of a view it is that view; of a transition, what that is the transition of.
public struct PlaceholderContentView<Value> {
  let content: Value
  /// The transition whose body made this value.
  let source: NodeReference?
  /// Whether a transaction is changed for what the closure applies.
  let scope: _PlaceholderScope

  nonisolated init(_ content: Value, isInTransaction: Bool = false) {
    self.content = content
    source = Runtime.shared.evaluation?.pointee.node
    scope = _PlaceholderScope(isInTransaction: isInTransaction)
  }
}

/// Whether a view stands in a transaction that is not its own.
struct _PlaceholderScope {
  let isInTransaction: Bool
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    if let view = Value.self as? any View.Type {
      let scope = offset + _offset(\Self.scope, _PlaceholderScope.self)
      builder.element(PlaceholderElement<Value>(), at: scope) {
        view._make(builder, at: offset + _offset(\Self.content, Value.self))
      }
    } else if !builder.placeContent(of: Value.self) {
      builder.dynamic(
        ModifierContentPlace(TypeInfo.of(Self.self)),
        at: offset + _offset(\Self.source, NodeReference?.self)
      )
    }
  }
}
