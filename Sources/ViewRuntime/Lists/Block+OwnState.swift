extension Block {
  /// Whether views in it hold something that they would not have again if they
  /// were made anew: state that was written, an object, a scrolled place.
  ///
  /// - Complexity: O(places below), up to the first that does.
  @MainActor var holdsOwnState: Bool {
    for index in 0..<Int32(shape.entries.count) {
      let node = NodeReference(self, index)
      guard node.mask.contains(.isMounted) else { continue }
      let kind = entry(index).pointee.kind
      switch kind.role {
      case .composite:
        let slots = slots(index)
        for (place, property) in kind.type.properties.enumerated()
        where property.behavior.holdsOwnState(slots[place]) { return true }
      case .element where LayoutLink.of(node)?.nodes.contains { $0.scrollOffset != .zero } == true:
        return true
      case .element, .dynamic: break
      }
      var isFound = false
      kind.forEachChild(node) { if !isFound { isFound = $0.holdsOwnState } }
      if isFound { return true }
    }
    return false
  }
}
