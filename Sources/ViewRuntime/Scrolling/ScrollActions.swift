/// An action when a value of a scroll view's geometry changes.
public struct _ScrollGeometryModifier<Value: Equatable> {
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension _ScrollGeometryModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ScrollGeometryElement<Value>() }
}

private final class ScrollGeometryElement<Value: Equatable>: ScrollFollowerElement {
  init() { super.init(TypeInfo.of(_ScrollGeometryModifier<Value>.self)) }

  private final class Known: State {
    var last: Value?
  }

  override func makeState() -> State { Known() }

  override func scrollPlaced(_ node: NodeReference, _ link: ScrollLink, _ layout: LayoutNode) {
    guard let known = state(node) as? Known else { return }
    let modifier = node.value(as: _ScrollGeometryModifier<Value>.self)
    let new = modifier.value(ScrollGeometry(layout))
    guard known.last != new else { return }
    let old = known.last ?? new
    known.last = new
    link.reconciler.queue.call(.geometry, TypeInfo.of(Value.self), at: node) {
      modifier.action(old, new)
    }
  }
}

/// An action when something else moves a scroll view's content.
public struct _ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension _ScrollPhaseModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ScrollPhaseElement() }
}

private final class ScrollPhaseElement: ScrollFollowerElement {
  init() { super.init(TypeInfo.of(_ScrollPhaseModifier.self)) }

  override func phaseChanged(
    _ node: NodeReference,
    from old: ScrollPhase,
    to new: ScrollPhase,
    _ context: ScrollPhaseChangeContext,
    _ reconciler: Reconciler
  ) {
    let action = node.value(as: _ScrollPhaseModifier.self).action
    reconciler.queue.call(.other, at: node) { action(old, new, context) }
    reconciler.queue.onWork()
  }
}

extension View {
  /// Runs an action with a value of the geometry of the first scroll view in
  /// it, first and when it changes.
  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(_ScrollGeometryModifier(value: transform, action: action))
  }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase,
        _ newPhase: ScrollPhase,
        _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
