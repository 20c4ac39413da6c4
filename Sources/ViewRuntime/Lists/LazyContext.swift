/// Tells whether a place stands in a container that makes its views on demand.
@MainActor
enum LazyContext {
  /// Looks up through bodies and branches to the first container.
  static func isLazy(_ node: NodeReference) -> Bool {
    var isLazy = false
    node.forEachElementAbove { element, _, holdsBlock in
      if holdsBlock, element.presentsChildren { return false }
      if let laziness = element.laziness {
        isLazy = laziness
        return false
      }
      return !element.layoutRole.isView
    }
    return isLazy
  }

  /// The lazy container that a place stands in, and its element.
  static func container(of node: NodeReference) -> (element: LazyElement, node: NodeReference)? {
    var found: (LazyElement, NodeReference)?
    node.forEachElementAbove { element, place, holdsBlock in
      if holdsBlock, element.presentsChildren { return false }
      if let laziness = element.laziness {
        if laziness, let element = element as? LazyElement { found = (element, place) }
        return false
      }
      return !element.layoutRole.isView
    }
    return found
  }

  /// Whether the container tells the content of a dynamic place by itself that
  /// it appears; what stands in a row appears with the row.
  static func appearsByItself(_ place: NodeReference) -> Bool {
    guard place.block.entry(place.entry).pointee.role == .dynamic, isLazy(place) else {
      return false
    }
    guard !isInline(place), let parent = place.block.header.pointee.parent else { return true }
    switch parent.entry(place.block.header.pointee.parentEntry).pointee.kind {
    case is LazyChild: return false
    case let list as ListContent: return list.viewsPerRow == nil
    default:
      return appearsByItself(NodeReference(parent, place.block.header.pointee.parentEntry))
    }
  }

  /// Whether the lazy container stands in the place's own block.
  private static func isInline(_ place: NodeReference) -> Bool {
    var entry = place.block.entry(place.entry).pointee.parent
    while entry >= 0 {
      let kind = place.block.entry(entry).pointee.kind
      if kind.role == .element, unsafeDowncast(kind, to: Element.self).laziness == true {
        return true
      }
      entry = place.block.entry(entry).pointee.parent
    }
    return false
  }
}
