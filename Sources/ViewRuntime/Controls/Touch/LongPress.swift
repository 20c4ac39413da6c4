/// An action for a finger that stays on a view.
public struct _LongPressModifier {
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension _LongPressModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(LongPressElement(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Runs an action when a finger has stayed on the view.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: Double = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(_LongPressModifier(action: action, onPressingChanged: onPressingChanged))
  }
}

private final class LongPressElement: Element {
  override nonisolated var layoutRole: LayoutRole { .modifier }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { PassthroughRule() }

  /// Closures show nothing.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.other, label: node.inlineText)
    semantics.isEnabled = node.environment.isEnabled
    semantics.longPress = {
      guard node.isAlive else { return }
      let modifier = node.value(as: _LongPressModifier.self)
      modifier.onPressingChanged?(true)
      modifier.action()
      modifier.onPressingChanged?(false)
    }
    return semantics
  }
}
