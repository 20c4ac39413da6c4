/// Binds the focus of the field below.
public struct _FocusedModifier<Value: Hashable> {
  let binding: Binding<Value>
  /// The value that stands for this field, and for no field of these.
  let value: Value
  let none: Value
}

extension _FocusedModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(FocusedElement<Value>(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

extension View {
  /// Binds whether the field below has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition.binding, value: true, none: false))
  }

  /// Binds which of several fields has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding.binding, value: value, none: nil))
  }
}

/// A place that binds focus, whatever the type of the value.
class AnyFocusedElement: Element {
  func location(_ node: NodeReference) -> AnyLocationBase {
    preconditionFailure("AnyFocusedElement is abstract")
  }
  func gain(_ node: NodeReference) {}
  /// Says that the focus has gone; may be called when the place has ended.
  func loss(_ node: NodeReference) -> () -> Void { {} }
}

private final class FocusedElement<Value: Hashable>: AnyFocusedElement {
  private func modifier(_ node: NodeReference) -> _FocusedModifier<Value> {
    node.value(as: _FocusedModifier<Value>.self)
  }

  override func location(_ node: NodeReference) -> AnyLocationBase {
    modifier(node).binding.location.base
  }

  override func gain(_ node: NodeReference) {
    let modifier = modifier(node)
    modifier.binding.wrappedValue = modifier.value
  }

  override func loss(_ node: NodeReference) -> () -> Void {
    let modifier = modifier(node)
    return {
      if modifier.binding.location.peek() == modifier.value {
        modifier.binding.wrappedValue = modifier.none
      }
    }
  }

  override nonisolated var followsContent: Bool { true }

  /// Shows nothing by itself.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  /// Moves the focus to where the binding says that it is.
  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    let modifier = modifier(node)
    let value = reconciler.read(node) { modifier.binding.wrappedValue }
    let focus = reconciler.queue.focus
    let isWanted = value == modifier.value
    let field = focus.field(in: node)
    guard isWanted != field.map(focus.isFocused) ?? false else { return }
    reconciler.queue.call(.focus, at: node) { [self] in
      guard node.isAlive, let field = focus.field(in: node) else { return }
      let isWanted = modifier.binding.location.peek() == self.modifier(node).value
      if isWanted {
        focus.move(to: field)
      } else if focus.isFocused(field) {
        focus.move(to: nil)
      }
    }
  }
}
