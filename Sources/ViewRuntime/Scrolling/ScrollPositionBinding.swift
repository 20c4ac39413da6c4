import Foundation

/// Binds where the first scroll view in it stands.
public struct _ScrollPositionModifier {
  let position: ScrollPositionStorage
  let anchor: UnitPoint?
}

/// A position of either kind: the id of a view, or a `ScrollPosition`.
struct ScrollPositionStorage {
  /// Where the app wants it to stand; equal as long as it says nothing new.
  enum Value: Equatable {
    case id(AnyHashable?)
    case position(ScrollPosition)
  }

  let read: () -> Value
  let write: (Value) -> Void
  /// What scrolling to the view with these ids makes of a value; nil where
  /// there is nothing to tell.
  let moved: (Value, [AnyHashable]) -> Value?

  init<ID: Hashable>(id: Binding<ID?>) {
    read = { .id(id.wrappedValue.map { AnyHashable($0) }) }
    write = { value in
      if case .id(let new) = value { id.wrappedValue = new?.base as? ID }
    }
    moved = { _, ids in ids.first { $0.base is ID }.map { .id($0) } }
  }

  init(position: Binding<ScrollPosition>) {
    read = { .position(position.wrappedValue) }
    write = { value in
      if case .position(let new) = value { position.wrappedValue = new }
    }
    moved = { value, ids in
      guard case .position(let old) = value else { return nil }
      return .position(old.movedByUser(to: ids))
    }
  }
}

extension _ScrollPositionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { ScrollPositionElement() }
}

private final class ScrollPositionElement: ScrollFollowerElement {
  init() { super.init(TypeInfo.of(_ScrollPositionModifier.self)) }

  private final class Known: State {
    /// What the binding holds, as far as is known here.
    var value: ScrollPositionStorage.Value?
    /// By which views the place was told last.
    var ids: [AnyHashable] = []
  }

  override func makeState() -> State { Known() }

  override nonisolated var followsContent: Bool { true }

  /// The scroll view is there, and has claimed its followers.
  override func didMount(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func didUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    follow(node, reconciler)
  }

  /// Goes to where the app wants it, where that is new.
  private func follow(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let known = state(node) as? Known else { return }
    let modifier = node.value(as: _ScrollPositionModifier.self)
    let value = reconciler.read(node) { modifier.position.read() }
    guard value != known.value else { return }
    known.value = value
    guard let scroll = known.scroll else { return }
    let goal: ScrollRequest.Goal
    switch value {
    case .id(nil): return
    case .id(let id?): goal = .view(id, modifier.anchor)
    case .position(let position):
      switch position.goal {
      case .none: return
      case .view(let id, let anchor): goal = .view(AnyHashable(id.value), anchor ?? modifier.anchor)
      case .edge(let edge): goal = .edge(edge)
      case .point(let x, let y): goal = .point(x: x, y: y)
      }
      if position.isPositionedByUser { return }
    }
    reconciler.queue.scrollRequests.append(ScrollRequest(goal: goal, scroll: scroll))
  }

  /// Tells the binding which view stands there once somebody has scrolled to
  /// another one, and not while the same one is moved along.
  override func scrollPlaced(_ node: NodeReference, _ link: ScrollLink, _ layout: LayoutNode) {
    guard let known = state(node) as? Known, layout.scrollState.isScrolled else { return }
    let modifier = node.value(as: _ScrollPositionModifier.self)
    let targets = ScrollTargets(of: layout)
    let ids = targets.view(at: modifier.anchor).map { targets.identities(of: $0) } ?? []
    let isOther = ids != known.ids
    known.ids = ids
    guard link.isMovedByUser, let old = known.value,
      let new = modifier.position.moved(old, ids), new != old
    else { return }
    // What the app chose stands until another view has come there.
    if case .id = new, !isOther { return }
    known.value = new
    link.reconciler.queue.call(.other, at: node) { modifier.position.write(new) }
  }
}

extension View {
  /// Binds the id of the view that stands at the start of the first scroll view
  /// in it, or at an anchor; what the app sets is scrolled to.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(position: ScrollPositionStorage(id: id), anchor: anchor))
  }

  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(position: ScrollPositionStorage(position: position), anchor: anchor)
    )
  }
}
