/// Walks the content of a lazy container and finds the segments of its rows.
@MainActor
struct RowCollector {
  let rows: LazyRows
  var context: RowContext
  private(set) var found: [RowSegment] = []

  init(_ rows: LazyRows, _ context: RowContext) {
    self.rows = rows
    self.context = context
  }

  mutating func collect(_ block: Block) {
    collect(block, 0, Int32(block.shape.entries.count))
  }

  mutating func collect(_ block: Block, _ first: Int32, _ end: Int32) {
    var index = first
    while index < end {
      let place = NodeReference(block, index)
      let entry = block.entry(index)
      index += 1
      guard block.record(place.entry).pointee.mask.contains(.isMounted) else { continue }
      switch entry.pointee.role {
      case .composite: break
      case .element:
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        if collect(place, element, entry.pointee.end) { index = entry.pointee.end }
      case .dynamic: collect(place, entry.pointee.kind)
      }
    }
  }

  /// Whether the element's content has been seen to.
  private mutating func collect(
    _ place: NodeReference,
    _ element: Element,
    _ end: Int32
  ) -> Bool {
    switch element.layoutRole {
    case .none:
      guard let part = element.rowPart else { return false }
      let outer = context
      context.part = part
      collect(place.block, place.entry + 1, end)
      context = outer
    case .detached: break
    case .modifier where element.laziness == nil:
      let outer = context
      context.wrappers.insert(RowWrapper(place: place, element: element), at: 0)
      collect(place.block, place.entry + 1, end)
      context = outer
    case .leaf, .container, .modifier:
      let nodes = rows.nodes.nodes(of: place, element, context)
      if !nodes.isEmpty { found.append(ViewSegment(nodes)) }
    }
    return true
  }

  private mutating func collect(_ place: NodeReference, _ kind: EntryKind) {
    switch kind {
    case let list as ListContent:
      guard let views = list.viewsPerRow else {
        found.append(VariedListSegment(place, list, context, rows))
        return
      }
      if views > 0 {
        found.append(EvenListSegment(place, list, viewsPerRow: views, context))
      }
    case let child as LazyChild:
      found.append(ChildSegment(place, child, context))
    default:
      kind.forEachChild(place) { child in
        var inner = RowCollector(rows, context)
        inner.collect(child)
        found.append(GroupSegment(inner.found, of: child))
      }
    }
  }
}
