extension NodeReference {
  /// What the element here means, with all that accessibility modifiers say of
  /// it.
  ///
  /// Such a modifier speaks of the outermost meanings in its content: of a
  /// button, not of the text in it. A view that means nothing by itself means
  /// what they say.
  @MainActor var describedSemantics: Semantics? {
    let kind = block.entry(entry).pointee.kind
    guard kind.role == .element else { return nil }
    let element = unsafeDowncast(kind, to: Element.self)
    let own = element.semantics(self)
    guard own != nil || element.layoutRole == .leaf else { return nil }
    var semantics = own ?? Semantics(.other)
    forEachElementAbove { element, node, _ in
      if element.layoutRole != .none, element.semantics(node) != nil { return false }
      element.describe(&semantics, node)
      return true
    }
    if own == nil, semantics.label == nil, semantics.identifier == nil { return nil }
    return semantics
  }

  /// Whether nothing above keeps the place from being seen.
  @MainActor var isVisible: Bool {
    var isVisible = true
    forEachElementAbove { element, node, _ in
      if element.isInvisible(node) { isVisible = false }
      return isVisible
    }
    return isVisible
  }
}
