package import Foundation

extension LayoutNode {
  /// Puts a child; its size is what it answers to the proposal.
  func put(_ child: LayoutNode, at origin: CGPoint, proposing proposal: ProposedViewSize) {
    child.placement = Placement(
      origin: origin,
      size: child.size(proposing: proposal),
      proposal: proposal
    )
  }

  /// Puts the only child.
  func putChild(at origin: CGPoint, proposing proposal: ProposedViewSize) {
    if let child { put(child, at: origin, proposing: proposal) }
  }

  /// Has the rule put the children, unless they stand that way already.
  func arrange(size: CGSize, proposal: ProposedViewSize) {
    let key = ProposalKey(proposal)
    if engine.usesCaches, let arrangement, arrangement.key == key, arrangement.size == size {
      return
    }
    for child in children { child.placement = nil }
    timed { rule.arrange(self, size: size, proposal: proposal) }
    arrangement = (size, key)
    hasResults = true
  }

  /// Takes the place and hands the children theirs.
  ///
  /// - Parameters:
  ///   - placement: In the parent, as it is shown (right-to-left mirrored).
  ///   - visible: What of the screen can be seen, in the node's coordinates.
  ///   - absolute: The node's origin on the screen.
  ///   - safeArea: What the node may reach into.
  func commit(
    _ placement: Placement,
    visible: CGRect,
    absolute: CGPoint,
    safeArea: SafeArea?
  ) {
    let isSame =
      isPlaced && !needsPlacing && frame.size == placement.size
      && ProposalKey(placedProposal) == ProposalKey(placement.proposal)
    let isMoved = frame.origin != placement.origin
    let hasOtherArea = take(safeArea)
    let isSeenOtherwise = visible != lastVisible || absolute != lastAbsolute
    frame = CGRect(origin: placement.origin, size: placement.size)
    placedProposal = placement.proposal
    lastVisible = visible
    lastAbsolute = absolute
    if !isSame || isMoved { countPlacing() }
    let isTouched = hasOtherArea || (subtreeDependsOnPosition && isSeenOtherwise)
    if engine.usesCaches && isSame && !isTouched { return }
    isPlaced = true
    setNeedsDisplay()
    reportProblem()
    rule.prepare(self, visible: visible)
    needsPlacing = false
    arrange(size: placement.size, proposal: placement.proposal)
    commitChildren(visible: visible, absolute: absolute)
  }

  private func commitChildren(visible: CGRect, absolute: CGPoint) {
    let seen = rule.clips ? visible.clipped(to: rule.clipBounds(of: self)) : visible
    let changesSafeArea = rule.changesSafeArea
    var depends =
      rule.dependsOnPosition || isPositionRead || (safeArea != nil && rule.readsSafeArea)
    for child in children {
      guard var put = child.placement else {
        child.isPlaced = false
        continue
      }
      if layoutDirection == .rightToLeft {
        put.origin.x = frame.size.width - put.origin.x - put.size.width
      }
      if put.origin.x.isNaN { put.origin.x = 0 }
      if put.origin.y.isNaN { put.origin.y = 0 }
      child.commit(
        put,
        visible: seen.offset(by: CGPoint(x: -put.origin.x, y: -put.origin.y)),
        absolute: CGPoint(x: absolute.x + put.origin.x, y: absolute.y + put.origin.y),
        safeArea: changesSafeArea ? rule.safeArea(of: child, in: self) : safeArea
      )
      if child.subtreeDependsOnPosition { depends = true }
    }
    subtreeDependsOnPosition = depends
  }

  /// Whether the node has a place, its parents too.
  package var isShown: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if !node.isPlaced { return false }
      next = node.parent
    }
    return true
  }

  /// The proposal that the node was placed with.
  package var proposal: ProposedViewSize { placedProposal }

  /// What of the screen can be seen, in the node's coordinates.
  package var visibleRect: CGRect { lastVisible.clipped(to: bounds) }

  package var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// What is shown of the node and what is in it where it clips, in its own
  /// coordinates; a scroll view shows more than its bounds, under bars.
  package var clipBounds: CGRect { rule.clipBounds(of: self) }

  /// Has the node laid out again when it moves, since its place was read.
  func notePositionRead() {
    isPositionRead = true
    subtreeDependsOnPosition = true
    setNeedsPlacingDependents()
  }

  private func setNeedsPlacingDependents() {
    var next = parent
    while let node = next, !node.subtreeDependsOnPosition {
      node.subtreeDependsOnPosition = true
      next = node.parent
    }
  }

  /// Where a length begins that is centred in another; 0 where neither is finite.
  static func inset(of length: CGFloat, in space: CGFloat) -> CGFloat {
    let inset = (space - length) / 2
    return inset.isFinite ? inset : 0
  }
}
