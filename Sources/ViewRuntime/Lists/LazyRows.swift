import Foundation

/// The rows of one lazy container: the elements of the lists in it, and the
/// other views, in order.
///
/// A row that scrolls out of sight is told so, is not updated any more, and is
/// kept for some updates before it ends with its state (rule 45).
///
/// Sound as `Sendable` although unchecked: it is made by the reconciler and
/// asked by layout, both on the main thread, and nobody else knows it.
final class LazyRows: LazySource, @unchecked Sendable {
  /// Updates for which a row out of sight is kept.
  static let updatesKept: UInt32 = 8

  /// A run of rows of one origin.
  private enum Segment {
    /// Views that stand in the container by themselves; they always exist.
    case views([LayoutNode])
    /// The elements of a list.
    case list(NodeReference, ListContent)
  }

  private let node: NodeReference
  private unowned let reconciler: Reconciler
  private var segments: [Segment]?
  /// Made for rows that are not just one view; by the block's serial number.
  private var groups: [UInt32: LayoutNode] = [:]
  /// Rows out of sight: since which layout.
  private var hidden: [Hidden] = []

  private struct Hidden {
    let row: NodeReference
    let since: UInt32
  }

  init(_ node: NodeReference, _ reconciler: Reconciler) {
    self.node = node
    self.reconciler = reconciler
  }

  /// Lists and views may have come, gone or changed.
  func contentChanged() {
    segments = nil
    groups = [:]
  }

  // MARK: LazySource; layout runs on the main thread only.

  var count: Int {
    MainActor.assumeIsolated {
      currentSegments.reduce(0) { $0 + count(of: $1) }
    }
  }

  func node(at index: Int) -> LayoutNode {
    MainActor.assumeIsolated { Handed(node: row(at: index)) }.node
  }

  /// Sound although unchecked: the node does not leave the main thread, only
  /// the compiler's view of it.
  private struct Handed: @unchecked Sendable {
    let node: LayoutNode
  }

  @MainActor private func row(at index: Int) -> LayoutNode {
    guard let (segment, position) = find(index) else {
      return LayoutNode(EmptyRule(), in: engine)
    }
    switch segment {
    case .views(let nodes): return nodes[position]
    case .list(let place, let list): return row(list, place, at: position)
    }
  }

  func show(_ rows: Range<Int>) {
    MainActor.assumeIsolated {
      var start = 0
      for segment in currentSegments {
        let count = count(of: segment)
        if case .list(let place, _) = segment {
          let low = min(max(rows.lowerBound - start, 0), count)
          let high = min(max(rows.upperBound - start, 0), count)
          show(low..<max(low, high), of: place)
        }
        start += count
      }
      dropHidden()
    }
  }

  // MARK: Segments

  @MainActor private var currentSegments: [Segment] {
    if let segments { return segments }
    var found: [Segment] = []
    let end = node.block.entry(node.entry).pointee.end
    collect(node.block, node.entry + 1, end, &found)
    segments = found
    return found
  }

  @MainActor
  private func collect(
    _ block: Block,
    _ first: Int32,
    _ end: Int32,
    _ found: inout [Segment]
  ) {
    var index = first
    while index < end {
      let place = NodeReference(block, index)
      let entry = block.entry(index)
      index += 1
      guard block.record(place.entry).pointee.mask.contains(.isMounted) else { continue }
      switch entry.pointee.role {
      case .composite:
        break
      case .element:
        let element = unsafeDowncast(entry.pointee.kind, to: Element.self)
        guard element.layoutRole != .none else { continue }
        index = entry.pointee.end
        if element.layoutRole == .detached { continue }
        let nodes = reconciler.layoutTree?.layoutNodes(of: place, element) ?? []
        if !nodes.isEmpty { found.append(.views(nodes)) }
      case .dynamic:
        if let list = entry.pointee.kind as? ListContent {
          found.append(.list(place, list))
        } else {
          entry.pointee.kind.forEachChild(place) {
            collect($0, 0, Int32($0.shape.entries.count), &found)
          }
        }
      }
    }
  }

  @MainActor private func count(of segment: Segment) -> Int {
    switch segment {
    case .views(let nodes): nodes.count
    case .list(let place, _): ListContent.rows(place)?.blocks.count ?? 0
    }
  }

  @MainActor private func find(_ index: Int) -> (Segment, Int)? {
    var position = index
    for segment in currentSegments {
      let count = count(of: segment)
      if position < count { return (segment, position) }
      position -= count
    }
    return nil
  }

  // MARK: Rows

  @MainActor private var engine: LayoutEngine {
    guard let tree = reconciler.layoutTree else {
      preconditionFailure("rows are asked for by layout, which has a tree")
    }
    return tree.engine
  }

  @MainActor
  private func row(_ list: ListContent, _ place: NodeReference, at position: Int) -> LayoutNode {
    guard let block = list.row(at: position, place, reconciler) else {
      return LayoutNode(EmptyRule(), in: engine)
    }
    var nodes: [LayoutNode] = []
    reconciler.layoutTree?.collect(block, 0, Int32(block.shape.entries.count), &nodes)
    if nodes.count == 1 { return nodes[0] }
    // Several views of one element, or none, count as one row.
    let serial = block.header.pointee.serial
    let group = groups[serial] ?? LayoutNode(StackRule(vertical: .center), in: engine)
    group.setChildren(nodes)
    groups[serial] = group
    return group
  }

  /// Tells rows that they have come into sight or left it.
  @MainActor private func show(_ range: Range<Int>, of place: NodeReference) {
    guard let rows = ListContent.rows(place) else { return }
    rows.shown = range
    for index in rows.blocks.indices {
      guard let block = rows.blocks[index] else { continue }
      let isHidden = block.header.pointee.mask.contains(.isOutOfSight)
      if range.contains(index), isHidden {
        block.header.pointee.mask.remove(.isOutOfSight)
        hidden.removeAll { $0.row.block == block }
        reconciler.setAppeared(true, block)
      } else if !range.contains(index), !isHidden {
        block.header.pointee.mask.insert(.isOutOfSight)
        hidden.append(Hidden(row: NodeReference(block, -1), since: engine.pass))
        reconciler.setAppeared(false, block)
      }
    }
  }

  /// Ends rows that have been out of sight for long.
  @MainActor private func dropHidden() {
    let pass = engine.pass
    hidden.removeAll { hidden in
      guard hidden.row.isAlive else { return true }
      guard pass &- hidden.since >= Self.updatesKept else { return false }
      guard let parent = hidden.row.block.header.pointee.parent else { return true }
      let place = NodeReference(parent, hidden.row.block.header.pointee.parentEntry)
      guard let list = parent.entry(place.entry).pointee.kind as? ListContent else { return true }
      groups[hidden.row.serial] = nil
      list.dropRow(at: Int(hidden.row.block.header.pointee.index), place, reconciler)
      return true
    }
  }
}
