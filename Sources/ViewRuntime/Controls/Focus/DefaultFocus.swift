/// Which field has the focus once a view appears.
public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: Binding<Value>
  let value: Value
}

extension _DefaultFocusModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { DefaultFocusElement<Value>() }
}

/// Whether a default also holds where somebody moves the focus by keys.
///
/// The two are one here: the focus moves by touch and by writes only, and a
/// default is asked for once, as its view appears. So no part of the runtime
/// tells them apart.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

private final class DefaultFocusElement<Value: Hashable>: Element {
  init() { super.init(TypeInfo.of(_DefaultFocusModifier<Value>.self)) }

  override nonisolated var followsContent: Bool { true }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    guard reconciler.queue.focus.focused == nil else { return }
    let modifier = node.value(as: _DefaultFocusModifier<Value>.self)
    reconciler.queue.call(.focus, at: node) {
      modifier.binding.wrappedValue = modifier.value
    }
  }
}

extension View {
  /// Gives a field the focus when the view appears and nothing else has it,
  /// whatever the priority; see `DefaultFocusEvaluationPriority`.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding.binding, value: value))
  }
}
