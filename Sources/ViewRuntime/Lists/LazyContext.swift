/// Tells whether a list stands in a container that asks for rows when it needs
/// them.
@MainActor
enum LazyContext {
  /// Looks up through bodies and branches to the first container.
  static func isLazy(_ node: NodeReference) -> Bool {
    var block = node.block
    var entry = block.entry(node.entry).pointee.parent
    while true {
      while entry >= 0 {
        let place = block.entry(entry)
        if place.pointee.role == .element,
          let isLazy = unsafeDowncast(place.pointee.kind, to: Element.self).laziness
        {
          return isLazy
        }
        entry = place.pointee.parent
      }
      guard let parent = block.header.pointee.parent else { return false }
      entry = block.header.pointee.parentEntry
      let place = parent.entry(entry)
      if place.pointee.role != .element {
        entry = place.pointee.parent
      } else if unsafeDowncast(place.pointee.kind, to: Element.self).presentsChildren {
        return false
      }
      block = parent
    }
  }
}
