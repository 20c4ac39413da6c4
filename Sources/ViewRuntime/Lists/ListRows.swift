/// The rows of one list on screen.
final class ListRows {
  var ids: _AnyIDs
  let isLazy: Bool
  var pending: ListContent.Pending?
  /// By position; nil for a row that a lazy container has not asked for.
  private var blocks: [Block?]
  /// The positions of the rows that exist, in order; kept for lazy lists only,
  /// of which few rows exist.
  private var made: [Int32] = []

  init(ids: _AnyIDs, count: Int, isLazy: Bool) {
    self.ids = ids
    self.isLazy = isLazy
    blocks = Array(repeating: nil, count: count)
  }

  var count: Int { blocks.count }

  subscript(index: Int) -> Block? { blocks[index] }

  /// Puts a row at a position where none exists.
  func set(_ block: Block, at index: Int) {
    blocks[index] = block
    guard isLazy else { return }
    let position = Int32(index)
    if let last = made.last, last > position {
      made.insert(position, at: place(of: position))
    } else {
      made.append(position)
    }
  }

  func remove(at index: Int) {
    blocks[index] = nil
    guard isLazy else { return }
    let place = place(of: Int32(index))
    if place < made.count, made[place] == Int32(index) { made.remove(at: place) }
  }

  /// Takes out all rows and makes room for so many.
  func takeAll(count: Int) -> [Block?] {
    defer {
      blocks = Array(repeating: nil, count: count)
      made = []
    }
    return blocks
  }

  /// The rows that exist, in order; `body` may take out the one it is given.
  ///
  /// - Complexity: O(rows that exist).
  func forEachMade(_ body: (Block) -> Void) {
    guard isLazy else {
      for case let block? in blocks { body(block) }
      return
    }
    for index in made { if let block = blocks[Int(index)] { body(block) } }
  }

  /// The rows that exist from the first on, without a gap.
  var leading: [Block] { blocks.prefix { $0 != nil }.compactMap { $0 } }

  /// Where a position stands among those that exist, or would.
  private func place(of position: Int32) -> Int {
    var low = 0
    var high = made.count
    while low < high {
      let middle = (low + high) / 2
      if made[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
