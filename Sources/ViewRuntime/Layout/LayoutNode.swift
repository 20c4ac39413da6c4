package import Foundation

/// One view in the tree of layout: a rule, children, and what was found out.
///
/// It knows nothing of views: the runtime makes nodes, gives them rules and
/// children, and reads their frames. `owner` is the runtime's own mark.
package final class LayoutNode {
  package let engine: LayoutEngine
  /// The runtime's mark, for summing up by view; not read here.
  package var owner: UInt64

  /// The node above; a node has at most one.
  ///
  /// Sound although unchecked: it is set only by a node that takes this one
  /// into its `children`, which keeps the child alive and not the other way
  /// round, and unset when the child is let go and when the parent ends.
  package private(set) unowned(unsafe) var parent: LayoutNode?
  package private(set) var children: [LayoutNode] = []
  package private(set) var rule: any LayoutRule

  // What was found out; dropped by `invalidate`.
  var cache = SizeCache()
  var knownSpacing: ViewSpacing?
  var knownGuides: GuideSet?
  /// Whether anything above may rest on something found out here.
  var hasResults = false
  /// Goes up with every invalidation, so that a scratch knows its age.
  private(set) var revision: UInt32 = 0
  var scratch = LayoutScratch.none

  // Where the parent would put the node, and for which question the children
  // were put last.
  var placement: Placement?
  var arrangement: (size: CGSize, key: ProposalKey)?

  // Where the node is.
  package internal(set) var frame = CGRect.zero
  var placedProposal = ProposedViewSize.unspecified
  var isPlaced = false
  var needsPlacing = true
  var isPositionRead = false
  var subtreeDependsOnPosition = false
  var lastVisible = CGRect.zero
  var lastAbsolute = CGPoint.zero
  /// Set while an animation moves the node; see `presentedFrame`.
  var presentation: LeafPresentation?

  /// What the node showed when the screen was last looked at; the runtime's own.
  var shown: AnyObject?
  var displayMark = DisplayMark.changed
  /// Children that changed, or something in them, since then; while the node
  /// itself is marked as changed, all may have.
  var changedChildren: [LayoutNode] = []
  /// What the node may reach into; nil where there is nothing beyond its edges.
  private(set) var safeArea: SafeArea?

  var isRuleReported: Bool
  /// Set on all children while they are exchanged, to tell the old from the new.
  private var mark: UInt32 = 0
  /// While set, an invalidation ends here.
  var holdsInvalidation = false
  var measuredPass: UInt32 = 0
  var countedPass: UInt32 = 0
  package internal(set) var counts = NodeCounts()

  // Traits, set by the runtime.
  package var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { invalidate() } }
  }
  package var zIndex: Double = 0
  package var spaceName: AnyHashable?
  package var isHitTestable = true
  /// Whether a point is in the area that takes touches; nil where nothing says
  /// which area that is.
  ///
  /// Bounds and point are in the node's coordinates.
  var touchShape: ((_ bounds: CGRect, _ point: CGPoint) -> Bool)?
  var layoutValues: [ObjectIdentifier: Any] = [:]

  package init(_ rule: any LayoutRule, in engine: LayoutEngine, owner: UInt64 = 0) {
    self.engine = engine
    self.owner = owner
    self.rule = rule
    isRuleReported = rule.problem == nil
    engine.liveNodes += 1
  }

  deinit {
    engine.liveNodes -= 1
    for child in children where child.parent === self {
      child.parent = nil
    }
  }

  /// The only child, where the rule is for one.
  package var child: LayoutNode? { children.first }

  // MARK: Changes

  /// Gives the node another rule.
  ///
  /// - Returns: Whether layout is invalid now; false where the rules lay out alike.
  @discardableResult
  package func setRule(_ new: any LayoutRule) -> Bool {
    if rule.isSame(as: new) { return false }
    let isOtherAxis = rule.stackAxis != new.stackAxis
    if type(of: rule) != type(of: new) { scratch = .none }
    rule = new
    isRuleReported = new.problem == nil
    if isOtherAxis {
      for child in children { _ = child.dropAxisDependents() }
    }
    invalidate()
    return true
  }

  /// Gives the node other children; those that stay keep what was found out.
  ///
  /// - Returns: Whether layout is invalid now; false where nothing changed.
  @discardableResult
  package func setChildren(_ new: [LayoutNode]) -> Bool {
    if children.elementsEqual(new, by: ===) { return false }
    adopt(new)
    invalidate()
    return true
  }

  /// Takes the children in without invalidating the node.
  func adopt(_ new: [LayoutNode]) {
    let old = children
    if old.elementsEqual(new, by: ===) { return }
    setNeedsDisplay()
    let mark = engine.nextMark()
    for child in new { child.mark = mark }
    children = new
    for child in new {
      child.attach(to: self)
    }
    for child in old where child.mark != mark && child.parent === self {
      child.parent = nil
      child.placement = nil
      child.isPlaced = false
    }
  }

  /// Makes `parent` the node above, from which it takes its stack's axis.
  func attach(to parent: LayoutNode) {
    if self.parent === parent { return }
    if let former = self.parent {
      former.children.removeAll { $0 === self }
      former.setNeedsDisplay()
      former.invalidate()
    }
    self.parent = parent
    _ = dropAxisDependents()
  }

  /// Drops what was found out about the node and about all that rest on it.
  ///
  /// - Complexity: O(depth); a part that is invalid already is not gone through again.
  package func invalidate() {
    engine.invalidations &+= 1
    var next: LayoutNode? = self
    while let node = next {
      if !node.hasResults && node.needsPlacing { return }
      node.dropResults()
      if node.holdsInvalidation { return }
      next = node.parent
    }
  }

  /// Has the node and what is above it placed again, sizes kept.
  ///
  /// What is held is about to place its children anyway.
  func setNeedsPlacing() {
    var next: LayoutNode? = self
    while let node = next {
      node.needsPlacing = true
      if node.holdsInvalidation { return }
      next = node.parent
    }
  }

  /// Runs `body`, which may change the node's children without a word to its
  /// parents: their sizes do not rest on them.
  func holdingInvalidation<Result>(_ body: () -> Result) -> Result {
    let outer = holdsInvalidation
    holdsInvalidation = true
    defer { holdsInvalidation = outer }
    return body()
  }

  /// Has the children put anew, sizes kept.
  func dropArrangement() {
    arrangement = nil
  }

  func dropResults() {
    cache.removeAll()
    knownSpacing = nil
    knownGuides = nil
    arrangement = nil
    hasResults = false
    needsPlacing = true
    revision &+= 1
  }

  /// Takes the safe area in.
  ///
  /// - Returns: Whether it is another one than before.
  func take(_ area: SafeArea?) -> Bool {
    if SafeArea.isSame(safeArea, area) { return false }
    safeArea = area
    return true
  }

  /// Drops what rests on the axis of the stack above.
  ///
  /// - Returns: Whether anything here does.
  func dropAxisDependents() -> Bool {
    var isDependent = rule.dependsOnStackAxis
    if rule.stackAxis == .inherited {
      for child in children where child.dropAxisDependents() { isDependent = true }
    }
    if isDependent { dropResults() }
    return isDependent
  }
}

/// Where a node is put in its parent, left-to-right.
struct Placement {
  var origin: CGPoint
  var size: CGSize
  var proposal: ProposedViewSize
}

/// What a rule keeps on its node.
enum LayoutScratch {
  case none
  case stack(StackScratch)
  case scroll(ScrollState)
  case lazy(LazyWindow)
  case geometry(GeometryState)
  case insets(EdgeInsets)
  case custom(AnyObject)
}
