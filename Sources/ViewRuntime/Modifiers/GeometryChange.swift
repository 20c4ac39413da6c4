import Foundation

/// An action when a value of a view's geometry changes.
public struct _GeometryActionModifier<Value: Equatable> {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryActionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { GeometryActionElement<Value>() }
}

/// Asks for the value whenever layout places the view.
struct GeometryActionRule: ModifierRule {
  let observer: any GeometryContent

  var readsSafeArea: Bool { true }
  func prepare(_ node: LayoutNode, visible: CGRect) { observer.geometryChanged(node) }
  func priority(of node: LayoutNode) -> Double { node.child?.priority ?? -.infinity }
  func isSame(as other: any LayoutRule) -> Bool {
    (other as? GeometryActionRule)?.observer === observer
  }
}

private final class GeometryActionElement<Value: Equatable>: Element {
  init() { super.init(TypeInfo.of(_GeometryActionModifier<Value>.self)) }

  override nonisolated var layoutRole: LayoutRole { .modifier }

  /// What one view's geometry was last.
  ///
  /// Sound as `Sendable` although unchecked: layout, which calls it, runs on
  /// the main thread only.
  private final class Observer: GeometryContent, @unchecked Sendable {
    let node: NodeReference
    unowned let queue: UpdateQueue
    private var last: Value?
    /// The frame of the last call, and the values that it has had.
    private var frame = -1
    private var delivered: [Value] = []
    private var hasTold = false

    init(_ node: NodeReference, _ queue: UpdateQueue) {
      self.node = node
      self.queue = queue
    }

    func geometryChanged(_ layout: LayoutNode) {
      // The same thread as said above, so it is not shared.
      nonisolated(unsafe) let layout = layout
      MainActor.assumeIsolated { check(layout) }
    }

    @MainActor private func check(_ layout: LayoutNode) {
      guard node.isAlive else { return }
      let modifier = node.value(as: _GeometryActionModifier<Value>.self)
      let value = modifier.value(GeometryProxy(layout))
      let old = last ?? value
      if last == value { return }
      last = value
      guard allows(value) else { return }
      queue.call(.geometry, TypeInfo.of(Value.self), at: node) { modifier.action(old, value) }
    }

    /// A value that the frame has had before is refused (rule 42): the view goes
    /// to and fro.
    @MainActor private func allows(_ value: Value) -> Bool {
      if frame != queue.frame {
        frame = queue.frame
        delivered = []
      }
      guard delivered.contains(value) else {
        delivered.append(value)
        return true
      }
      if !hasTold {
        hasTold = true
        queue.chain.tellRepetition(
          TypeInfo.of(Value.self),
          at: node,
          call: delivered.count + 1
        )
      }
      return false
    }
  }

  /// Closures are no visible change.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let observer = Observer(node, reconciler.queue)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(observer)
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let object = node.block.record(node.entry).pointee.object else { return EmptyRule() }
    return GeometryActionRule(
      observer: unsafeDowncast(object.takeUnretainedValue(), to: Observer.self)
    )
  }
}

extension View {
  /// Runs an action with a value of the view's geometry, first and when it
  /// changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform) { action($1) })
  }

  /// The same with the value before.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }
}
