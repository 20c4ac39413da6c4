import TraceModel

/// What happened to the data of a list, apart from its ids.
///
/// Only for the trace. Elements without `==` are compared field by field where
/// they are values all through, and cannot be told apart where they are not.
@MainActor
struct ElementChanges {
  private(set) var changed = ListRecord.unknownCount
  private(set) var displaced = ListRecord.unknownCount

  init(
    _ operations: _ListOperations,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ difference: _IDDifference,
    _ oldCount: Int,
    _ reconciler: Reconciler
  ) {
    guard reconciler.reporter.isRecording else { return }
    let same = operations.sameElement
    let sameButID = operations.sameButID
    guard same != nil || sameButID != nil else { return }
    let newCount = operations.count(new)
    if oldCount == 0 || newCount == 0 {
      // All are new, or gone.
      if same != nil { changed = 0 }
      displaced = 0
      return
    }
    func position(_ index: Int) -> Int {
      difference.isSame ? index : Int(difference.oldPositions[index])
    }
    var changed: UInt32 = 0
    // Elements whose id says that they are new or other ones.
    var suspects: [Int] = []
    for index in 0..<newCount {
      let position = position(index)
      if position >= 0, same?(old, position, new, index) == true { continue }
      if position >= 0 { changed += 1 }
      suspects.append(index)
    }
    if same != nil { self.changed = changed }
    // Data that a neighbour has too says nothing of whose it is.
    func isTelling(_ index: Int) -> Bool {
      guard let sameButID, newCount > 1 else { return false }
      return !sameButID(new, index, new, index > 0 ? index - 1 : 1)
    }
    displaced = Self.mostAlike(suspects, oldCount) { index, shift in
      let before = index - shift
      guard position(index) != before else { return false }
      if same?(old, before, new, index) == true { return true }
      return sameButID?(old, before, new, index) == true && isTelling(index)
    }
  }

  /// How many suspects are found in the old data, all moved by the same way.
  ///
  /// An index as id leaves every element behind an insertion one place off; a
  /// random id leaves them where they were. So a few shifts tell: none, one up
  /// or down, and the one at which the first suspect is found.
  private static func mostAlike(
    _ suspects: [Int],
    _ oldCount: Int,
    _ isAlike: (_ index: Int, _ shift: Int) -> Bool
  ) -> UInt32 {
    guard let first = suspects.first else { return 0 }
    var shifts: Set<Int> = [0, 1, -1]
    if let found = (0..<oldCount).first(where: { isAlike(first, first - $0) }) {
      shifts.insert(first - found)
    }
    let counts = shifts.map { shift in
      suspects.count { index in
        (0..<oldCount).contains(index - shift) && isAlike(index, shift)
      }
    }
    return UInt32(counts.max() ?? 0)
  }
}
