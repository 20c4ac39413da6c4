/// A modifier around the views of a lazy container's content: around each
/// view, as it comes.
@MainActor
struct RowWrapper {
  let place: NodeReference
  let element: Element

  /// Puts a view into a layout node of the modifier.
  func wrap(_ child: LayoutNode, _ tree: LayoutTree) -> LayoutNode {
    let link = LayoutLink.made(for: place)
    link.holdsRows = true
    let node = tree.makeNode(element, link)
    node.setChildren([child])
    link.nodes.append(node)
    return node
  }

  /// Forgets a node that `wrap` made.
  func unwrap(_ node: LayoutNode) {
    node.owner = 0
    guard place.isAlive, let link = LayoutLink.of(place) else { return }
    link.nodes.removeAll { $0 === node }
    element.layoutNodesChanged(place)
  }
}

/// What a view is in a list.
enum RowPart {
  case row
  case header
  case footer
}

/// Where the views of some segment stand.
@MainActor
struct RowContext {
  /// Modifiers around them, inner ones first.
  var wrappers: [RowWrapper] = []
  var part = RowPart.row
}

/// The layout nodes by which a lazy container knows its views: each in the
/// modifiers that stand around all of them.
@MainActor
final class RowNodes {
  private let tree: LayoutTree
  private let style: ListRowStyle?
  private var known: [ObjectIdentifier: Known] = [:]
  private var generation = 0

  private struct Known {
    let view: LayoutNode
    let outer: LayoutNode
    let wrapped: [(RowWrapper, LayoutNode)]
    /// What a list's row means, which its layout node leads to.
    let link: LayoutLink?
    /// Of the content that it was last found in; nil for a row's, which is
    /// forgotten with the row.
    var generation: Int?
  }

  /// `style` is what a list puts around its rows.
  init(_ tree: LayoutTree, _ style: ListRowStyle?) {
    self.tree = tree
    self.style = style
  }

  var engine: LayoutEngine { tree.engine }

  var empty: LayoutNode { LayoutNode(EmptyRule(), in: tree.engine) }

  /// The views of a block, in what stands around them.
  func nodes(of block: Block, _ context: RowContext) -> [LayoutNode] {
    var views: [LayoutNode] = []
    tree.collect(block, 0, Int32(block.shape.entries.count), &views)
    return views.map { view in
      var context = context
      if style != nil, let part = part(of: view) { context.part = part }
      return outer(of: view, in: block, context, generation: nil)
    }
  }

  /// What part of a section a view of a row is; nil where it is none.
  private func part(of view: LayoutNode) -> RowPart? {
    var next: LayoutNode? = view
    while let node = next, LayoutLink.of(node) == nil { next = node.child }
    guard let place = next.flatMap({ LayoutLink.of($0) })?.node, place.isAlive else { return nil }
    var part: RowPart?
    place.forEachElementAbove { element, _, _ in
      part = element.rowPart
      return part == nil && element.laziness != true
    }
    return part
  }

  /// The views of an element that exists as long as the content does.
  func nodes(of place: NodeReference, _ element: Element, _ context: RowContext) -> [LayoutNode] {
    tree.layoutNodes(of: place, element).map {
      outer(of: $0, in: nil, context, generation: generation)
    }
  }

  private func outer(
    of view: LayoutNode,
    in row: Block?,
    _ context: RowContext,
    generation: Int?
  ) -> LayoutNode {
    let key = ObjectIdentifier(view)
    if let found = known[key] {
      known[key]?.generation = generation
      if let style { found.outer.setRule(style.rule(context.part, row)) }
      return found.outer
    }
    if context.wrappers.isEmpty, style == nil { return view }
    var outer = view
    var wrapped: [(RowWrapper, LayoutNode)] = []
    for wrapper in context.wrappers {
      outer = wrapper.wrap(outer, tree)
      wrapped.append((wrapper, outer))
    }
    var link: LayoutLink?
    if let style { (outer, link) = listRow(outer, row, context, style) }
    known[key] = Known(
      view: view,
      outer: outer,
      wrapped: wrapped,
      link: link,
      generation: generation
    )
    return outer
  }

  /// What a list puts around one of its rows.
  private func listRow(
    _ content: LayoutNode,
    _ row: Block?,
    _ context: RowContext,
    _ style: ListRowStyle
  ) -> (LayoutNode, LayoutLink?) {
    let node = LayoutNode(style.rule(context.part, row), in: tree.engine)
    node.layoutDirection = content.layoutDirection
    node.setChildren([content])
    guard let row, context.part == .row else { return (node, nil) }
    let link = LayoutLink(style.list)
    let block = NodeReference(row, -1)
    link.semantics = { block.isAlive ? style.semantics(block.block) : nil }
    link.nodes = [node]
    node.owner = link.mark
    return (node, link)
  }

  /// Walks content anew, and forgets what is no longer found in it.
  func renew<Result>(_ walk: () -> Result) -> Result {
    generation += 1
    let result = walk()
    for (key, node) in known {
      if let found = node.generation, found != generation { forget(key) }
    }
    return result
  }

  /// Forgets the nodes around a row's views.
  func forget(_ nodes: [LayoutNode]) {
    guard !known.isEmpty else { return }
    for node in nodes {
      var view = node
      while known[ObjectIdentifier(view)] == nil {
        guard let child = view.child else { return }
        view = child
      }
      forget(ObjectIdentifier(view))
    }
  }

  private func forget(_ key: ObjectIdentifier) {
    guard let node = known.removeValue(forKey: key) else { return }
    for (wrapper, made) in node.wrapped { wrapper.unwrap(made) }
    if node.link != nil { node.outer.owner = 0 }
  }
}
