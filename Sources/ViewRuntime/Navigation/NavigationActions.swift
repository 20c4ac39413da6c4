extension ViewHost {
  /// Leaves the page on top of the innermost stack on the screen; nil where
  /// there is no page to leave.
  package var backAction: (@MainActor () -> Void)? {
    var found: (@MainActor () -> Void)?
    forEachElement { element, node in
      if let back = (element as? SplitElement)?.back(node) { found = back }
      guard let model = (element as? NavigationStackElement)?.model(node) else { return }
      if !model.shown.isEmpty { found = { model.pop() } }
    }
    return found
  }

  /// Calls back for the elements that are laid out on the screen, those that
  /// lie further back first.
  func forEachElement(_ body: (Element, NodeReference) -> Void) {
    func walk(_ layout: LayoutNode) {
      if let link = LayoutLink.of(layout), link.node.isAlive,
        let element = link.node.block.entry(link.node.entry).pointee.kind as? Element
      {
        body(element, link.node)
      }
      for child in layout.childrenBackToFront { walk(child) }
    }
    walk(layoutTree.front)
  }
}
