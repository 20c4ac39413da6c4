extension NodeReference {
  /// The texts that stand in a control, as it is called by them.
  @MainActor var innerText: String? {
    var texts: [String] = []
    collect(&texts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The texts that are inlined in a place, without what it presents.
  @MainActor var inlineText: String? {
    var texts: [String] = []
    Self.collect(block, entry + 1, block.entry(entry).pointee.end, &texts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The same for all that a block shows.
  @MainActor static func innerText(of block: Block) -> String? {
    var texts: [String] = []
    collect(block, &texts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  @MainActor private func collect(_ texts: inout [String]) {
    Self.collect(block, entry + 1, block.entry(entry).pointee.end, &texts)
    block.entry(entry).pointee.kind.forEachChild(self) { Self.collect($0, &texts) }
  }

  @MainActor private static func collect(_ block: Block, _ texts: inout [String]) {
    collect(block, 0, Int32(block.shape.entries.count), &texts)
  }

  @MainActor private static func collect(
    _ block: Block,
    _ first: Int32,
    _ end: Int32,
    _ texts: inout [String]
  ) {
    for index in first..<end {
      guard block.record(index).pointee.mask.contains(.isMounted) else { continue }
      let node = NodeReference(block, index)
      let kind = block.entry(index).pointee.kind
      if let element = kind as? Element, let semantics = element.semantics(node),
        semantics.role == .text, let label = semantics.label
      {
        texts.append(label)
      }
      kind.forEachChild(node) { collect($0, &texts) }
    }
  }
}
