import Foundation

/// A scroll view, whatever is in it.
class ScrollContainerElement: Element {
  override nonisolated var layoutRole: LayoutRole { .container }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let link = ScrollLink(node, reconciler)
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(link)
  }
}

/// What is known of one scroll view beyond its layout: the modifiers around it
/// that follow it, and what moves it.
@MainActor
final class ScrollLink {
  let node: NodeReference
  unowned let reconciler: Reconciler
  /// The modifiers that follow this scroll view, inner ones first.
  private let followers: [(element: ScrollFollowerElement, node: NodeReference)]
  private(set) var phase = ScrollPhase.idle
  /// Whether a finger, or a step of a workload, was the last to move it.
  var isMovedByUser = false

  init(_ node: NodeReference, _ reconciler: Reconciler) {
    self.node = node
    self.reconciler = reconciler
    var found: [(element: ScrollFollowerElement, node: NodeReference)] = []
    node.forEachElementAbove { element, place, holdsBlock in
      if holdsBlock && element.presentsChildren { return false }
      if element is ScrollContainerElement { return false }
      if let element = element as? ScrollFollowerElement { found.append((element, place)) }
      return true
    }
    followers = found
    // Of several scroll views in a modifier it follows the first.
    for follower in found { follower.element.state(follower.node)?.claim(self) }
  }

  /// The scroll view of a layout node.
  static func of(_ layout: LayoutNode) -> ScrollLink? {
    guard let link = LayoutLink.of(layout), link.node.isAlive else { return nil }
    let place = link.node
    guard place.block.entry(place.entry).pointee.kind is ScrollContainerElement else { return nil }
    return place.block.record(place.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: ScrollLink.self)
    }
  }

  var layout: LayoutNode? { node.isAlive ? LayoutLink.of(node)?.nodes.first : nil }

  private func forEachFollower(_ body: (ScrollFollowerElement, NodeReference) -> Void) {
    for (element, place) in followers
    where place.isAlive && element.state(place)?.scroll === self { body(element, place) }
  }

  /// Layout has placed the scroll view.
  func placed(_ layout: LayoutNode) {
    forEachFollower { $0.scrollPlaced($1, self, layout) }
  }

  func setPhase(_ new: ScrollPhase, velocity: CGVector?) {
    guard new != phase, let layout else { return }
    let old = phase
    phase = new
    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(layout), velocity: velocity)
    forEachFollower { $0.phaseChanged($1, from: old, to: new, context, reconciler) }
  }

  /// Who says where content comes to rest; the innermost does.
  var behavior: (any ScrollTargetBehavior)? {
    var found: (any ScrollTargetBehavior)?
    forEachFollower { element, place in
      if found == nil { found = element.behavior(place) }
    }
    return found
  }
}

/// A modifier that follows the first scroll view in it.
class ScrollFollowerElement: Element {
  /// What a modifier on screen knows; subclasses keep more.
  @MainActor class State {
    private(set) weak var scroll: ScrollLink?

    func claim(_ link: ScrollLink) {
      if let scroll, scroll.node.isAlive { return }
      scroll = link
    }
  }

  func makeState() -> State { State() }

  final func state(_ node: NodeReference) -> State? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: State.self)
    }
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(makeState())
  }

  /// Closures and bindings are no visible change.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  func scrollPlaced(_ node: NodeReference, _ link: ScrollLink, _ layout: LayoutNode) {}

  func phaseChanged(
    _ node: NodeReference,
    from old: ScrollPhase,
    to new: ScrollPhase,
    _ context: ScrollPhaseChangeContext,
    _ reconciler: Reconciler
  ) {}

  func behavior(_ node: NodeReference) -> (any ScrollTargetBehavior)? { nil }
}
