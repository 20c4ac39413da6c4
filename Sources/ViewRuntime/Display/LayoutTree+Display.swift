extension LayoutTree {
  /// What a place shows, or does to the look of the views in it, is another
  /// now.
  ///
  /// - Complexity: O(1) for what has a part in layout, else O(places in it down
  ///   to the views that it is round).
  func setNeedsDisplay(_ node: NodeReference) {
    let kind = node.block.entry(node.entry).pointee.kind
    guard kind.role == .element else { return }
    let element = unsafeDowncast(kind, to: Element.self)
    for layout in LayoutLink.of(node)?.nodes ?? [] { layout.setNeedsDisplay() }
    guard element.layoutRole == .none else { return }
    setNeedsDisplay(node.block, node.entry + 1, node.block.entry(node.entry).pointee.end)
    if !element.presentsChildren { setNeedsDisplayInBlocks(of: node) }
  }

  private func setNeedsDisplay(_ block: Block, _ first: Int32, _ end: Int32) {
    var index = first
    while index < end {
      let entry = block.entry(index)
      let node = NodeReference(block, index)
      index += 1
      guard block.record(node.entry).pointee.mask.contains(.isMounted) else { continue }
      switch entry.pointee.role {
      case .composite: break
      case .dynamic: setNeedsDisplayInBlocks(of: node)
      case .element:
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        if element.layoutRole == .none {
          if !element.presentsChildren { setNeedsDisplayInBlocks(of: node) }
          continue
        }
        for layout in LayoutLink.of(node)?.nodes ?? [] { layout.setNeedsDisplay() }
        index = entry.pointee.end
      }
    }
  }

  private func setNeedsDisplayInBlocks(of node: NodeReference) {
    node.block.entry(node.entry).pointee.kind.forEachChild(node) { block in
      setNeedsDisplay(block, 0, Int32(block.shape.entries.count))
    }
  }
}
