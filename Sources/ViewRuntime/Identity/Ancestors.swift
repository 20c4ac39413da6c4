extension NodeReference {
  /// Calls back for each element above, nearest first, as long as it says so;
  /// with whether the place lies in a block that the element holds.
  @MainActor func forEachElementAbove(
    _ body: (_ element: Element, _ place: NodeReference, _ holdsBlock: Bool) -> Bool
  ) {
    var block = block
    var holder: Int32 = -1
    var entry = block.entry(entry).pointee.parent
    while true {
      while entry >= 0 {
        let place = block.entry(entry)
        if place.pointee.role == .element {
          let element = unsafeDowncast(place.pointee.kind, to: Element.self)
          guard body(element, NodeReference(block, entry), entry == holder) else { return }
        }
        entry = place.pointee.parent
      }
      guard let parent = block.header.pointee.parent else { return }
      entry = block.header.pointee.parentEntry
      block = parent
      holder = entry
      // An element may hold blocks itself; a dynamic place is none.
      if entry >= 0, block.entry(entry).pointee.role == .dynamic {
        entry = block.entry(entry).pointee.parent
      }
    }
  }
}
