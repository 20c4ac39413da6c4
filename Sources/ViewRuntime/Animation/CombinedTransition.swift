/// Two transitions at once.
public nonisolated struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
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

  @MainActor public static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    if let silent = Self.self as? any _SilentTransition.Type {
      silent.makeSilent(builder, at: offset, of: modified, at: contentOffset)
      // Those that are not evaluated show nothing while the view stays.
    } else if First.self is any _SilentTransition.Type {
      let second = offset + _offset(\Self.second, Second.self)
      Second._makeTransition(builder, at: second, of: modified, at: contentOffset)
    } else if Second.self is any _SilentTransition.Type {
      let first = offset + _offset(\Self.first, First.self)
      First._makeTransition(builder, at: first, of: modified, at: contentOffset)
    } else {
      makeEvaluated(builder, at: offset, of: modified, at: contentOffset)
    }
  }
}

extension _CombinedTransition: _SilentTransition
where First: _SilentTransition, Second: _SilentTransition {
  public nonisolated var _any: AnyTransition { first._any.combined(with: second._any) }
}

/// A transition with an animation of its own.
public nonisolated struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// Never called: the transition itself is written down in its place.
  public func body(content: Content, phase: TransitionPhase) -> EmptyView { EmptyView() }

  @MainActor public static func _makeTransition<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    if let silent = Self.self as? any _SilentTransition.Type {
      silent.makeSilent(builder, at: offset, of: modified, at: contentOffset)
    } else {
      let base = offset + _offset(\Self.base, Base.self)
      Base._makeTransition(builder, at: base, of: modified, at: contentOffset)
    }
  }
}

extension _AnimatedTransition: _SilentTransition where Base: _SilentTransition {
  public nonisolated var _any: AnyTransition { base._any.animation(animation) }
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
    if let known = transition as? any _SilentTransition {
      self = known._any
    } else {
      self.init(kind: .named("\(T.self)"))
    }
  }
}
