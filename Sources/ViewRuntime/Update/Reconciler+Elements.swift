import TraceModel

extension Reconciler {
  // MARK: Reading

  /// Reads values for an element of the runtime's own, which is told by
  /// `Element.dependencyChanged` when one of them changes.
  ///
  /// A control reads its binding so: the view that passed it is not run when
  /// it never reads it itself (rule 17).
  func read<Value>(_ node: NodeReference, _ body: () -> Value) -> Value {
    var evaluation = Evaluation(
      node: node,
      owner: node,
      composite: nil,
      mask: [],
      observed: [],
      outer: Runtime.shared.evaluation
    )
    var value: Value?
    withUnsafeMutablePointer(to: &evaluation) { evaluation in
      Runtime.shared.evaluation = evaluation
      queue.tracker.trackElement(node) { value = body() }
      Runtime.shared.evaluation = evaluation.pointee.outer
    }
    guard let value else { preconditionFailure("the tracker runs what it is given") }
    return value
  }

  /// Something that an element read has changed.
  func update(_ node: NodeReference, _ element: Element) {
    node.mask.subtract(.causes)
    _ = queue.tracker.takeFired(node)
    _ = queue.takeWrites(behind: node)
    element.dependencyChanged(node, self)
  }

  // MARK: Appearance

  /// Whether no container above keeps a place from being seen.
  ///
  /// - Complexity: O(depth).
  func isShown(_ node: NodeReference) -> Bool {
    var block = node.block
    var entry = block.entry(node.entry).pointee.parent
    var content: Block?
    while true {
      while entry >= 0 {
        if block.entry(entry).pointee.role == .element {
          let element = unsafeDowncast(block.entry(entry).pointee.kind, to: Element.self)
          if content != nil, element.presentsChildren { return true }
          if element.hides(content, NodeReference(block, entry)) { return false }
        }
        content = nil
        entry = block.entry(entry).pointee.parent
      }
      if block.header.pointee.mask.contains(.isOutOfSight) { return false }
      guard let parent = block.header.pointee.parent else { return true }
      content = block
      entry = block.header.pointee.parentEntry
      block = parent
    }
  }

  /// Tells everything in a block that it has come onto the screen or left it,
  /// inner places before outer ones; what a container below hides is left out.
  func setAppeared(_ isAppeared: Bool, _ block: Block) {
    if isAppeared, block.header.pointee.mask.contains(.isOutOfSight) { return }
    setAppeared(isAppeared, block, 0, Int32(block.shape.entries.count))
  }

  /// The same for what is inlined in one place.
  func setAppeared(_ isAppeared: Bool, at place: NodeReference) {
    setAppeared(
      isAppeared,
      place.block,
      place.entry + 1,
      place.block.entry(place.entry).pointee.end
    )
  }

  func setAppeared(_ isAppeared: Bool, _ block: Block, _ first: Int32, _ end: Int32) {
    var index = first
    while index < end {
      let node = NodeReference(block, index)
      let entry = block.entry(index)
      index = entry.pointee.role == .composite ? index + 1 : entry.pointee.end
      guard block.record(node.entry).pointee.mask.contains(.isMounted) else { continue }
      switch entry.pointee.role {
      case .composite:
        break
      case .dynamic:
        entry.pointee.kind.forEachChild(node) { setAppeared(isAppeared, $0) }
      case .element:
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        if !element.hides(nil, node) { setAppeared(isAppeared, block, node.entry + 1, index) }
        // What is presented stays on the screen, whatever becomes of its presenter.
        element.forEachChild(node) { child in
          if !element.presentsChildren, !element.hides(child, node) {
            setAppeared(isAppeared, child)
          }
        }
        if isAppeared { element.appear(node, self) } else { element.disappear(node, self) }
      }
    }
  }
}
