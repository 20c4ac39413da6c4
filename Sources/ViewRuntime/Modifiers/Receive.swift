public import Combine

/// An action for each value of a publisher, while a view is there.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _SubscriptionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { SubscriptionElement<P>() }
}

private final class SubscriptionElement<P: Publisher>: Element where P.Failure == Never {
  init() { super.init(TypeInfo.of(_SubscriptionModifier<P>.self)) }

  /// One subscription; a new publisher replaces it.
  private final class Subscribed {
    var cancellable: AnyCancellable?
  }

  /// The publisher alone decides; the newest action is run in any case.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    isSameValue(
      old.assumingMemoryBound(to: _SubscriptionModifier<P>.self).pointee.publisher,
      new.assumingMemoryBound(to: _SubscriptionModifier<P>.self).pointee.publisher
    )
  }

  override nonisolated var followsContent: Bool { true }

  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    subscribe(node, Subscribed(), reconciler)
  }

  private func subscribed(_ node: NodeReference) -> Subscribed? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Subscribed.self)
    }
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    guard isChanged, let subscribed = subscribed(node) else { return }
    subscribe(node, subscribed, reconciler)
  }

  /// After the update, so that what is sent at once finds the view in place.
  private func subscribe(
    _ node: NodeReference,
    _ subscribed: Subscribed,
    _ reconciler: Reconciler
  ) {
    let record = node.block.record(node.entry)
    if record.pointee.object == nil {
      record.pointee.object = Unmanaged.passRetained(subscribed)
    }
    let queue = reconciler.queue
    queue.call(.publisher, TypeInfo.of(P.self), at: node) { [unowned queue] in
      guard node.isAlive else { return }
      let publisher = node.value(as: _SubscriptionModifier<P>.self).publisher
      subscribed.cancellable = publisher.sink { value in
        guard node.isAlive else { return }
        let action = node.value(as: _SubscriptionModifier<P>.self).action
        guard queue.isUpdating else { return action(value) }
        queue.call(.publisher, TypeInfo.of(P.self), at: node) { action(value) }
      }
    }
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    subscribed(node)?.cancellable = nil
  }
}

extension View {
  /// Runs an action for each value that a publisher sends.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
