/// Two transitions at once.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Called only where both are of the app's own; counted as one evaluation more.
  public func body(
    content: Content,
    phase: TransitionPhase
  ) -> _TransitionView<Second, _TransitionView<First, Content>> {
    _TransitionView(
      transition: second,
      content: _TransitionView(transition: first, content: content)
    )
  }

  public static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    // Those of the runtime's own show nothing while the view stays.
    if First.self is any _BuiltInTransition.Type {
      let second = offset + _offset(\Self.second, Second.self)
      Second._makeTransition(builder, at: second, of: modified, at: contentOffset)
    } else if Second.self is any _BuiltInTransition.Type {
      let first = offset + _offset(\Self.first, First.self)
      First._makeTransition(builder, at: first, of: modified, at: contentOffset)
    } else {
      makeEvaluated(builder, at: offset, of: modified, at: contentOffset)
    }
  }
}

/// A transition with an animation of its own.
public struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// Never called: the transition itself is written down in its place.
  public func body(content: Content, phase: TransitionPhase) -> EmptyView { EmptyView() }

  public static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    let base = offset + _offset(\Self.base, Base.self)
    Base._makeTransition(builder, at: base, of: modified, at: contentOffset)
  }
}

extension Transition {
  public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

extension AnyTransition {
  /// Of a transition of the app's own the name is kept; its body is not run.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any _BuiltInTransition {
      self = known._any
    } else {
      self.init(kind: .named("\(T.self)"))
    }
  }
}
