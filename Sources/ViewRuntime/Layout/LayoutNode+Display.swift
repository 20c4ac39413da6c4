/// Whether what a node shows may differ from what it showed last.
enum DisplayMark: UInt8 {
  case none
  /// Something in a child does: see `changedChildren`.
  case below
  /// The node itself, or which children it has.
  case changed
}

extension LayoutNode {
  /// Has the node looked at again when the screen is.
  ///
  /// - Complexity: O(depth) for the first since then, O(1) for the others.
  func setNeedsDisplay() {
    if displayMark == .changed { return }
    let isKnown = displayMark == .below
    displayMark = .changed
    guard !isKnown else { return }
    var node = self
    while let parent = node.parent, parent.displayMark != .changed {
      parent.changedChildren.append(node)
      if parent.displayMark == .below { return }
      parent.displayMark = .below
      node = parent
    }
  }

  /// The node has been looked at.
  ///
  /// - Returns: The children that changed.
  func takeDisplayChanges() -> [LayoutNode] {
    displayMark = .none
    guard !changedChildren.isEmpty else { return [] }
    defer { changedChildren = [] }
    return changedChildren
  }
}
