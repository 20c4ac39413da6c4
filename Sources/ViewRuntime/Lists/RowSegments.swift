/// Some rows of a lazy container: those of one view, one list, one block.
///
/// A tree of segments stands for all rows in order. Rows of a list whose
/// elements all show the same number of views are found by arithmetic; other
/// lists make their rows from the first on up to the one that is asked for,
/// since only a row that exists can tell how many views it is (rule 36).
@MainActor
class RowSegment {
  /// How many views it is; rows that do not exist count as one where only they
  /// could tell.
  var count: Int { preconditionFailure("RowSegment is abstract") }

  /// The view at a position, made if it does not exist.
  func node(at index: Int, _ rows: LazyRows) -> LayoutNode {
    preconditionFailure("RowSegment is abstract")
  }

  /// The blocks that show the views in a range, as far as they exist.
  func forEachBlock(in range: Range<Int>, _ body: (Block) -> Void) {}

  /// Whether only rows that exist tell where later ones are.
  var isVaried: Bool { false }

  /// Where a block's first view is.
  func position(of block: Block) -> Int? { nil }

  /// Where the first view of a list's row is, or would be.
  func position(ofRow index: Int, in list: NodeReference) -> Int? { nil }
}

/// Views that exist as long as the content does.
final class ViewSegment: RowSegment {
  private let nodes: [LayoutNode]

  init(_ nodes: [LayoutNode]) { self.nodes = nodes }

  override var count: Int { nodes.count }
  override func node(at index: Int, _ rows: LazyRows) -> LayoutNode { nodes[index] }
}

/// One view that is mounted when it is needed.
final class ChildSegment: RowSegment {
  private let place: NodeReference
  private let child: LazyChild
  private let context: RowContext

  init(_ place: NodeReference, _ child: LazyChild, _ context: RowContext) {
    self.place = place
    self.child = child
    self.context = context
  }

  override var count: Int { 1 }

  override func node(at index: Int, _ rows: LazyRows) -> LayoutNode {
    let block = child.block(place, rows.reconciler)
    return rows.nodes(of: block, context).first ?? rows.nodes.empty
  }

  override func forEachBlock(in range: Range<Int>, _ body: (Block) -> Void) {
    guard !range.isEmpty, let block = place.block.record(place.entry).pointee.child else { return }
    body(block)
  }

  override func position(of block: Block) -> Int? {
    place.block.record(place.entry).pointee.child == block ? 0 : nil
  }
}

/// A list whose elements all show the same number of views.
final class EvenListSegment: RowSegment {
  private let place: NodeReference
  private let list: ListContent
  private let viewsPerRow: Int
  private let context: RowContext

  init(_ place: NodeReference, _ list: ListContent, viewsPerRow: Int, _ context: RowContext) {
    self.place = place
    self.list = list
    self.viewsPerRow = viewsPerRow
    self.context = context
  }

  override var count: Int { (ListContent.rows(place)?.count ?? 0) * viewsPerRow }

  override func node(at index: Int, _ rows: LazyRows) -> LayoutNode {
    guard let block = list.row(at: index / viewsPerRow, place, rows.reconciler) else {
      return rows.nodes.empty
    }
    let nodes = rows.nodes(of: block, context)
    let view = index % viewsPerRow
    return view < nodes.count ? nodes[view] : rows.nodes.empty
  }

  override func forEachBlock(in range: Range<Int>, _ body: (Block) -> Void) {
    guard !range.isEmpty, let rows = ListContent.rows(place) else { return }
    for index in range.lowerBound / viewsPerRow...(range.upperBound - 1) / viewsPerRow {
      if index < rows.count, let block = rows[index] { body(block) }
    }
  }

  override func position(of block: Block) -> Int? {
    guard block.header.pointee.parent == place.block,
      block.header.pointee.parentEntry == place.entry
    else { return nil }
    return Int(block.header.pointee.index) * viewsPerRow
  }

  override func position(ofRow index: Int, in list: NodeReference) -> Int? {
    list == place ? index * viewsPerRow : nil
  }
}

/// Segments one after the other.
class GroupSegment: RowSegment {
  fileprivate(set) var parts: [RowSegment]
  /// The block whose content this is; nil for the container's own.
  private let block: Block?

  init(_ parts: [RowSegment], of block: Block? = nil) {
    self.parts = parts
    self.block = block
  }

  override var count: Int { parts.reduce(0) { $0 + $1.count } }
  override var isVaried: Bool { parts.contains(where: \.isVaried) }

  override func node(at index: Int, _ rows: LazyRows) -> LayoutNode {
    found(at: index, rows) ?? rows.nodes.empty
  }

  /// The view at a position; nil where the parts turn out too short for it.
  fileprivate final func found(at index: Int, _ rows: LazyRows) -> LayoutNode? {
    var start = 0
    for part in parts {
      if index - start < part.count {
        let node = part.node(at: index - start, rows)
        // Making a view may show that the part is shorter than it seemed.
        if index - start < part.count { return node }
      }
      start += part.count
    }
    return nil
  }

  override func forEachBlock(in range: Range<Int>, _ body: (Block) -> Void) {
    var start = 0
    var isFirst = true
    for part in parts {
      let count = part.count
      let own = range.clamped(to: start..<start + count)
      if !own.isEmpty {
        if isFirst, let block { body(block) }
        isFirst = false
        part.forEachBlock(in: own.lowerBound - start..<own.upperBound - start, body)
      }
      start += count
    }
  }

  override func position(ofRow index: Int, in list: NodeReference) -> Int? {
    var start = 0
    for part in parts {
      if let position = part.position(ofRow: index, in: list) { return start + position }
      start += part.count
    }
    return nil
  }

  override func position(of block: Block) -> Int? {
    if block == self.block { return 0 }
    var start = 0
    for part in parts {
      if let position = part.position(of: block) { return start + position }
      start += part.count
    }
    return nil
  }
}

/// A list of which only an existing row can tell how many views it is.
///
/// Rows are made in order and stay: without them nobody would know where the
/// later ones are.
final class VariedListSegment: GroupSegment {
  private let place: NodeReference
  private let list: ListContent
  private let context: RowContext

  init(_ place: NodeReference, _ list: ListContent, _ context: RowContext, _ rows: LazyRows) {
    self.place = place
    self.list = list
    self.context = context
    let made = ListContent.rows(place)?.leading ?? []
    super.init(made.map { rows.group(of: $0, context) })
  }

  override func position(ofRow index: Int, in list: NodeReference) -> Int? {
    guard list == place else { return super.position(ofRow: index, in: list) }
    let made = parts.prefix(index).reduce(0) { $0 + $1.count }
    return made + max(index - parts.count, 0)
  }

  override var isVaried: Bool { true }

  private var unmade: Int { (ListContent.rows(place)?.count ?? 0) - parts.count }

  override var count: Int { super.count + max(unmade, 0) }

  override func node(at index: Int, _ rows: LazyRows) -> LayoutNode {
    var made = super.count
    while true {
      while index >= made, let part = makeRow(rows) { made += part.count }
      if let node = found(at: index, rows) { return node }
      // Lists in the rows were shorter than they seemed: the view stands further on.
      guard makeRow(rows) != nil else { return rows.nodes.empty }
      made = super.count
    }
  }

  /// Makes the first row that does not exist yet.
  private func makeRow(_ rows: LazyRows) -> RowSegment? {
    guard unmade > 0, let block = list.row(at: parts.count, place, rows.reconciler) else {
      return nil
    }
    let part = rows.group(of: block, context)
    parts.append(part)
    return part
  }
}
