extension Reconciler {
  /// Values of the environment changed that show without any body: marks the
  /// display leaves below that show them.
  ///
  /// A nearer writer of the same key hides the change from what is below it.
  ///
  /// - Complexity: O(places below).
  func displayEnvironmentChanged(below node: NodeReference, _ keys: [DisplayKey]) {
    let end = node.block.entry(node.entry).pointee.end
    markDisplay(node.block, node.entry + 1, end, keys)
    forEachChild(of: node) { markDisplay($0, keys) }
  }

  /// The same for a whole block: values of the root changed.
  func displayEnvironmentChanged(in block: Block, _ keys: [DisplayKey]) {
    markDisplay(block, keys)
  }

  private func markDisplay(_ block: Block, _ keys: [DisplayKey]) {
    markDisplay(block, 0, Int32(block.shape.entries.count), keys)
  }

  private func markDisplay(_ block: Block, _ first: Int32, _ end: Int32, _ keys: [DisplayKey]) {
    var index = first
    while index < end {
      let entry = block.entry(index)
      let node = NodeReference(block, index)
      index += 1
      guard block.record(node.entry).pointee.mask.contains(.isMounted) else { continue }
      if entry.pointee.role == .element {
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        markDisplay(node, element, keys)
        if element.writesEnvironment {
          let written = block.environmentWritten(by: node.entry).overrides
          let rest = keys.filter { key in !written.contains { $0.key == key.key } }
          if rest.count < keys.count {
            index = entry.pointee.end
            if !rest.isEmpty { markDisplay(block, node.entry + 1, index, rest) }
            continue
          }
        }
      }
      forEachChild(of: node) { markDisplay($0, keys) }
    }
  }

  private func markDisplay(_ node: NodeReference, _ element: Element, _ keys: [DisplayKey]) {
    let changed = keys.reduce(into: _DisplayAttributes()) { $0.formUnion($1.attributes) }
    let shown = element.shownAttributes(node)
    let isLaidOut = element.layoutRole != .none
    if !changed.isDisjoint(with: shown) {
      if element.isDisplayLeaf { noteLeafChange(node) } else { visibleChanges += 1 }
    } else if !isLaidOut || !changed.contains(.geometry) {
      return
    }
    if isLaidOut { queue.changedLayouts.append(node) }
  }

  private func forEachChild(of node: NodeReference, _ body: (Block) -> Void) {
    node.block.entry(node.entry).pointee.kind.forEachChild(node, body)
  }
}
