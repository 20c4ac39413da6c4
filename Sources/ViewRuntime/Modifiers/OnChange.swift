import TraceModel

/// An action when a value differs from the one of the last evaluation.
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  /// The action of the last evaluation runs, with what it captured then.
  var runsOldAction = false
}

extension _ValueActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(ValueActionElement<Value>(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Runs an action with the old and the new value when they differ.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value differs from the last one.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure.")
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value,
        initial: false,
        action: { action($1) },
        runsOldAction: true
      )
    )
  }
}

private final class ValueActionElement<Value: Equatable>: Element {
  override nonisolated var followsContent: Bool { true }

  /// What one modifier saw last.
  private final class History {
    var old: Value?
    /// The action before this one, where that is to run.
    var oldAction: ((Value, Value) -> Void)?
    var budget: DispatchBudget

    init(frame: Int) { budget = DispatchBudget(frame: frame) }
  }

  private var subject: TypeInfo { TypeInfo.of(Value.self) }

  private func modifier(_ node: NodeReference) -> _ValueActionModifier<Value> {
    node.block.value(node.entry).assumingMemoryBound(to: _ValueActionModifier<Value>.self).pointee
  }

  private func history(_ node: NodeReference) -> History? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: History.self)
    }
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    let old = old.assumingMemoryBound(to: _ValueActionModifier<Value>.self).pointee
    let new = new.assumingMemoryBound(to: _ValueActionModifier<Value>.self).pointee.value
    if old.value == new { return true }
    let history = history(node)
    history?.old = old.value
    history?.oldAction = old.runsOldAction ? old.action : nil
    return false
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(
      History(frame: reconciler.queue.frame)
    )
  }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let modifier = modifier(node)
    guard modifier.initial else { return }
    reconciler.queue.call(.change, subject, at: node) {
      modifier.action(modifier.value, modifier.value)
    }
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged, let history = history(node), let old = history.old else { return }
    history.old = nil
    guard reconciler.queue.allows(&history.budget, .change, subject, at: node) else { return }
    let modifier = modifier(node)
    let action = history.oldAction ?? modifier.action
    history.oldAction = nil
    reconciler.queue.call(.change, subject, at: node) { action(old, modifier.value) }
  }
}
