/// An action for taps anywhere on a view.
public struct _TapModifier {
  let count: Int
  let action: () -> Void
}

extension _TapModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(TapElement(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Runs an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
}

private final class TapElement: Element {
  override nonisolated var layoutRole: LayoutRole { .modifier }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule { PassthroughRule() }

  /// Shows nothing by itself.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { old.load(as: Int.self) == new.load(as: Int.self) }

  override func semantics(_ node: NodeReference) -> Semantics? {
    guard node.value(as: _TapModifier.self).count == 1 else { return nil }
    var semantics = Semantics(.other)
    semantics.isEnabled = node.environment.isEnabled
    semantics.tap = { if node.isAlive { node.value(as: _TapModifier.self).action() } }
    return semantics
  }
}
