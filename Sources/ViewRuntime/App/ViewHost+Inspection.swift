/// A wrapper of a view on screen, looked at from outside.
package struct InspectedState {
  package let node: NodeReference
  /// What reading the property gives now.
  package let value: Any
}

extension ViewHost {
  /// Blocks that exist, each the memory of a row, a branch or the like.
  ///
  /// - Complexity: O(places).
  package var blockCount: Int { root.map(blockCount(in:)) ?? 0 }

  private func blockCount(in block: Block) -> Int {
    var count = 1
    for index in 0..<Int32(block.shape.entries.count) {
      let node = NodeReference(block, index)
      guard node.mask.contains(.isMounted) else { continue }
      block.entry(index).pointee.kind.forEachChild(node) { count += blockCount(in: $0) }
    }
    return count
  }

  /// What a property of the living views of a type holds, without reading it
  /// for anybody.
  ///
  /// - Parameters:
  ///   - view: As printed, generic arguments left out.
  ///   - property: As written: `count`, not `_count`.
  ///   - text: Leaves only views that show this text; nil for all.
  /// - Returns: One entry a view, in the order of the tree.
  package func states(of view: String, property: String, showing text: String?)
    -> [InspectedState]
  {
    guard let root else { return [] }
    var found: [InspectedState] = []
    var shown: [LayoutNode] = []
    if let text { shown = targets().filter { $0.semantics.label == text }.map(\.layout) }
    forEachComposite(in: root) { node, composite in
      guard composite.type.name.prefix(while: { $0 != "<" }) == view else { return }
      guard text == nil || shown.contains(where: { isInside($0, node) }) else { return }
      let value = node.block.value(node.entry)
      let slots = node.block.slots(node.entry)
      for (index, field) in composite.type.properties.enumerated()
      where field.name == "_\(property)" {
        guard let held = field.behavior.value(value + field.offset, slot: slots[index]) else {
          continue
        }
        found.append(InspectedState(node: node, value: held))
      }
    }
    return found
  }

  private func forEachComposite(in block: Block, _ body: (NodeReference, Composite) -> Void) {
    for index in 0..<Int32(block.shape.entries.count) {
      let entry = block.entry(index)
      let node = NodeReference(block, index)
      switch entry.pointee.role {
      case .composite:
        guard node.mask.contains(.isMounted) else { continue }
        body(node, unsafeDowncast(entry.pointee.kind, to: Composite.self))
      case .element, .dynamic:
        entry.pointee.kind.forEachChild(node) { forEachComposite(in: $0, body) }
      }
    }
  }

  /// Whether something laid out stands in the body of a view.
  private func isInside(_ layout: LayoutNode, _ view: NodeReference) -> Bool {
    guard let inner = LayoutLink.of(layout)?.node, inner.isAlive else { return false }
    var node = queue.composite(owning: inner)
    while node.entry >= 0 {
      if node == view { return true }
      node = queue.composite(owning: node)
    }
    return false
  }
}
