import Foundation

/// Where a view with an id stands.
@MainActor
enum ScrollTargetSearch {
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
  func frame() -> CGRect? {
    switch self {
    case .view: layout?.absoluteFrame
    case .row(let rows, let list, let index): rows.frame(ofRow: index, in: list)
    }
  }

  static func find(_ id: AnyHashable, in block: Block) -> ScrollTargetSearch? {
    find(id, in: block, 0, Int32(block.shape.entries.count))
  }

  /// Looks in the content of a place alone.
  static func find(_ id: AnyHashable, below place: NodeReference) -> ScrollTargetSearch? {
    guard place.isAlive else { return nil }
    return find(id, in: place.block, place.entry + 1, place.block.entry(place.entry).pointee.end)
  }

  private static func find(
    _ id: AnyHashable,
    in block: Block,
    _ first: Int32,
    _ end: Int32
  ) -> ScrollTargetSearch? {
    for index in first..<end {
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
