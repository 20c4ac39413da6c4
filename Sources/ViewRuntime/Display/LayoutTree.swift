import Foundation
import TraceModel

/// Keeps the tree of layout nodes in step with the tree of blocks.
///
/// Layout nodes exist only for what has a size: stacks, leaves, modifiers such
/// as padding. They are made when they are first laid out, and afterwards only
/// what changed is looked at: elements whose rule may differ, and places whose
/// children came or went.
@MainActor
package final class LayoutTree {
  package let engine = LayoutEngine()
  package let root: LayoutNode
  /// What the app itself shows, while something is presented over it.
  private let app: LayoutNode
  unowned let host: ViewHost
  /// What made the next layout necessary, as far as it is known: the first of
  /// the changes since the last one.
  var cause: NodeReference?

  init(_ host: ViewHost) {
    self.host = host
    defer { host.reconciler.layoutTree = self }
    root = LayoutNode(PassthroughRule(), in: engine)
    app = LayoutNode(PassthroughRule(), in: engine)
    engine.report = { [unowned host] problem, node in
      let link = LayoutLink.of(node)
      host.reporter.message(
        problem.text,
        node: link.map { host.queue.composite(owning: $0.node) }
      )
    }
  }

  /// Takes over what changed and lays out what is invalid.
  func update(_ reason: LayoutReason) {
    takeOverChanges()
    let cause = cause
    self.cause = nil
    let reporter = host.reporter
    setCounting(reporter.isRecording)
    let start = reporter.isRecording ? reporter.clock() : 0
    let counts = engine.layout(root: root, size: host.size, safeArea: host.safeArea)
    host.reconciler.finishRows()
    for node in engine.placedScrolls { ScrollLink.of(node)?.placed(node) }
    guard reporter.isRecording, counts.asked + counts.placed > 0 else { return }
    report(counts, reason, cause, duration: Int64(reporter.clock() - start))
  }

  /// Takes over what a content that layout ran has changed.
  func takeOverChangesOfContent() {
    if host.queue.hasLayoutChanges { takeOverChanges() }
  }

  private func takeOverChanges() {
    let queue = host.queue
    if root.children.isEmpty || queue.isScreenChanged { refreshRoot() }
    queue.isScreenChanged = false
    for node in queue.takeStructureChanges() where node.isAlive {
      noteCause(node) { refreshContainer(above: node) }
    }
    for node in queue.takeChangedContainers() where node.isAlive {
      noteCause(node) { refreshContent(of: node) }
    }
    for node in queue.takeChangedLayouts() where node.isAlive {
      noteCause(node) { refreshRule(of: node) }
    }
  }

  /// Runs `change`, which is the cause of the next layout if it is the first
  /// that makes one necessary.
  private func noteCause(_ node: NodeReference, _ change: () -> Void) {
    let before = engine.invalidations
    change()
    if cause == nil, engine.invalidations != before { cause = node }
  }

  /// What takes touches: the topmost presentation, else all of the screen.
  package var front: LayoutNode {
    host.queue.presentations.all.isEmpty ? root : root.children.last ?? root
  }

  // MARK: Scrolling

  var rootBlock: Block? { host.root }

  /// Lays out what a scroll has uncovered: a transaction of its own.
  func layOutScrolled() { host.layOut(.scroll) }

  // MARK: Collecting

  /// The layout nodes of the entries in a range, branches and lists included.
  func collect(_ block: Block, _ first: Int32, _ end: Int32, _ nodes: inout [LayoutNode]) {
    var index = first
    while index < end {
      let entry = block.entry(index)
      var next = index + 1
      if block.record(index).pointee.mask.contains(.isMounted) {
        switch entry.pointee.role {
        case .composite:
          break
        case .element:
          let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
          if element.layoutRole == .detached {
            next = entry.pointee.end
          } else if element.layoutRole != .none {
            nodes += layoutNodes(of: NodeReference(block, index), element)
            next = entry.pointee.end
          }
        case .dynamic:
          entry.pointee.kind.forEachChild(NodeReference(block, index)) { child in
            collect(child, 0, Int32(child.shape.entries.count), &nodes)
          }
        }
      }
      index = next
    }
  }

  /// The layout nodes that an element stands for; made when first asked for.
  func layoutNodes(of node: NodeReference, _ element: Element) -> [LayoutNode] {
    if let link = LayoutLink.of(node) { return link.nodes }
    let link = LayoutLink.made(for: node)
    fill(link, element)
    return link.nodes
  }

  /// Gives an element's layout nodes their children.
  ///
  /// - Returns: Whether the element stands for other nodes than before.
  @discardableResult
  private func fill(_ link: LayoutLink, _ element: Element) -> Bool {
    let node = link.node
    var children: [LayoutNode] = []
    if let own = element.layoutChildren(node, self) {
      children = own
    } else if element.layoutRole != .leaf, element.laziness != true {
      let end = node.block.entry(node.entry).pointee.end
      collect(node.block, node.entry + 1, end, &children)
      if !element.presentsChildren {
        element.forEachChild(node) { child in
          collect(child, 0, Int32(child.shape.entries.count), &children)
        }
      }
    }
    let old = link.nodes
    if element.layoutRole == .modifier {
      let layers = children.suffix(element.layerCount)
      let known = Dictionary(
        old.compactMap { node in node.child.map { (ObjectIdentifier($0), node) } },
        uniquingKeysWith: { first, _ in first }
      )
      link.nodes = children.dropLast(element.layerCount).enumerated().map { index, child in
        let node = known[ObjectIdentifier(child)] ?? makeNode(element, link)
        // The layers stand once, however many views are modified.
        node.setChildren(index == 0 ? [child] + layers : [child])
        return node
      }
      link.disown(old)
      if old.elementsEqual(link.nodes, by: ===) { return false }
      element.layoutNodesChanged(node)
      return true
    }
    if link.nodes.isEmpty { link.nodes = [makeNode(element, link)] }
    link.nodes[0].setChildren(children)
    return old.isEmpty
  }

  func makeNode(_ element: Element, _ link: LayoutLink) -> LayoutNode {
    let layout = LayoutNode(element.layoutRule(link.node), in: engine, owner: link.mark)
    prepare(layout, link.node, element)
    return layout
  }

  private func prepare(_ layout: LayoutNode, _ node: NodeReference, _ element: Element) {
    layout.layoutDirection = node.environment.layoutDirection
    element.prepare(layout, node)
  }

  private func refreshRoot() {
    let queue = host.queue
    guard let block = host.root else { return }
    var nodes: [LayoutNode] = []
    collect(block, 0, Int32(block.shape.entries.count), &nodes)
    // Several views at the root stand below each other.
    let rule: any LayoutRule = nodes.count > 1 ? StackRule(vertical: .center) : PassthroughRule()
    let presentations = queue.presentations.all
    if presentations.isEmpty {
      root.setRule(rule)
      root.setChildren(nodes)
      return
    }
    root.setRule(ScreenRule())
    app.setRule(rule)
    app.setChildren(nodes)
    root.setChildren([app] + presentations.map { $0.layOut(self) })
  }

  /// The children of a place changed: asks whoever lays them out again.
  private func refreshContainer(above node: NodeReference) {
    guard let (container, element, isPresented) = container(above: node) else {
      refreshRoot()
      return
    }
    if isPresented {
      host.queue.presentations.contentChanged(of: container, self)
      return
    }
    guard let link = LayoutLink.of(container) else {
      // Around nothing a modifier is not laid out, and may be around rows now.
      if element.layoutRole == .modifier { refreshContainer(above: container) }
      return
    }
    if element.laziness == true {
      element.rowsChanged(container, at: node)
      return
    }
    if link.holdsRows {
      refreshContainer(above: container)
      return
    }
    if fill(link, element) { refreshContainer(above: container) }
  }

  /// The children of an element changed that says itself which those are.
  func refreshContent(of node: NodeReference) {
    guard let link = LayoutLink.of(node) else { return }
    let element = unsafeDowncast(node.block.entry(node.entry).pointee.kind, to: Element.self)
    if fill(link, element) { refreshContainer(above: node) }
  }

  /// The nearest element above that has a part in layout.
  ///
  /// `isPresented` where the place is part of what that element presents.
  private func container(
    above node: NodeReference
  ) -> (node: NodeReference, element: Element, isPresented: Bool)? {
    var block = node.block
    var entry = block.entry(node.entry).pointee.parent
    while true {
      while entry >= 0 {
        let place = block.entry(entry)
        if place.pointee.role == .element {
          let element = unsafeDowncast(place.pointee.kind, to: Element.self)
          if element.layoutRole != .none {
            return (NodeReference(block, entry), element, false)
          }
        }
        entry = place.pointee.parent
      }
      guard let parent = block.header.pointee.parent else { return nil }
      entry = block.header.pointee.parentEntry
      if parent.entry(entry).pointee.role == .dynamic {
        entry = parent.entry(entry).pointee.parent
      } else {
        let element = unsafeDowncast(parent.entry(entry).pointee.kind, to: Element.self)
        if element.presentsChildren { return (NodeReference(parent, entry), element, true) }
      }
      block = parent
    }
  }

  // MARK: Rules

  private func refreshRule(of node: NodeReference) {
    guard let link = LayoutLink.of(node) else { return }
    let element = unsafeDowncast(node.block.entry(node.entry).pointee.kind, to: Element.self)
    for layout in link.nodes {
      layout.setRule(element.layoutRule(node))
      prepare(layout, node, element)
      layout.setNeedsDisplay()
    }
  }
}
