import TraceModel

/// What a finger meets that comes down on the views of the last one.
///
/// What is still undecided (a double tap that has seen one tap) goes on, and so
/// does what has ended and waits for it. Everything else has had its finger, and
/// begins anew.
extension TouchTree {
  /// This tree with what goes on of the last one; nil where that was on other
  /// views, or where their gestures stand to each other in another way now.
  func goingOn(from last: TouchTree) -> TouchTree? {
    guard views == last.views, let root, let old = last.root,
      let next = Self.renewed(old, root, mayEnd: true)
    else { return nil }
    var tree = self
    tree.root = next
    let used = Set(Self.leaves(of: next).map(ObjectIdentifier.init))
    tree.parts = zip(last.parts, parts).map { old, new in
      used.contains(ObjectIdentifier(old.recognizer)) ? old : new
    }
    return tree
  }

  /// `mayEnd` is what the old one is delivered with.
  private static func renewed(
    _ old: _AnyGestureRecognizer,
    _ new: _AnyGestureRecognizer,
    mayEnd: Bool
  ) -> _AnyGestureRecognizer? {
    guard type(of: old) == type(of: new) else { return nil }
    if old.state == .ended, !mayEnd { return old }
    switch (old, new) {
    case (let old as Exclusion, let new as Exclusion):
      guard let first = renewed(old.first, new.first, mayEnd: mayEnd && old.winner != .second),
        let second = renewed(old.second, new.second, mayEnd: mayEnd && old.winner == .second)
      else { return nil }
      return Exclusion(first, before: second)
    case (let old as Simultaneity, let new as Simultaneity):
      guard let first = renewed(old.first, new.first, mayEnd: mayEnd),
        let second = renewed(old.second, new.second, mayEnd: mayEnd)
      else { return nil }
      return Simultaneity(first, second)
    default:
      return old.state.isFinished ? new : old
    }
  }

  private static func leaves(of root: _AnyGestureRecognizer) -> [_AnyGestureRecognizer] {
    switch root {
    case let both as Exclusion: leaves(of: both.first) + leaves(of: both.second)
    case let both as Simultaneity: leaves(of: both.first) + leaves(of: both.second)
    default: [root]
    }
  }
}
