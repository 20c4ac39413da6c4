/// Where each element of a list stood before.
public struct _IDDifference {
  /// For each new position the old one; -1 for a new element.
  public var oldPositions: [Int32] = []
  public var inserted: UInt32 = 0
  public var removed: UInt32 = 0
  /// Kept elements that changed their order among the kept ones.
  public var moved: UInt32 = 0
  /// An id that occurs more than once; the first keeps the identity.
  public var duplicate: String?
  /// The ids are the same in the same order.
  public var isSame = false

  @inlinable public init() {}
}

/// Compares the ids of a list before and after.
///
/// Common head and tail are trimmed first, so an unchanged order, an append
/// and a removal build no table.
///
/// - Complexity: O(*n*); a table only for what lies between head and tail.
@inlinable
public func _difference<ID: Hashable>(of old: [ID], _ new: [ID]) -> _IDDifference {
  var result = _IDDifference()
  var head = 0
  let shorter = min(old.count, new.count)
  while head < shorter, old[head] == new[head] { head += 1 }
  if head == old.count, head == new.count {
    result.isSame = true
    return result
  }
  var tail = 0
  while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
  result.oldPositions.reserveCapacity(new.count)
  for index in 0..<head { result.oldPositions.append(Int32(index)) }
  _matchMiddle(old, new, head, tail, &result)
  for index in new.count - tail..<new.count {
    result.oldPositions.append(Int32(index - new.count + old.count))
  }
  let kept = result.oldPositions.reduce(0) { $1 >= 0 ? $0 + 1 : $0 }
  result.removed = UInt32(old.count - kept)
  result.inserted = UInt32(new.count - kept)
  result.moved = _countMoves(result.oldPositions)
  return result
}

@inlinable
func _matchMiddle<ID: Hashable>(
  _ old: [ID],
  _ new: [ID],
  _ head: Int,
  _ tail: Int,
  _ result: inout _IDDifference
) {
  var positions: [ID: Int32] = [:]
  if old.count - tail > head, new.count - tail > head {
    for index in head..<old.count - tail where positions[old[index]] == nil {
      positions[old[index]] = Int32(index)
    }
  }
  for index in head..<new.count - tail {
    if let position = positions.removeValue(forKey: new[index]) {
      result.oldPositions.append(position)
    } else {
      result.oldPositions.append(-1)
    }
  }
}

/// The fewest kept elements that must move: all but a longest run of kept ones
/// whose old positions rise.
@usableFromInline
func _countMoves(_ oldPositions: [Int32]) -> UInt32 {
  var last: Int32 = -1
  var isSorted = true
  for position in oldPositions where position >= 0 {
    if position < last { isSorted = false }
    last = position
  }
  if isSorted { return 0 }
  var tails: [Int32] = []
  var kept: UInt32 = 0
  for position in oldPositions where position >= 0 {
    kept += 1
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < position { low = middle + 1 } else { high = middle }
    }
    if low == tails.count { tails.append(position) } else { tails[low] = position }
  }
  return kept - UInt32(tails.count)
}
