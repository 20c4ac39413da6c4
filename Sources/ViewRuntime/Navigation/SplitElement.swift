import Foundation

/// A split view on screen.
final class SplitElement: Element {
  /// Which column a narrow screen shows.
  final class State {
    var column = 0
  }

  private func state(_ node: NodeReference) -> State? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: State.self)
    }
  }

  private func behavior(_ node: NodeReference) -> _SplitBehavior {
    node.value(as: _SplitBehavior.self)
  }

  private func isWide(_ node: NodeReference) -> Bool {
    node.environment.horizontalSizeClass == .regular
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  // MARK: Keeping up

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    let state = State()
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(state)
    state.column = read(node, reconciler) ?? 0
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    if let column = read(node, reconciler) { show(column, node, reconciler) }
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    if let column = read(node, reconciler) { show(column, node, reconciler) }
  }

  private func read(_ node: NodeReference, _ reconciler: Reconciler) -> Int? {
    behavior(node).compactColumn.map { binding in
      reconciler.read(node) { binding.wrappedValue.index }
    }
  }

  /// A link led out of its column, or the way back was taken.
  func go(to column: Int, _ node: NodeReference) {
    guard node.isAlive, !isWide(node), let reconciler = Runtime.shared.queue?.reconciler else {
      return
    }
    if let binding = behavior(node).compactColumn {
      binding.wrappedValue = NavigationSplitViewColumn(index: column)
    } else {
      show(column, node, reconciler)
      // Nothing was written: the next update lays out what is shown now.
      reconciler.queue.enqueueMark(node, .foreign, write: .none)
    }
  }

  private func show(_ column: Int, _ node: NodeReference, _ reconciler: Reconciler) {
    guard let state = state(node), state.column != column else { return }
    let old = state.column
    state.column = column
    reconciler.queue.changedContainers.append(node)
    guard !isWide(node), reconciler.isShown(node) else { return }
    let columns = columns(node)
    if columns.indices.contains(column) { reconciler.setAppeared(true, at: columns[column]) }
    if columns.indices.contains(old) { reconciler.setAppeared(false, at: columns[old]) }
  }

  /// The way back from a column that a link led to.
  func back(_ node: NodeReference) -> (@MainActor () -> Void)? {
    guard !isWide(node), let column = state(node)?.column, column > 0 else { return nil }
    let previous = column == 2 && !behavior(node).hasContent ? 0 : column - 1
    return { [self] in go(to: previous, node) }
  }

  // MARK: Columns

  /// The places of the columns, in order.
  private func columns(_ node: NodeReference) -> [NodeReference] {
    var found: [NodeReference] = []
    var index = node.entry + 1
    let end = node.block.entry(node.entry).pointee.end
    while index < end {
      found.append(NodeReference(node.block, index))
      index = node.block.entry(index).pointee.end
    }
    return found
  }

  fileprivate func hidesColumn(_ column: Int, _ node: NodeReference) -> Bool {
    if column == 1, !behavior(node).hasContent { return true }
    return !isWide(node) && state(node)?.column != column
  }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { SplitRule() }

  override func layoutChildren(_ node: NodeReference, _ tree: LayoutTree) -> [LayoutNode]? {
    var nodes: [LayoutNode] = []
    for (index, column) in columns(node).enumerated() where !hidesColumn(index, node) {
      guard let element = column.block.entry(column.entry).pointee.kind as? Element else {
        continue
      }
      nodes += tree.layoutNodes(of: column, element)
    }
    return nodes
  }
}

/// A column: a navigation stack without a path.
final class ColumnElement: NavigationStackElement {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(TypeInfo.of(Void.self))
  }

  override func path(_ node: NodeReference) -> PathBinding? { nil }

  private func split(_ node: NodeReference) -> (SplitElement, NodeReference)? {
    let place = NodeReference(node.block, node.block.entry(node.entry).pointee.parent)
    return (node.block.entry(place.entry).pointee.kind as? SplitElement).map { ($0, place) }
  }

  override func hides(_ content: Block?, _ node: NodeReference) -> Bool {
    if let (split, place) = split(node), split.hidesColumn(index, place) { return true }
    return super.hides(content, node)
  }

  override func goOut(_ node: NodeReference) -> Bool {
    guard let (split, place) = split(node) else { return false }
    split.go(to: 2, place)
    return true
  }
}

/// Columns side by side; one alone takes all of the width.
struct SplitRule: LayoutRule, Equatable {
  private static let width: CGFloat = 320

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: node.child?.size(proposing: proposal) ?? .zero)
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    var x: CGFloat = 0
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      let width = isLast ? max(size.width - x, 0) : min(Self.width, size.width - x)
      node.put(
        child,
        at: CGPoint(x: x, y: 0),
        proposing: ProposedViewSize(width: width, height: size.height)
      )
      x += width
    }
  }
}
