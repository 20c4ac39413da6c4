/// Where the pieces of a line stand, with two directions of writing in it.
///
/// Unicode's bidirectional algorithm (UAX 9) by whole words: what is inside a
/// word is left to the viewer, and embeddings by control characters are not
/// known.
struct PieceOrder {
  private let pieces: [TextPiece]
  private let base: Int

  init(_ pieces: [TextPiece], isRightToLeft: Bool) {
    self.pieces = pieces
    base = isRightToLeft ? 1 : 0
  }

  /// The left end of each piece, in the order of the pieces.
  func places(from left: Double) -> [Double] {
    var places = Array(repeating: left, count: pieces.count)
    var end = left
    for index in visualOrder {
      places[index] = end
      end += pieces[index].width
    }
    return places
  }

  /// From left to right: runs of each level are turned round, highest first.
  private var visualOrder: [Int] {
    let levels = levels
    var order = Array(pieces.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Even levels are read from the left, odd ones from the right.
  private var levels: [Int] {
    var known: [Int?] = []
    var isInRightToLeft = base == 1
    for piece in pieces {
      switch piece.direction {
      case .leftToRight:
        isInRightToLeft = false
        known.append(base == 0 ? 0 : 2)
      case .rightToLeft:
        isInRightToLeft = true
        known.append(1)
      case .number: known.append(isInRightToLeft ? 2 : 0)
      case .none: known.append(nil)
      }
    }
    return known.indices.map { index in
      if let level = known[index] { return level }
      let before = known[..<index].last { $0 != nil } ?? base
      let after = known[index...].first { $0 != nil } ?? base
      // Numbers count as written from the right here, as the level round them.
      let left = before == 2 && base == 0 ? 1 : before
      let right = after == 2 && base == 0 ? 1 : after
      return left == right ? left ?? base : base
    }
  }
}
