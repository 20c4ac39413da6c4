import Foundation

/// Views that can be scrolled to by their ids.
public struct ScrollViewReader<Content> {
  let content: Content
}

extension ScrollViewReader: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Content._make(builder, at: offset)
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  /// Scrolls, once the update under way is done, until the first view with the
  /// id can be seen; with an anchor, until it stands there.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let queue = Runtime.shared.queue else { return }
    queue.scrollRequests.append(ScrollRequest(id: AnyHashable(id), anchor: anchor))
    queue.onWork()
  }
}

/// What `ScrollViewProxy.scrollTo` asks for.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
}

extension Reconciler {
  /// Does what was asked for during the update.
  func runScrollRequests() {
    let requests = queue.scrollRequests
    queue.scrollRequests = []
    for request in requests { scroll(to: request.id, request.anchor) }
  }

  /// Scrolls the scroll views around the first view with an id.
  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let tree = layoutTree, let place = ScrollTargetSearch.find(id, in: tree) else { return }
    // A row that is not there yet stands at an estimate; each step brings it,
    // and what is around it, nearer to where it is.
    for _ in 0..<8 {
      guard let frame = place.frame(tree), tree.scroll(to: frame, place.layout, anchor) else {
        return
      }
      tree.layOutScrolled()
    }
  }
}

/// Where a view with an id stands.
@MainActor
private enum ScrollTargetSearch {
  case view(Block)
  /// A row of a lazy container that may not exist.
  case row(LazyRows, NodeReference, Int)

  var layout: LayoutNode? {
    switch self {
    case .view(let block):
      guard let tree = Runtime.shared.queue?.reconciler?.layoutTree else { return nil }
      var nodes: [LayoutNode] = []
      tree.collect(block, 0, Int32(block.shape.entries.count), &nodes)
      return nodes.first
    case .row(let rows, _, _): return rows.layout
    }
  }

  /// On the screen.
  func frame(_ tree: LayoutTree) -> CGRect? {
    switch self {
    case .view: layout?.absoluteFrame
    case .row(let rows, let list, let index): rows.frame(ofRow: index, in: list)
    }
  }

  static func find(_ id: AnyHashable, in tree: LayoutTree) -> ScrollTargetSearch? {
    tree.rootBlock.flatMap { find(id, in: $0) }
  }

  private static func find(_ id: AnyHashable, in block: Block) -> ScrollTargetSearch? {
    for index in 0..<Int32(block.shape.entries.count) {
      let place = NodeReference(block, index)
      guard block.record(index).pointee.mask.contains(.isMounted) else { continue }
      let kind = block.entry(index).pointee.kind
      if let identified = kind as? IdentifiedContent, identified.id(place) == id,
        let child = block.record(index).pointee.child
      {
        return .view(child)
      }
      if let found = (kind as? ListContent).flatMap({ _ in row(id, place) }) { return found }
      var found: ScrollTargetSearch?
      kind.forEachChild(place) { child in
        if found == nil { found = find(id, in: child) }
      }
      if let found { return found }
    }
    return nil
  }

  private static func row(_ id: AnyHashable, _ list: NodeReference) -> ScrollTargetSearch? {
    guard let rows = ListContent.rows(list),
      let index = (0..<rows.count).first(where: { index in
        AnyHashable.equals(rows.ids.key(at: index), id)
      })
    else { return nil }
    if rows.isLazy {
      var lazy: LazyRows?
      list.forEachElementAbove { _, place, _ in
        lazy = place.block.record(place.entry).pointee.object?.takeUnretainedValue() as? LazyRows
        return lazy == nil
      }
      return lazy.map { .row($0, list, index) }
    }
    return rows[index].map { .view($0) }
  }
}

extension LazyRows {
  /// The layout node of the container.
  @MainActor var layout: LayoutNode? { LayoutLink.of(node)?.nodes.first }

  /// Where a row stands on the screen, or would by the average of the others.
  @MainActor func frame(ofRow index: Int, in list: NodeReference) -> CGRect? {
    guard let layout, let position = position(ofRow: index, in: list) else { return nil }
    let own = layout.absoluteFrame
    if layout.rows.contains(position) {
      return layout.children[position - layout.rows.lowerBound].absoluteFrame
    }
    let length = own.height / CGFloat(max(count, 1))
    return CGRect(
      x: own.minX,
      y: own.minY + CGFloat(position) * length,
      width: own.width,
      height: length
    )
  }
}

extension AnyHashable {
  /// Whether a value of any type is this id.
  fileprivate static func equals(_ value: Any, _ id: AnyHashable) -> Bool {
    guard let value = value as? any Hashable else { return false }
    return AnyHashable(value) == id
  }
}
